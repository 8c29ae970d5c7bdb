import { draftOf } from '../../base/form-fields.js';
import { centsOf, money, reais } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import { type OpenSheet, changeSheet } from '../data/sheet.store.js';
import { useCash } from '../data/cash.store.js';
import { changeOf, methodOf } from '../data/sequence.rules.js';
import { Refused } from '../../base/ui/refused.js';
import { collectedWords as words, sheetWords as text, taskWords as work } from '../words.js';
import type { Cash, Stop } from '../data/answers.rules.js';

const COLLECT_METHODS = [
  'cash',
  'pix',
  'credit_card',
  'debit_card',
  'meal_voucher',
  'food_voucher',
  'other',
] as const;

type Collect = NonNullable<Stop['collect']>;
type Typed = NonNullable<OpenSheet['collected']>;

/** `paid`: the payment was not confirmed. */
export const NO_FAULTS = { paid: false, amount: false, change: false, reason: false };
type CollectedFaults = typeof NO_FAULTS;

/** The first values of the fields: the asked amount and change. */
export function typedFirst(collect: Collect): Typed {
  const change = changeOf(collect);
  return {
    amount: reais(collect.amountCents),
    method: collect.method ?? 'cash',
    change: change === 0 ? '' : reais(change),
    reason: '',
  };
}

function differs({ amountCents, method }: Collect, typed: Typed): boolean {
  return centsOf(typed.amount) !== amountCents || (method !== null && typed.method !== method);
}

export function collectedFaults(collect: Stop['collect'], { paid, collected }: OpenSheet): CollectedFaults {
  if (collect === null) return NO_FAULTS;
  if (!collected) return { ...NO_FAULTS, paid: !paid };
  return {
    paid: false,
    amount: centsOf(collected.amount) === null,
    change: collected.change.trim() !== '' && centsOf(collected.change) === null,
    reason: collected.reason.trim() === '' && differs(collect, collected),
  };
}

/** The part of an act's body; empty where the courier confirmed the asked amount. */
export function collectedBody({ collected }: OpenSheet): { collected?: object } {
  if (!collected) return {};
  const { method, amount, change, reason } = collected;
  return {
    collected: {
      method,
      cents: centsOf(amount),
      changeCents: method === 'cash' ? (centsOf(change) ?? 0) : 0,
      ...(reason.trim() && { reason: reason.trim() }),
    },
  };
}

/** What the courier holds after this stop, if that reaches the limit; null: it does not. */
export function limitAhead(
  collect: Collect,
  { collected }: Pick<OpenSheet, 'collected'>,
  held: Pick<Cash, 'inHandCents' | 'limitCents'> | null,
): { cents: number; limitCents: number } | null {
  const method = collected?.method ?? collect.method ?? 'cash';
  if (held === null || held.limitCents === null || method !== 'cash') return null;
  const { inHandCents, limitCents } = held;
  const cents = inHandCents + (collected ? (centsOf(collected.amount) ?? 0) : collect.amountCents);
  return cents >= limitCents ? { cents, limitCents } : null;
}

interface CollectedProps {
  collect: Collect;
  open: OpenSheet;
  faults: CollectedFaults;
}

export function Collected({ collect, open, faults }: CollectedProps) {
  // Warns that after this delivery no further order that collects cash is offered.
  const ahead = limitAhead(collect, open, useCash());
  return (
    <>
      {open.collected ? (
        <OtherPayment collect={collect} typed={open.collected} faults={faults} />
      ) : (
        <AsAsked collect={collect} paid={open.paid} missing={faults.paid} />
      )}
      {ahead && (
        <p className="notice amber">
          {words.limit({ cents: money(ahead.cents), limit: money(ahead.limitCents) })}
        </p>
      )}
    </>
  );
}

interface AsAskedProps extends Pick<CollectedProps, 'collect'> {
  paid: boolean;
  missing: boolean;
}

function AsAsked({ collect, paid, missing }: AsAskedProps) {
  const back = changeOf(collect);
  return (
    <div className="note cash">
      <Check
        label={`${text.cash(money(collect.amountCents))} ${work.methods[methodOf(collect.method)]}`}
        checked={paid}
        onChange={({ target }) => changeSheet(() => ({ paid: target.checked }))}
      />
      {back > 0 && (
        <span>{work.change({ back: money(back), note: money(collect.changeForCents ?? 0) })}</span>
      )}
      <Button
        kind="quiet"
        onClick={() => changeSheet(() => ({ paid: false, collected: typedFirst(collect) }))}
      >
        {words.other}
      </Button>
      <Refused of={missing && text.cashMissing} />
    </div>
  );
}

type Fault = keyof typeof words.faults;

interface OtherPaymentProps extends Pick<CollectedProps, 'collect' | 'faults'> {
  typed: Typed;
}

function OtherPayment({ collect, typed, faults }: OtherPaymentProps) {
  const form = draftOf(
    typed,
    (part) => changeSheet(({ collected }) => ({ collected: { ...(collected ?? typed), ...part } })),
    (path) => (faults[path as Fault] ? words.faults[path as Fault] : undefined),
  );
  return (
    <fieldset className="stack">
      <legend>{words.asked(money(collect.amountCents))}</legend>
      <TextField label={words.amount} inputMode="decimal" autoComplete="off" {...form.field('amount')} />
      <SelectField
        label={words.method}
        {...form.choice('method', COLLECT_METHODS)}
        options={COLLECT_METHODS.map((one) => [one, words.methods[one]])}
      />
      {typed.method === 'cash' && (
        <TextField label={words.change} inputMode="decimal" autoComplete="off" {...form.field('change')} />
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint(money(centsOf(typed.amount) ?? 0))}
        maxLength={191}
        {...form.field('reason')}
      />
      <Button kind="quiet" onClick={() => changeSheet(() => ({ collected: null }))}>
        {words.asAsked}
      </Button>
    </fieldset>
  );
}
