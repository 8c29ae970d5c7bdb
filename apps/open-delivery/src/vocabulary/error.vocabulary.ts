import type { DomainErrorCode, RejectionCause } from '#domain';
import {
  type Advice,
  adviceIn,
  adviceOf,
  answersWith,
  type RefusalText,
  type TransportFault,
} from '#runtime';
import { WORDS } from './words.js';
import { WORDS as GUIDE_WORDS } from './guide-words.js';
import type { WireRejectionReason } from './rejection.vocabulary.js';

const { unauthorized, forbidden, notFound, moved, invalid, refused, tooMany, unavailable } = WORDS.pt;

export const OPEN_DELIVERY_ERRORS: Readonly<Record<DomainErrorCode, RefusalText>> = {
  ...answersWith(400, invalid),
  ...answersWith(401, unauthorized),
  ...answersWith(403, forbidden),
  ...answersWith(404, notFound),
  ...answersWith(421, moved),
  ...answersWith(422, refused),
  ...answersWith(429, tooMany),
  ...answersWith(503, unavailable),
};

/** Faults that are no refusal of the core, by where they are found. */
export const {
  answers: ANSWER_TEXTS,
  deliveries: DELIVERY_TEXTS,
  hints: HINT_TEXTS,
  token: TOKEN_TEXTS,
} = WORDS.pt;
export const TITLES: Readonly<Partial<Record<number, string>>> = WORDS.pt.titles;
export const TRANSPORT_DETAILS = WORDS.pt.transport satisfies Record<TransportFault, string>;

/** Paths of fields by the core's names. */
export const FIELD_PATHS: Readonly<Record<string, string>> = {
  'pickup.address': 'pickupAddress',
  'pickup.latitude': 'pickupAddress.latitude',
  'stops.0.address': 'deliveryAddress',
  'stops.0.latitude': 'deliveryAddress.latitude',
  'package.weightKg': 'totalWeight',
  'package.heightCm': 'packageVolume',
  'package.widthCm': 'packageVolume',
  'package.lengthCm': 'packageVolume',
  'vehicle.type': 'vehicle.type',
};

export const REJECTION_ADVICE: Readonly<Record<WireRejectionReason, Advice>> = adviceIn(
  GUIDE_WORDS.reasons,
  {},
);

/** Causes of requests alone, which are no code of the core. */
const OF_REQUESTS: Readonly<Record<Exclude<RejectionCause, DomainErrorCode>, Advice>> = {
  price_exceeded: REJECTION_ADVICE.PRICE_EXCEEDED,
  times_not_met: REJECTION_ADVICE.DOES_NOT_MEET_REQUESTED_TIMES,
  ...adviceIn(GUIDE_WORDS.requests, {}),
};

export function rejectionAdvice(cause: RejectionCause): Advice {
  return cause in OF_REQUESTS
    ? OF_REQUESTS[cause as keyof typeof OF_REQUESTS]
    : adviceOf(cause as DomainErrorCode);
}

export const TOKEN_ADVICE = adviceIn(GUIDE_WORDS.tokens, {});
