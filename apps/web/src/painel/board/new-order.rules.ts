import {
  fallbackFault,
  fallbackOf,
  USUAL_FALLBACK,
  type FallbackDraft,
} from '../../ground/fallback.rules.js';

export const PAYMENT_METHODS = ['invoiced', 'wallet', 'online', 'on_delivery', 'third_party'] as const;

interface DraftStop {
  readonly address: string;
  readonly name: string;
  readonly phone: string;
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
  readonly stops: readonly DraftStop[];
  readonly needsReturn: boolean;
  readonly adultsOnly: boolean;
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number];
  readonly observation: string;
}

export const EMPTY_STOP: DraftStop = { address: '', name: '', phone: '' };
export const EMPTY_DRAFT: Draft = {
  call: false,
  openStops: '1',
  towards: '',
  merchantId: '',
  vehicleTypeId: '',
  pickup: '',
  stops: [EMPTY_STOP],
  needsReturn: false,
  adultsOnly: false,
  paymentMethod: 'invoiced',
  observation: '',
  ...USUAL_FALLBACK,
};

const ADULT = 18;
/** A shorter address is not sent: it is still being typed. */
const SHORTEST_ADDRESS = 6;

/** Names of the incomplete fields. */
export function draftProblems(draft: Draft): ReadonlySet<string> {
  const { merchantId, pickup, stops, call } = draft;
  const missing = [
    ...(merchantId === '' ? ['merchantId'] : []),
    ...(pickup.trim() === '' ? ['pickup'] : []),
    ...(call || fallbackFault(draft, false) === undefined ? [] : ['ifUndelivered']),
    ...(call ? [] : stops).flatMap(({ address }, at) =>
      address.trim() === '' ? [`stops.${String(at)}.address`] : [],
    ),
  ];
  return new Set(missing);
}

/** Body of the price request; null: too little is filled in. */
export function quoteOf({ merchantId, vehicleTypeId, pickup, stops, needsReturn, call, towards }: Draft) {
  const drops = call ? [towards] : stops.map(({ address }) => address);
  const addresses = [pickup, ...drops];
  if (merchantId === '' || addresses.some((address) => address.trim().length < SHORTEST_ADDRESS)) return null;
  return {
    merchantId: Number(merchantId),
    vehicleTypeId: vehicleTypeId === '' ? null : Number(vehicleTypeId),
    pickup: { address: pickup.trim() },
    stops: drops.map((address) => ({ address: address.trim() })),
    needsReturn,
  };
}

export function orderOf({
  merchantId,
  vehicleTypeId,
  pickup,
  stops,
  needsReturn,
  adultsOnly,
  paymentMethod,
  observation,
  call,
  openStops,
  ...agreed
}: Draft) {
  return {
    merchantId: Number(merchantId),
    vehicleTypeId: vehicleTypeId === '' ? null : Number(vehicleTypeId),
    pickup: { address: pickup.trim() },
    ...(call
      ? { openStops: Math.max(1, Number(openStops)) }
      : {
          stops: stops.map(({ address, name, phone }) => ({
            address: address.trim(),
            name: name.trim() === '' ? null : name.trim(),
            phone: phone.trim() === '' ? null : phone.trim(),
            ...fallbackOf(agreed),
            ...(adultsOnly && { minimumAge: ADULT }),
          })),
        }),
    needsReturn,
    paymentMethod,
    observation: observation.trim() === '' ? null : observation.trim(),
  };
}
