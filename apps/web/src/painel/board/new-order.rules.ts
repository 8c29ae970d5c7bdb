import * as c from '../../base/codec.js';
import { fallbackFault, fallbackOf, type Fallback } from '../../base/fallback.rules.js';
import type { MapPoint } from '../../base/map-point.js';
import { instantOf } from '../../base/time.js';
import { orderWords as text } from '../words.js';

const STOP = c.record({
  address: c.needed,
  /** Corrected on a map. */
  point: c.asIs<MapPoint | null>(null),
  name: c.field(text.name, c.optionalText),
  phone: c.field(text.phone, c.optionalText, { type: 'tel' }),
  complement: c.field(text.complement, c.optionalText, { autoComplete: 'off' }),
  collectCents: c.field(text.collectField, c.saying(text.notAmount, c.optional(c.cents)), {
    hint: text.collectHint,
    autoComplete: 'off',
  }),
});
export const EMPTY_STOP = STOP.show({});

export const NEW_ORDER = c.record(
  {
    /** A courier call: the courier learns the addresses at the pickup. */
    call: c.flag,
    merchantId: c.field(text.merchant, c.id),
    vehicleTypeId: c.field(text.vehicle, c.optional(c.id)),
    pickup: c.needed,
    pickupPoint: c.asIs<MapPoint | null>(null),
    stops: c.list(STOP),
    openStops: c.field(text.openStops, c.optional(c.whole(1, 20), 1), {
      type: 'number',
      min: 1,
      max: 20,
      hint: text.openStopsHint,
    }),
    /** Rough direction of a courier call, for its estimate only. */
    towards: c.field(text.towards, c.plain, { hint: text.towardsHint }),
    needsReturn: c.field(text.needsReturn, c.flag),
    needsProof: c.field(text.proofField, c.flag),
    adultsOnly: c.field(text.adultsOnly, c.flag),
    /** `2026-03-31T09:30` on the hub's clocks; empty: now. */
    scheduledFor: c.field(text.schedule, c.optional(c.written(String, instantOf)), {
      type: 'datetime-local',
    }),
    paymentMethod: c.field(text.paymentMethod, c.choice(text.method)),
    observation: c.field(text.observation, c.optionalText),
    ifUndelivered: c.asIs<Fallback | ''>(''),
    neighbour: c.plain,
  },
  ({ call, ifUndelivered, neighbour }, wrong) => {
    const agreed = { ifUndelivered: (ifUndelivered ?? '') as Fallback | '', neighbour: neighbour ?? '' };
    if (!call && fallbackFault(agreed, false) !== undefined) wrong('ifUndelivered');
  },
  ({ call }) => (call ? ['stops'] : []),
);
export type Draft = c.Draft<typeof NEW_ORDER>;
export type NewOrder = c.ValueOf<typeof NEW_ORDER>;

export const FIRST: c.DeepPartial<NewOrder> = { paymentMethod: 'invoiced', openStops: 1, stops: [{}] };

const ADULT = 18;
/** A shorter address is still being typed, so no price is asked for. */
const MIN_ADDRESS = 6;

/** Null: too little is filled in. */
export function quoteOf(draft: Draft) {
  const { merchantId, vehicleTypeId, pickup, pickupPoint, needsReturn, towards, scheduledFor } = draft;
  const drops = draft.call ? [{ address: towards, point: null }] : draft.stops;
  const addresses = [pickup, ...drops.map(({ address }) => address)];
  if (merchantId === '' || addresses.some((address) => address.trim().length < MIN_ADDRESS)) return null;
  return {
    merchantId: Number(merchantId),
    vehicleTypeId: vehicleTypeId === '' ? null : Number(vehicleTypeId),
    pickup: { address: pickup.trim(), ...pickupPoint },
    stops: drops.map(({ address, point }) => ({ address: address.trim(), ...point })),
    needsReturn,
    ...(scheduledFor !== '' && { at: instantOf(scheduledFor) }),
  };
}

export function orderOf(written: NewOrder) {
  const { call, pickup, pickupPoint, stops, openStops, towards: _, ...rest } = written;
  const { adultsOnly, ifUndelivered, neighbour, ...order } = rest;
  const stopOf = ({ point, collectCents, ...stop }: (typeof stops)[number]) => ({
    ...stop,
    ...point,
    ...(collectCents !== null && { collectCents, collectMethod: 'cash' as const }),
    ...fallbackOf({ ifUndelivered, neighbour }),
    ...(adultsOnly && { minimumAge: ADULT }),
  });
  return {
    ...order,
    pickup: { address: pickup, ...pickupPoint },
    ...(call ? { openStops } : { stops: stops.map(stopOf) }),
  };
}
