import { again, call, keyOf, type OrderDetail, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { useClose } from '../../base/ui/dialog.js';
import { pointOf } from '../../base/map-point.js';
import { distance, money } from '../../base/money.js';
import { useSettled } from '../../base/settled.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { keepOrders } from './open-orders.store.js';
import { problemText } from '../../base/api/problem-words.js';
import { drawerWords as text, orderWords } from '../words.js';

const EDIT = c.record({
  pickup: c.field(orderWords.from, c.needed),
  stops: c.list(c.needed),
  observation: c.field(orderWords.observation, c.optionalText),
});

/** Whether the server would still accept an edit. */
export function isEditable({ status, collectedAt }: Pick<OrderDetail, 'status' | 'collectedAt'>): boolean {
  return collectedAt === null && status !== 'completed' && status !== 'cancelled';
}

const editOf = ({ pickup, stops, observation }: OrderDetail) => ({
  pickup: pickup.address,
  stops: stops.map(({ address }) => address),
  observation,
});

/** A new address loses the details of the old one; the recipient stays, and what they pay. */
function movedTo(address: string, stop: OrderDetail['stops'][number]) {
  const { name, phone, complement, observation, instructions, displayId, confirmationCode } = stop;
  const { collectCents, collectMethod, changeForCents } = stop;
  const { street, number, district, city, state, postalCode, reference, externalId } = stop;
  const recipient = { name, phone, complement, observation, instructions, displayId, confirmationCode };
  const kept = { ...recipient, collectCents, collectMethod, changeForCents, address };
  if (address !== stop.address) return kept;
  return {
    ...kept,
    ...pointOf(stop),
    street,
    number,
    district,
    city,
    state,
    postalCode,
    reference,
    externalId,
  };
}

/** Null: nothing changed, or an address is missing. */
function patchOf(order: OrderDetail, edit: c.ValueOf<typeof EDIT> | null) {
  if (!edit) return null;
  const before = editOf(order);
  const { name, phone } = order.pickup;
  const patch = {
    ...(edit.pickup !== before.pickup && { pickup: { address: edit.pickup, name, phone } }),
    ...(String(edit.stops) !== String(before.stops) && {
      stops: order.stops.map((stop, index) => movedTo(edit.stops[index] ?? '', stop)),
    }),
    ...(edit.observation !== before.observation && { observation: edit.observation }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

const PAUSE_MS = 450;

/** The new price is shown before the edit is sent, asked for when typing pauses. */
export function OrderEdit({ order }: { order: OrderDetail }) {
  const close = useClose();
  const form = useRecordForm(EDIT, {
    begin: editOf(order),
    save: (edit) => call('PATCH /api/admin/orders/{id}', { id: order.id, ...patchOf(order, edit) }),
    saved: (after) => {
      keepOrders([after]);
      notify(text.edited(order.publicId));
      close();
      void again(keyOf('/api/admin/orders/{id}', { id: order.id }));
    },
  });
  const patch = patchOf(order, form.record);
  const settled = useSettled(patch, PAUSE_MS);
  const { data, error } = useRead(
    'POST /api/admin/orders/{id}/quote',
    { id: order.id, ...settled },
    { retry: false, enabled: settled !== null },
  );
  const quote = (
    <p className="grow quoted" role="status">
      {settled === null ? (
        <span className="soft">{text.nothingChanged}</span>
      ) : error ? (
        <span className="error">{problemText(error)}</span>
      ) : data === undefined ? (
        <span className="soft">{orderWords.pricing}</span>
      ) : data.totalCents === data.currentCents ? (
        <span className="soft">{text.samePrice(money(data.totalCents))}</span>
      ) : (
        <>
          <s className="soft number">{money(data.currentCents)}</s>{' '}
          <strong className="sum">{money(data.totalCents)}</strong>{' '}
          <span className="soft">{distance(data.distanceM)}</span>
        </>
      )}
    </p>
  );
  return (
    <FormDialog form={form} title={text.editTitle(order.publicId)} disabled={!patch} beside={quote}>
      <Fields form={form} of={['pickup']} />
      {form.values.stops.map((_, index) => (
        <Fields key={index} form={form} of={[`stops.${index}`]} label={orderWords.to(index + 1)} />
      ))}
      <Fields form={form} of={['observation']} />
    </FormDialog>
  );
}
