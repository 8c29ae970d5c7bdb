import { useMutation } from '@tanstack/react-query';
import { notify } from '../../ground/ui/toast.js';
import { write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { MISSING, useCount, type CashHolder, type CountedHandIn } from './cash.hook.js';
import { cashWords as text } from '../words.js';
import { MONEY } from './money.rules.js';

interface CashDialogProps {
  holder: CashHolder;
  close: () => void;
}

interface TypedCount {
  readonly countedCents: string;
  readonly missing: (typeof MISSING)[number];
  readonly reason: string;
  readonly beyondHeld: boolean;
}

/** A second person's count. What is missing is named before it is confirmed. */
export function CountDialog({ holder, close }: CashDialogProps) {
  const counting = useCount(holder);
  const { announced, name, inHandCents } = holder;
  const begin: TypedCount = {
    ...{ missing: 'remains', reason: '', beyondHeld: false },
    countedCents: reais(announced?.cents ?? Math.max(0, inHandCents)),
  };
  const shortOf = (typed: string) => (announced?.cents ?? 0) - (centsOf(typed) ?? 0);
  const isBeyond = ({ countedCents, missing }: TypedCount) => {
    const relieved = missing === 'remains' ? 0 : Math.max(0, shortOf(countedCents));
    return (centsOf(countedCents) ?? 0) + relieved > Math.max(0, inHandCents);
  };
  const form = useForm({
    begin,
    faults: ({ countedCents, reason, ...rest }) => ({
      ...(centsOf(countedCents) === null && { countedCents: text.noAmount }),
      ...(announced !== null &&
        shortOf(countedCents) !== 0 &&
        reason.trim() === '' && { reason: text.noReason }),
      ...(isBeyond({ countedCents, reason, ...rest }) && !rest.beyondHeld && { countedCents: text.notMeant }),
    }),
    save: ({ countedCents, missing, reason, beyondHeld }) =>
      counting.mutateAsync({
        countedCents: centsOf(countedCents) ?? 0,
        missing,
        reason: reason.trim() === '' ? null : reason.trim(),
        beyondHeld,
      }),
    saved: close,
  });
  const short = announced === null ? 0 : shortOf(form.values.countedCents);
  return (
    <FormDialog
      form={form}
      title={announced === null ? text.receiveTitle(name) : text.countTitle(name)}
      action={text.confirm}
      beside={<span className="grow soft">{short !== 0 && text.difference(money(-short))}</span>}
      close={close}
    >
      <p className="soft">
        {announced === null
          ? text.receiveLead(money(inHandCents))
          : text.countLead({ announced: money(announced.cents), held: money(inHandCents) })}
      </p>
      <TextField
        label={text.counted}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('countedCents')}
      />
      {short > 0 && (
        <SelectField
          label={text.missing}
          {...form.choice('missing', MISSING)}
          options={MISSING.map((one) => [one, text.missingOf[one]])}
        />
      )}
      {short !== 0 && <TextField label={text.reason} maxLength={191} {...form.field('reason')} />}
      {isBeyond(form.values) && (
        <Check label={text.beyondHeld(money(inHandCents))} {...form.check('beyondHeld')} />
      )}
    </FormDialog>
  );
}

/** Takes a count back, with a reason that the courier reads. */
export function ReverseDialog({ handIn, close }: { handIn: CountedHandIn; close: () => void }) {
  const reversing = useMutation(
    write('POST /api/admin/cash/hand-ins/{id}/reverse', {
      also: MONEY,
      onSuccess: () => notify(text.reversed),
    }),
  );
  const form = useForm({
    begin: { reason: '' },
    faults: ({ reason }) => ({ ...(reason.trim() === '' && { reason: text.noReverseReason }) }),
    save: ({ reason }) => reversing.mutateAsync({ id: handIn.id, reason: reason.trim() }),
    saved: close,
  });
  return (
    <FormDialog
      form={form}
      title={text.reverseTitle({ amount: money(handIn.countedCents ?? 0), name: handIn.courierName })}
      action={text.reverse}
      close={close}
    >
      <p className="soft">{text.reverseLead}</p>
      <TextField label={text.reverseReason} maxLength={191} {...form.field('reason')} />
    </FormDialog>
  );
}

export function LimitDialog({ holder, close }: CashDialogProps) {
  const limiting = useMutation(
    write('PUT /api/admin/cash/couriers/{id}/limit', { also: MONEY, onSuccess: () => notify(text.saved) }),
  );
  const { ownLimitCents } = holder;
  const form = useForm({
    begin: { limitCents: ownLimitCents === null ? '' : reais(ownLimitCents) },
    faults: ({ limitCents }) => ({
      ...(limitCents.trim() !== '' && centsOf(limitCents) === null && { limitCents: text.badLimit }),
    }),
    save: ({ limitCents }) =>
      limiting.mutateAsync({
        id: holder.courierId,
        limitCents: limitCents.trim() === '' ? null : (centsOf(limitCents) ?? 0),
      }),
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.limitTitle(holder.name)} action={text.save} close={close}>
      <TextField
        label={text.limitField}
        hint={text.limitHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('limitCents')}
      />
    </FormDialog>
  );
}
