import { centsOf } from '../../ground/money.js';
import type { MapPoint } from '../../ground/map-point.js';
import { instantOf } from '../../ground/time.js';
import {
  fallbackFault,
  fallbackOf,
  USUAL_FALLBACK,
  type FallbackDraft,
} from '../../ground/fallback.rules.js';

export const PAYMENT_METHODS = ['invoiced', 'wallet', 'online', 'on_delivery', 'third_party'] as const;

interface DraftStop {
  readonly address: string;
  /** Put right on a map. */
  readonly point: MapPoint | null;
  readonly name: string;
  readonly phone: string;
  readonly complement: string;
  /** In reais, as typed; empty: nothing. */
  readonly collect: string;
}

/** The form as typed. */
export interface Draft extends FallbackDraft {
  /** A courier call: the courier learns the addresses at the pickup. */
  readonly call: boolean;
  readonly openStops: string;
  /** Rough direction of a courier call, for its estimate only. */
  readonly towards: string;
  readonly merchantId: string;
  readonly vehicleTypeId: string;
  readonly pickup: string;
  readonly pickupPoint: MapPoint | null;
  readonly stops: readonly DraftStop[];
  readonly needsReturn: boolean;
  /** The courier takes a photo or a signature. */
  readonly needsProof: boolean;
  readonly adultsOnly: boolean;
  /** `2026-03-31T09:30` on the hub's clocks; empty: now. */
  readonly schedule: string;
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number];
  readonly observation: string;
}

export const EMPTY_STOP: DraftStop = {
  address: '',
  point: null,
  name: '',
  phone: '',
  complement: '',
  collect: '',
};
export const EMPTY_DRAFT: Draft = {
  call: false,
  openStops: '1',
  towards: '',
  merchantId: '',
  vehicleTypeId: '',
  pickup: '',
  pickupPoint: null,
  stops: [EMPTY_STOP],
  needsReturn: false,
  needsProof: false,
  adultsOnly: false,
  schedule: '',
  paymentMethod: 'invoiced',
  observation: '',
  ...USUAL_FALLBACK,
};

const ADULT = 18;
/** A shorter address is not sent: it is still being typed. */
const SHORTEST_ADDRESS = 6;

/** Names of the fields that are incomplete, or no amount. */
export function draftProblems(draft: Draft): ReadonlySet<string> {
  const { merchantId, pickup, stops, call } = draft;
  const missing = [
    ...(merchantId === '' ? ['merchantId'] : []),
    ...(pickup.trim() === '' ? ['pickup'] : []),
    ...(call || fallbackFault(draft, false) === undefined ? [] : ['ifUndelivered']),
    ...(call ? [] : stops).flatMap(({ address, collect }, at) => [
      ...(address.trim() === '' ? [`stops.${String(at)}.address`] : []),
      ...(collect.trim() !== '' && centsOf(collect) === null ? [`stops.${String(at)}.collect`] : []),
    ]),
  ];
  return new Set(missing);
}

/** Body of the price request; null: too little is filled in. */
export function quoteOf(draft: Draft) {
  const { merchantId, vehicleTypeId, pickup, pickupPoint, stops, needsReturn, call, towards, schedule } =
    draft;
  const drops = call ? [{ address: towards, point: null }] : stops;
  const addresses = [pickup, ...drops.map(({ address }) => address)];
  if (merchantId === '' || addresses.some((address) => address.trim().length < SHORTEST_ADDRESS)) return null;
  return {
    merchantId: Number(merchantId),
    vehicleTypeId: vehicleTypeId === '' ? null : Number(vehicleTypeId),
    pickup: { address: pickup.trim(), ...pickupPoint },
    stops: drops.map(({ address, point }) => ({ address: address.trim(), ...point })),
    needsReturn,
    ...(schedule !== '' && { at: instantOf(schedule) }),
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function stopOf({ address, point, name, phone, complement, collect }: DraftStop) {
  const cents = centsOf(collect);
  return {
    ...point,
    ...{ address: address.trim(), name: orNull(name), phone: orNull(phone), complement: orNull(complement) },
    ...(cents !== null && { collectCents: cents, collectMethod: 'cash' as const }),
  };
}

export function orderOf({
  merchantId,
  vehicleTypeId,
  pickup,
  pickupPoint,
  stops,
  needsReturn,
  needsProof,
  adultsOnly,
  schedule,
  paymentMethod,
  observation,
  call,
  openStops,
  ...agreed
}: Draft) {
  return {
    merchantId: Number(merchantId),
    vehicleTypeId: vehicleTypeId === '' ? null : Number(vehicleTypeId),
    pickup: { address: pickup.trim(), ...pickupPoint },
    ...(call
      ? { openStops: Math.max(1, Number(openStops)) }
      : {
          stops: stops.map((stop) => ({
            ...stopOf(stop),
            ...fallbackOf(agreed),
            ...(adultsOnly && { minimumAge: ADULT }),
          })),
        }),
    needsReturn,
    needsProof,
    paymentMethod,
    scheduledFor: schedule === '' ? null : instantOf(schedule),
    observation: orNull(observation),
  };
}
