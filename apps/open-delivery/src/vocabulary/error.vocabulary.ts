import type { DomainErrorCode } from '#domain';
import { answersWith, type RefusalText, type TransportFault } from '#runtime';
import { WORDS } from './words.js';

const { unauthorized, forbidden, notFound, moved, invalid, refused, tooMany, unavailable } = WORDS.pt;

/** This protocol's answer to each refusal of the core. */
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

/** Texts of faults that are no refusal of the core, by where they are found. */
export const {
  answers: ANSWER_TEXTS,
  deliveries: DELIVERY_TEXTS,
  hints: HINT_TEXTS,
  token: TOKEN_TEXTS,
} = WORDS.pt;
export const TITLES: Readonly<Partial<Record<number, string>>> = WORDS.pt.titles;
export const TRANSPORT_DETAILS = WORDS.pt.transport satisfies Record<TransportFault, string>;

/** The callers' paths of the core's fields. */
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
