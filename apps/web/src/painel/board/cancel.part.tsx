import { type Answer, type Order, useRead } from '../../base/api/client.js';
import { problemText } from '../../base/api/problem-words.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { Loading } from '../../base/ui/empty.js';
import { SelectField, TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { cancelReasonWords as names, cancelWords as text } from '../words.js';
import type { Board } from './board-state.hook.js';
import type { Cancellation } from './bulk.hook.js';

type Effects = Answer<'/api/admin/orders/{id}/cancellation'>;

export function Cancel({ board, order }: { board: Board; order: Order }) {
  const { couriers, acts } = board;
  const courier = couriers.find(({ id }) => id === order.courierId);
  const close = () => acts.setAsked(null);
  const { data, error } = useRead('/api/admin/orders/{id}/cancellation', { id: order.id });
  const form = useReason((why) => {
    void acts.commands.cancel(order, why);
    close();
  });
  return (
    <FormDialog
      form={form}
      title={text.title(order.publicId)}
      action={text.confirm}
      tone="danger"
      disabled={!data && !error}
      back
      close={close}
    >
      <ReasonField own={data?.ownReasons ?? []} reasons={data?.reasons ?? []} form={form} />
      <TextField
        label={form.values.reason === 'other' ? text.noteNeeded : text.note}
        maxLength={500}
        {...form.field('note')}
      />
      {error && <p className="notice bad">{problemText(error)}</p>}
      {!data && !error && <Loading lines={3} />}
      {data && <Follows effects={data} shop={order.merchant.name} name={courier?.name ?? text.courier} />}
    </FormDialog>
  );
}

export function useReason(confirm: (why: Cancellation) => void) {
  return useForm({
    begin: { reason: '', note: '' },
    faults: ({ reason, note }) => ({
      ...(reason === '' && { reason: text.reasonMissing }),
      ...(reason === 'other' && note.trim() === '' && { note: text.noteMissing }),
    }),
    save: ({ reason, note }) => {
      confirm(reasonOf(reason, note.trim()));
      return Promise.resolve();
    },
  });
}

interface ReasonFieldProps {
  own: readonly string[];
  reasons: Effects['reasons'];
  form: ReturnType<typeof useReason>;
}

export function ReasonField({ own, reasons, form }: ReasonFieldProps) {
  return (
    <SelectField
      label={text.reason}
      {...form.field('reason')}
      options={[
        ['', text.choose],
        ...own.map((word) => [OWN + word, word] as const),
        ...reasons.map((reason) => [reason, names[reason]] as const),
      ]}
    />
  );
}

const OWN = 'own:';

/** A hub's own reason is stored as the note of `other`; reports read it there. */
function reasonOf(chosen: string, note: string): Cancellation {
  if (chosen.startsWith(OWN)) return { reason: 'other', note: chosen.slice(OWN.length) };
  return { reason: chosen as Cancellation['reason'], note: note === '' ? null : note };
}

function Follows({ effects, shop, name }: { effects: Effects; shop: string; name: string }) {
  const { afterReturn, completes, refundCents, invoicedCents, courierId } = effects;
  const lines = [
    completes && text.completes,
    !completes && afterReturn && text.afterReturn({ name, shop }),
    !afterReturn && (courierId === null ? text.searchEnds : text.courierTold(name)),
    refundCents > 0 && text.refund({ sum: money(refundCents), shop }),
    invoicedCents === 0 && text.notInvoiced(shop),
    invoicedCents !== null && invoicedCents > 0 && text.invoiced({ sum: money(invoicedCents), shop }),
    invoicedCents === null && refundCents === 0 && !completes && text.noRefund,
    courierId !== null &&
      (effects.courierPaidCents > 0
        ? text.paid({ name, sum: money(effects.courierPaidCents) })
        : text.unpaid({ name, sum: money(effects.courierPayCents) })),
  ].filter((line) => line !== false);
  return (
    <section aria-label={text.follows}>
      <h3>{text.follows}</h3>
      <ul className="bullets">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="soft">{text.forGood}</p>
    </section>
  );
}
