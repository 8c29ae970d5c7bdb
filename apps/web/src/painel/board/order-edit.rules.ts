import type { OrderDetail } from '../../ground/api/client.js';

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

export function editDraftOf({ pickup, stops, observation }: OrderDetail): EditDraft {
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
export function patchOf(order: OrderDetail, draft: EditDraft) {
  const before = editDraftOf(order);
  const trimmed = { pickup: draft.pickup.trim(), stops: draft.stops.map((one) => one.trim()) };
  if (trimmed.pickup === '' || trimmed.stops.includes('')) return null;
  const moved = String(trimmed.stops) !== String(before.stops);
  const patch = {
    ...(trimmed.pickup !== before.pickup && {
      pickup: { address: trimmed.pickup, name: order.pickup.name, phone: order.pickup.phone },
    }),
    ...(moved && {
      stops: order.stops.map((stop, at) => ({
        ...withPeople(stop),
        ...placeOf(stop, trimmed.stops[at] ?? ''),
      })),
    }),
    ...(draft.observation !== before.observation && {
      observation: draft.observation.trim() === '' ? null : draft.observation.trim(),
    }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}
