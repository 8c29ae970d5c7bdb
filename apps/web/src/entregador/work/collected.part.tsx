import { draftOf } from '../../base/form-fields.js';
import { centsOf, money } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import type { Stop } from '../data/api.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { useCash } from '../data/cash.store.js';
import { changeSheet } from '../data/sheet.store.js';
import { COLLECT_METHODS, limitAhead, typedFirst, type CollectedFaults } from './collected.rules.js';
import { changeOf, methodOf } from './step.rules.js';
import { Refused } from '../../base/ui/refused.js';
import { collectedWords as said, sheetWords as text, taskWords as work } from '../words.js';

interface CollectedProps {
  collect: NonNullable<Stop['collect']>;
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
          {said.limit({ cents: money(ahead.cents), limit: money(ahead.limitCents) })}
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
        {said.other}
      </Button>
      <Refused of={missing && text.cashMissing} />
    </div>
  );
}

type Fault = keyof typeof said.faults;

interface OtherPaymentProps extends Pick<CollectedProps, 'collect' | 'faults'> {
  typed: NonNullable<OpenSheet['collected']>;
}

function OtherPayment({ collect, typed, faults }: OtherPaymentProps) {
  const form = draftOf(
    typed,
    (part) => changeSheet(({ collected }) => ({ collected: { ...(collected ?? typed), ...part } })),
    (path) => (faults[path as Fault] ? said.faults[path as Fault] : undefined),
  );
  return (
    <fieldset className="stack">
      <legend>{said.asked(money(collect.amountCents))}</legend>
      <TextField label={said.amount} inputMode="decimal" autoComplete="off" {...form.field('amount')} />
      <SelectField
        label={said.method}
        {...form.choice('method', COLLECT_METHODS)}
        options={COLLECT_METHODS.map((one) => [one, said.methods[one]])}
      />
      {typed.method === 'cash' && (
        <TextField label={said.change} inputMode="decimal" autoComplete="off" {...form.field('change')} />
      )}
      <TextField
        label={said.reason}
        hint={said.reasonHint(money(centsOf(typed.amount) ?? 0))}
        maxLength={191}
        {...form.field('reason')}
      />
      <Button kind="quiet" onClick={() => changeSheet(() => ({ collected: null }))}>
        {said.asAsked}
      </Button>
    </fieldset>
  );
}
