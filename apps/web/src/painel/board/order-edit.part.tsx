import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, read, call, again, keyOf } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { distance, money } from '../../ground/money.js';
import { useSettled } from '../../ground/settled.js';
import { TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { drawerWords as text } from '../words.js';
import { editDraftOf, patchOf } from './order-edit.rules.js';
import { keepOrder } from './open-orders.store.js';

const PAUSE_MS = 450;

/** Edits an order before it is collected; the new price is shown first. */
export function OrderEdit({ order, close }: { order: OrderDetail; close: () => void }) {
  const form = useForm({
    begin: editDraftOf(order),
    save: (draft) => call('PATCH /api/admin/orders/{id}', { id: order.id, ...(patchOf(order, draft) ?? {}) }),
    saved: (after) => {
      keepOrder(after);
      notify(text.edited(order.publicId));
      close();
      void again(keyOf('/api/admin/orders/{id}', { id: order.id }));
    },
  });
  const patch = patchOf(order, form.values);
  return (
    <FormDialog
      form={form}
      title={text.editTitle(order.publicId)}
      action={text.saveEdit}
      disabled={!patch}
      beside={<EditQuote order={order} patch={patch} />}
      close={close}
    >
      <TextField label={text.editPickup} {...form.field('pickup')} />
      {form.values.stops.map((_, at) => (
        <TextField key={at} label={text.editStop(at + 1)} {...form.field(`stops.${at}`)} />
      ))}
      <TextField label={text.editNote} {...form.field('observation')} />
    </FormDialog>
  );
}

type Patch = ReturnType<typeof patchOf>;

/** The current and the new price, requested again when typing pauses. */
function EditQuote({ order, patch }: { order: OrderDetail; patch: Patch }) {
  const settled = useSettled(patch, PAUSE_MS);
  const quote = useQuery({
    ...{ ...read('POST /api/admin/orders/{id}/quote', { id: order.id, ...(settled ?? {}) }), retry: false },
    enabled: settled !== null,
  });
  return (
    <p className="grow quoted" role="status">
      {settled === null ? (
        <span className="soft">{text.nothingChanged}</span>
      ) : quote.error ? (
        <span className="error">{problemText(quote.error)}</span>
      ) : quote.data === undefined ? (
        <span className="soft">{text.pricing}</span>
      ) : quote.data.totalCents === quote.data.currentCents ? (
        <span className="soft">{text.samePrice(money(quote.data.totalCents))}</span>
      ) : (
        <>
          <s className="soft number">{money(quote.data.currentCents)}</s>{' '}
          <strong className="sum">{money(quote.data.totalCents)}</strong>{' '}
          <span className="soft">{distance(quote.data.distanceM)}</span>
        </>
      )}
    </p>
  );
}
