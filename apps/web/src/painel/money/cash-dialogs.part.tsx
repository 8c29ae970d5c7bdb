import { useForm } from '../../ground/form.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { MISSING, useCount, useLimit, type CashHolder } from './cash.hook.js';
import { cashWords as text } from '../words.js';

interface CashDialogProps {
  holder: CashHolder;
  close: () => void;
}

interface TypedCount {
  readonly countedCents: string;
  readonly missing: (typeof MISSING)[number];
  readonly reason: string;
}

/** A second person's count. What is missing is named before it is confirmed. */
export function CountDialog({ holder, close }: CashDialogProps) {
  const counting = useCount(holder);
  const { announced, name, inHandCents } = holder;
  const begin: TypedCount = {
    ...{ missing: 'remains', reason: '' },
    countedCents: reais(announced?.cents ?? Math.max(0, inHandCents)),
  };
  const shortOf = (typed: string) => (announced?.cents ?? 0) - (centsOf(typed) ?? 0);
  const form = useForm({
    begin,
    faults: ({ countedCents, reason }) => ({
      ...(centsOf(countedCents) === null && { countedCents: text.noAmount }),
      ...(announced !== null &&
        shortOf(countedCents) !== 0 &&
        reason.trim() === '' && { reason: text.noReason }),
    }),
    save: ({ countedCents, missing, reason }) =>
      counting.mutateAsync({
        countedCents: centsOf(countedCents) ?? 0,
        missing,
        reason: reason.trim() === '' ? null : reason.trim(),
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
          : text.countLead(money(announced.cents), money(inHandCents))}
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
    </FormDialog>
  );
}

export function LimitDialog({ holder, close }: CashDialogProps) {
  const limiting = useLimit(holder.courierId);
  const { ownLimitCents } = holder;
  const form = useForm({
    begin: { limitCents: ownLimitCents === null ? '' : reais(ownLimitCents) },
    faults: ({ limitCents }) => ({
      ...(limitCents.trim() !== '' && centsOf(limitCents) === null && { limitCents: text.badLimit }),
    }),
    save: ({ limitCents }) =>
      limiting.mutateAsync(limitCents.trim() === '' ? null : (centsOf(limitCents) ?? 0)),
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
