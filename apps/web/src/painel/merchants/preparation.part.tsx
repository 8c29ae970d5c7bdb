import { useQuery, useMutation } from '@tanstack/react-query';
import { call, read, write } from '../../ground/api/client.js';
import { useOpen } from '../../ground/open.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { Table } from '../../ground/ui/table.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { keep } from './merchants.hook.js';
import { heatOf, weekOf, type Merchant, type Preparation } from './merchants.rules.js';
import { merchantWords as text } from '../words.js';
import './week.css';

const MOST_MINUTES = 240;

/** Preparation time of a merchant: one value set by hand, else values measured at pickups. */
export function PreparationPanel({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const learned = useQuery(read('/api/admin/merchants/{id}/preparation-times', { id: merchant.id }));
  const forgetting = useMutation(
    write('DELETE /api/admin/merchants/{id}/preparation-times', { onError: refused }),
  );
  const asking = useOpen();
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
          <Button kind="quiet" className="start" onClick={asking.open}>
            {text.forget}
          </Button>
        )}
      </section>
      {asking.is && (
        <Confirm
          title={text.forgetTitle}
          action={text.forgetDo}
          busy={forgetting.isPending}
          confirm={() =>
            forgetting.mutate(
              { id: merchant.id },
              {
                onSuccess: () => {
                  notify(text.forgotten);
                  asking.close();
                },
              },
            )
          }
          close={asking.close}
        >
          {text.forgetLead}
        </Confirm>
      )}
    </div>
  );
}

function ByHand({ merchant, mayWrite }: { merchant: Merchant; mayWrite: boolean }) {
  const { id, name, preparationMinutes } = merchant;
  const form = useForm({
    begin: { preparationMinutes: preparationMinutes === null ? '' : String(preparationMinutes) },
    faults: (typed) =>
      isMinutes(typed.preparationMinutes) ? {} : { preparationMinutes: text.minutesWrong(MOST_MINUTES) },
    save: (typed) =>
      call('PATCH /api/admin/merchants/{id}', {
        id,
        preparationMinutes: minutesOf(typed.preparationMinutes),
      }),
    saved: () => {
      keep();
      notify(text.saved(name));
    },
  });
  return (
    <Form form={form} className="row wrap by-hand">
      <TextField
        label={text.byHand}
        hint={text.byHandHint}
        inputMode="numeric"
        disabled={!mayWrite}
        {...form.field('preparationMinutes')}
      />
      {mayWrite && (
        <Button type="submit" busy={form.busy}>
          {text.save}
        </Button>
      )}
    </Form>
  );
}

/** null: nothing is typed. */
const minutesOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

function isMinutes(typed: string): boolean {
  const minutes = minutesOf(typed) ?? 0;
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES;
}

/** Of a cell, by how long it takes. */
const TONES = ['green', 'accent', 'amber', 'red', 'red bold'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Weekdays by hours; a darker cell takes longer, a pale one has few samples. */
function Week({ preparation }: { preparation: Preparation }) {
  const { hours, at } = weekOf(preparation);
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
            cell: (weekday: (typeof WEEK)[number]) => <Hour cell={at(weekday, hour)} />,
          })),
        ]}
      />
      <p className="soft">{text.weekLead}</p>
    </>
  );
}

function Hour({ cell }: { cell: ReturnType<ReturnType<typeof weekOf>['at']> }) {
  if (!cell) return null;
  const minutes = Math.round(cell.seconds / 60);
  const said = text.cell({ minutes, samples: cell.samples });
  return (
    <span className={cell.used ? `toned ${TONES[heatOf(cell.seconds)] ?? ''}` : 'few'} title={said}>
      {minutes}
      <span className="sr"> {said}</span>
    </span>
  );
}
