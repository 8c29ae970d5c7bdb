import { useQuery } from '@tanstack/react-query';
import { again, call, keyOf, type OrderDetail, read } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { useClose } from '../../base/ui/dialog.js';
import { distance, money } from '../../base/money.js';
import { useSettled } from '../../base/settled.js';
import { TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { keepOrder } from './open-orders.store.js';
import { problemText } from '../../base/api/problem-words.js';
import { drawerWords as text } from '../words.js';

/** The form as typed. */
interface EditDraft {
  readonly pickup: string;
  readonly stops: readonly string[];
  readonly observation: string;
}

/** Whether the server would still accept an edit. */
export function isEditable({ status, collectedAt }: Pick<OrderDetail, 'status' | 'collectedAt'>): boolean {
  return collectedAt === null && status !== 'completed' && status !== 'cancelled';
}

function editDraftOf({ pickup, stops, observation }: OrderDetail): EditDraft {
  return {
    pickup: pickup.address,
    stops: stops.map(({ address }) => address),
    observation: observation ?? '',
  };
}

/** Keeps the recipient of a stop; a new address loses the details of the old one. */
function withPeople({
  name,
  phone,
  complement,
  observation,
  instructions,
  displayId,
  confirmationCode,
}: OrderDetail['stops'][number]) {
  return { name, phone, complement, observation, instructions, displayId, confirmationCode };
}

function placeOf(stop: OrderDetail['stops'][number], address: string) {
  const { latitude, longitude, street, number, district, city, state, postalCode } = stop;
  return address === stop.address
    ? { address, latitude, longitude, street, number, district, city, state, postalCode }
    : { address };
}

/** Body of the edit; null: nothing changed, or an address is missing. */
function patchOf(order: OrderDetail, draft: EditDraft) {
  const before = editDraftOf(order);
  const trimmed = { pickup: draft.pickup.trim(), stops: draft.stops.map((one) => one.trim()) };
  if (trimmed.pickup === '' || trimmed.stops.includes('')) return null;
  const moved = String(trimmed.stops) !== String(before.stops);
  const patch = {
    ...(trimmed.pickup !== before.pickup && {
      pickup: { address: trimmed.pickup, name: order.pickup.name, phone: order.pickup.phone },
    }),
    ...(moved && {
      stops: order.stops.map((stop, index) => ({
        ...withPeople(stop),
        ...placeOf(stop, trimmed.stops[index] ?? ''),
      })),
    }),
    ...(draft.observation !== before.observation && {
      observation: draft.observation.trim() === '' ? null : draft.observation.trim(),
    }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

const PAUSE_MS = 450;

/** Edits an order before it is collected; the new price is shown first. */
export function OrderEdit({ order }: { order: OrderDetail }) {
  const close = useClose();
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
    >
      <TextField label={text.editPickup} {...form.field('pickup')} />
      {form.values.stops.map((_, index) => (
        <TextField key={index} label={text.editStop(index + 1)} {...form.field(`stops.${index}`)} />
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
    ...read('POST /api/admin/orders/{id}/quote', { id: order.id, ...(settled ?? {}) }),
    retry: false,
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
