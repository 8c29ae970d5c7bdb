import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Unread } from '../../base/ui/empty.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Table } from '../../desk/ui/table.js';
import { notify } from '../../base/ui/toast.js';
import { weekOf, type Merchant, type Preparation } from './merchants.hook.js';
import { merchantWords as text } from '../words.js';
import './week.css';

const MAX_MINUTES = 240;

/** One value set by hand, else values measured at pickups. */
export function PreparationPanel({ merchant }: { merchant: Merchant }) {
  const mayWrite = useMay()('merchants');
  const learned = useRead('/api/admin/merchants/{id}/preparation-times', { id: merchant.id });
  if (!learned.isSuccess) return <Unread of={learned} lines={6} />;
  const known = learned.data.items.length > 0;
  return (
    <div className="stack">
      <ByHand merchant={merchant} mayWrite={mayWrite} />
      <section>
        <h3>{text.learned}</h3>
        {merchant.preparationMinutes !== null && known && <p className="note">{text.handWins}</p>}
        {known ? <Week preparation={learned.data} /> : <p className="soft">{text.nothingLearned}</p>}
        {known && mayWrite && (
          <Act
            kind="quiet"
            className="start"
            of="DELETE /api/admin/merchants/{id}/preparation-times"
            by={{ id: merchant.id }}
            ask={{ title: text.forgetTitle, lead: text.forgetLead, action: text.forgetDo }}
            success={text.forgotten}
          >
            {text.forget}
          </Act>
        )}
      </section>
    </div>
  );
}

const BY_HAND = c.record({
  preparationMinutes: c.field(text.byHand, c.optional(c.whole(0, MAX_MINUTES)), { hint: text.byHandHint }),
});

function ByHand({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const form = useRecordForm(BY_HAND, {
    begin: merchant,
    fault: text.minutesWrong(MAX_MINUTES),
    save: (typed) => sendChange('PATCH /api/admin/merchants/{id}', { id: merchant.id, ...typed }),
    saved: () => notify(text.saved(merchant.name)),
  });
  return (
    <Form form={form} className="row wrap">
      <Fields form={form} of={['preparationMinutes']} disabled={!mayWrite} />
      {mayWrite && <Submit form={form} kind="plain" />}
    </Form>
  );
}

/** From short to long times, eight minutes each. */
const TONES = ['green', 'accent', 'amber', 'red'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** A darker cell takes longer, a pale one has few samples. */
function Week({ preparation }: { preparation: Preparation }) {
  const { hours, cellOf } = weekOf(preparation);
  return (
    <>
      <Table
        bare
        className="week"
        label={text.learned}
        rows={WEEK}
        keyOf={(weekday) => weekday}
        columns={[
          { name: '', head: true, cell: (weekday) => text.weekdays[weekday] },
          ...hours.map((hour) => ({
            name: `${String(hour)} h`,
            cell: (weekday: (typeof WEEK)[number]) => <Hour cell={cellOf(weekday, hour)} />,
          })),
        ]}
      />
      <p className="soft">{text.weekLead}</p>
    </>
  );
}

function Hour({ cell }: { cell: ReturnType<ReturnType<typeof weekOf>['cellOf']> }) {
  if (!cell) return null;
  const minutes = Math.round(cell.seconds / 60);
  const tone = TONES[Math.floor(cell.seconds / 480)] ?? 'red bold';
  const label = text.cell({ minutes, samples: cell.samples });
  return (
    <span className={cell.used ? `toned ${tone}` : 'few'} title={label}>
      {minutes}
      <span className="sr"> {label}</span>
    </span>
  );
}
