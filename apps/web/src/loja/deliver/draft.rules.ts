import { pointOf, type MapPoint } from '../../base/map-point.js';
import { textOrNull } from '../../base/form-text.js';
import { centsOf } from '../../base/money.js';
import { fallbackOf, USUAL_FALLBACK, type FallbackDraft } from '../../base/fallback.rules.js';
import type { OrderDetail } from '../data/orders.hook.js';
import type { Payment } from '../data/status.rules.js';

export const EMPTY_STOP = {
  name: '',
  phone: '',
  address: '',
  complement: '',
  instructions: '',
  /** In reais, as typed; empty: nothing. */
  collect: '',
  /** Point of a known place whose address was not changed since. */
  point: null as MapPoint | null,
};
export type DraftStop = Readonly<typeof EMPTY_STOP>;

const EMPTY = {
  kind: 'delivery' as 'delivery' | 'call',
  stops: [EMPTY_STOP] as readonly DraftStop[],
  openStops: 1,
  /** Id of a saved pickup, or empty: the store's address. */
  pickup: '',
  vehicleTypeId: '',
  needsReturn: false,
  needsProof: false,
  adultsOnly: false,
  waitsForReady: false,
  /** `2026-03-31T09:30` in the hub's time zone; empty: now. */
  schedule: '',
  externalId: '',
  /** null: the preselected one (`bestOf`). */
  payment: null as Payment | null,
};
export type Draft = Readonly<typeof EMPTY> & FallbackDraft;
export const EMPTY_DRAFT: Draft = { ...EMPTY, ...USUAL_FALLBACK };

/** The draft of an order that is ordered again: now, from the store's own address. */
export function draftAgain(order: OrderDetail): Draft {
  const call = order.kind === 'courier_call';
  const { paymentMethod } = order;
  const payable = paymentMethod === 'wallet' || paymentMethod === 'invoiced' || paymentMethod === 'online';
  return {
    ...EMPTY_DRAFT,
    kind: call ? 'call' : 'delivery',
    openStops: call ? order.stops.length : 1,
    stops: call ? [EMPTY_STOP] : order.stops.map((stop) => ({ ...EMPTY_STOP, ...stopAt(stop) })),
    vehicleTypeId: String(order.vehicleTypeId),
    needsReturn: order.needsReturn,
    needsProof: order.needsProof,
    adultsOnly: order.stops.some(({ minimumAge }) => minimumAge !== null),
    payment: payable ? paymentMethod : null,
  };
}

/** The stop at a known place: of an earlier order, or a customer's. */
export function stopAt(place: KnownPlace): Omit<DraftStop, 'collect'> {
  return {
    name: place.name ?? '',
    phone: place.phone ?? '',
    address: place.address,
    complement: place.complement ?? '',
    instructions: place.instructions ?? '',
    point: pointOf(place),
  };
}

type KnownPlace = Pick<
  OrderDetail['stops'][number],
  'name' | 'phone' | 'address' | 'complement' | 'instructions' | 'latitude' | 'longitude'
>;

const MIN_ADDRESS_LENGTH = 5;
const ADULT = 18;

export function isPriceable({ kind, stops }: Draft): boolean {
  return kind === 'delivery' && stops.every(({ address }) => address.trim().length >= MIN_ADDRESS_LENGTH);
}

/** Whether `collect` is empty or an amount. */
export function isCollectable({ collect }: DraftStop): boolean {
  return collect.trim() === '' || centsOf(collect) !== null;
}

export function collects({ collect }: DraftStop): boolean {
  return (centsOf(collect) ?? 0) > 0;
}

function placeOf({ name, phone, address, complement, instructions, point }: DraftStop) {
  return {
    address: address.trim(),
    name: textOrNull(name),
    phone: textOrNull(phone),
    complement: textOrNull(complement),
    instructions: textOrNull(instructions),
    ...(point ?? {}),
  };
}

/** The body of a request for a price. */
export function quoteOf(draft: Draft, pickup: object | null, scheduledFor: string | null) {
  return {
    stops: draft.stops.map(placeOf),
    needsReturn: draft.needsReturn,
    scheduledFor,
    ...(pickup && { pickup }),
    ...(draft.vehicleTypeId !== '' && { vehicleTypeId: Number(draft.vehicleTypeId) }),
  };
}

/** The body of a new order, at the shown price. */
export function orderOf(
  draft: Draft,
  pickup: object | null,
  scheduledFor: string | null,
  paymentMethod: Payment,
  expectedTotalCents: number | null,
) {
  const { stops: _, ...asked } = quoteOf(draft, pickup, scheduledFor);
  const stops = draft.stops.map((stop) => {
    const cents = centsOf(stop.collect);
    return {
      ...placeOf(stop),
      ...fallbackOf(draft),
      ...(draft.adultsOnly && { minimumAge: ADULT }),
      ...(cents !== null && { collectCents: cents, collectMethod: 'cash' as const }),
    };
  });
  return {
    ...asked,
    ...(draft.kind === 'call' ? { openStops: draft.openStops } : { stops }),
    paymentMethod,
    expectedTotalCents,
    needsProof: draft.needsProof,
    waitsForReady: draft.waitsForReady,
    externalId: textOrNull(draft.externalId),
  };
}
