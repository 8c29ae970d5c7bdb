import { useQuery } from '@tanstack/react-query';
import { type Answer, call, sendChange } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import * as c from '../../base/codec.js';
import { money } from '../../base/money.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { now } from '../../base/time.js';
import { MONEY } from './money.hook.js';
import { cashWords as text } from '../words.js';

const COUNT = {
  countedCents: c.field(text.counted, c.saying(text.noAmount, c.cents), { autoComplete: 'off' }),
  missing: c.field(text.missing, c.choice(text.missingOf)),
  reason: c.field(text.reason, c.optionalText, { maxLength: 191 }),
};

type Counted = c.DeepPartial<{ countedCents: number; missing: string }>;

/** A second person counts. What is missing is named before it is confirmed. */
export function CountDialog({ holder }: { holder: CashHolder }) {
  const { announced, name, courierId } = holder;
  const held = Math.max(0, holder.inHandCents);
  const announcedCents = announced?.cents ?? 0;
  const isBeyond = ({ countedCents, missing }: Counted) => {
    const relieved = missing === 'remains' ? 0 : Math.max(0, announcedCents - (countedCents ?? 0));
    return (countedCents ?? 0) + relieved > held;
  };
  const codec = c.record(
    { ...COUNT, beyondHeld: c.field(text.beyondHeld(money(holder.inHandCents)), c.flag) },
    (count, wrong) => {
      if (announced && (count.countedCents ?? 0) !== announcedCents && !count.reason)
        wrong('reason', text.noReason);
      if (isBeyond(count) && !count.beyondHeld) wrong('countedCents', text.notMeant);
    },
  );
  const shortOf = ({ countedCents }: Counted) => (announced ? announcedCents - (countedCents ?? 0) : 0);
  const lead = announced
    ? text.countLead({ announced: money(announcedCents), held: money(holder.inHandCents) })
    : text.receiveLead(money(holder.inHandCents));
  return (
    <RecordDialog
      codec={codec}
      begin={{ missing: 'remains', countedCents: announced?.cents ?? held }}
      title={announced ? text.countTitle(name) : text.receiveTitle(name)}
      lead={lead}
      action={text.confirm}
      fault={text.noAmount}
      save={({ countedCents, beyondHeld, ...rest }) =>
        announced
          ? sendChange(
              'POST /api/admin/cash/hand-ins/{id}/confirm',
              { id: announced.id, countedCents, beyondHeld, ...rest },
              ...MONEY,
            )
          : sendChange(
              'POST /api/admin/cash/couriers/{id}/hand-ins',
              { id: courierId, countedCents, beyondHeld },
              ...MONEY,
            )
      }
      success={(_, { countedCents }) => text.done(money(countedCents))}
      beside={({ read }) => (
        <span className="grow soft">{shortOf(read) !== 0 && text.difference(money(-shortOf(read)))}</span>
      )}
    >
      {(form) => (
        <>
          <Fields form={form} of={['countedCents']} />
          {shortOf(form.read) > 0 && <Fields form={form} of={['missing']} />}
          {shortOf(form.read) !== 0 && <Fields form={form} of={['reason']} />}
          {isBeyond(form.read) && <Fields form={form} of={['beyondHeld']} />}
        </>
      )}
    </RecordDialog>
  );
}

const REVERSAL = c.record({
  reason: c.field(text.reverseReason, c.needed, { maxLength: 191 }),
});

/** The courier reads the reason. */
export function ReverseDialog({ handIn }: { handIn: CountedHandIn }) {
  const { id, countedCents, courierName: name } = handIn;
  return (
    <RecordDialog
      codec={REVERSAL}
      begin={{}}
      title={text.reverseTitle({ amount: money(countedCents ?? 0), name })}
      lead={text.reverseLead}
      action={text.reverse}
      fault={text.noReverseReason}
      save={({ reason }) =>
        sendChange('POST /api/admin/cash/hand-ins/{id}/reverse', { id, reason }, ...MONEY)
      }
      success={text.reversed}
    />
  );
}

const LIMIT = c.record({
  limitCents: c.field(text.limitField, c.optional(c.cents), { hint: text.limitHint, autoComplete: 'off' }),
});

export function LimitDialog({ holder }: { holder: CashHolder }) {
  const { courierId: id, ownLimitCents: limitCents, name } = holder;
  return (
    <RecordDialog
      codec={LIMIT}
      begin={{ limitCents }}
      title={text.limitTitle(name)}
      action={text.save}
      fault={text.badLimit}
      save={(limit) => sendChange('PUT /api/admin/cash/couriers/{id}/limit', { id, ...limit }, ...MONEY)}
      success={text.saved}
    />
  );
}

export type CashHolder = Answer<'/api/admin/cash/couriers'>['items'][number];

const DAYS = 30;
const DAY_MS = 86_400_000;

export function useDoorDifferences() {
  const query = useQuery({
    queryKey: ['admin', 'cash', 'differences', 'days'],
    queryFn: () => {
      const [from, to] = [now() - DAYS * DAY_MS, now() + DAY_MS].map((at) => new Date(at).toISOString());
      return call('/api/admin/cash/differences', { from: from ?? '', to: to ?? '' });
    },
  });
  return listOf(query);
}

export type CountedHandIn = Answer<'/api/admin/cash/hand-ins'>['items'][number];
