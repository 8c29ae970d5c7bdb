import { centsOf } from '../../base/money.js';
import { fallbackOf, USUAL_FALLBACK, type FallbackDraft } from '../../base/fallback.rules.js';
import type { OrderDetail } from '../data/orders.hook.js';
import type { Payment } from '../data/status.rules.js';

export interface DraftStop {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly complement: string;
  readonly instructions: string;
  /** In reais, as typed; empty: nothing. */
  readonly collect: string;
  /** Point of a known place whose address was not changed since. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

export interface Draft extends FallbackDraft {
  readonly kind: 'delivery' | 'call';
  readonly stops: readonly DraftStop[];
  readonly openStops: number;
  /** Id of a kept place, or empty: the store's address. */
  readonly pickup: string;
  readonly vehicleTypeId: string;
  readonly needsReturn: boolean;
  readonly needsProof: boolean;
  readonly adultsOnly: boolean;
  readonly waitsForReady: boolean;
  /** `2026-03-31T09:30` on the hub's clocks; empty: now. */
  readonly schedule: string;
  readonly externalId: string;
  /** null: whatever is best. */
  readonly payment: Payment | null;
}

export const EMPTY_STOP: DraftStop = {
  name: '',
  phone: '',
  address: '',
  complement: '',
  instructions: '',
  collect: '',
  point: null,
};

export const EMPTY_DRAFT: Draft = {
  kind: 'delivery',
  stops: [EMPTY_STOP],
  openStops: 1,
  pickup: '',
  vehicleTypeId: '',
  needsReturn: false,
  needsProof: false,
  adultsOnly: false,
  waitsForReady: false,
  schedule: '',
  externalId: '',
  payment: null,
  ...USUAL_FALLBACK,
};

/** The draft of an order that is ordered again: now, from the store's own address. */
export function draftAgain(order: OrderDetail): Draft {
  const call = order.kind === 'courier_call';
  const { paymentMethod } = order;
  const payable = paymentMethod === 'wallet' || paymentMethod === 'invoiced' || paymentMethod === 'online';
  return {
    ...EMPTY_DRAFT,
    kind: call ? 'call' : 'delivery',
    openStops: call ? order.stops.length : 1,
    stops: call ? [EMPTY_STOP] : order.stops.map(stopAgain),
    vehicleTypeId: String(order.vehicleTypeId),
    needsReturn: order.needsReturn,
    needsProof: order.needsProof,
    adultsOnly: order.stops.some(({ minimumAge }) => minimumAge !== null),
    payment: payable ? paymentMethod : null,
  };
}

function stopAgain({
  name,
  phone,
  address,
  complement,
  instructions,
  latitude,
  longitude,
}: OrderDetail['stops'][number]) {
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    ...EMPTY_STOP,
    name: name ?? '',
    phone: phone ?? '',
    address,
    complement: complement ?? '',
    instructions: instructions ?? '',
    point,
  };
}

const LEAST = 5;
const ADULT = 18;

/** Whether a price can be asked for. */
export function isPriceable({ kind, stops }: Draft): boolean {
  return kind === 'delivery' && stops.every(({ address }) => address.trim().length >= LEAST);
}

/** Whether what is to be collected is an amount, or nothing. */
export function isCollectable({ collect }: DraftStop): boolean {
  return collect.trim() === '' || centsOf(collect) !== null;
}

/** Whether the recipient pays something at the door. */
export function collects({ collect }: DraftStop): boolean {
  return (centsOf(collect) ?? 0) > 0;
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function placeOf({ name, phone, address, complement, instructions, point }: DraftStop) {
  return {
    address: address.trim(),
    name: orNull(name),
    phone: orNull(phone),
    complement: orNull(complement),
    instructions: orNull(instructions),
    ...(point ?? {}),
  };
}

/** What the price depends on, as the API asks for it. */
export function quoteOf(draft: Draft, pickup: object | null, scheduledFor: string | null) {
  return {
    stops: draft.stops.map(placeOf),
    needsReturn: draft.needsReturn,
    scheduledFor,
    ...(pickup && { pickup }),
    ...(draft.vehicleTypeId !== '' && { vehicleTypeId: Number(draft.vehicleTypeId) }),
  };
}

/** The order, as the API asks for it, at the price that is shown. */
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
    externalId: orNull(draft.externalId),
  };
}
