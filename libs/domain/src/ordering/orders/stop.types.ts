import { z } from 'zod';
import { FALLBACKS, type RetainedKind } from '../../company/index.js';
import { MESSAGE_LANGUAGES } from '../../events/index.js';
import { centsSchema, pointSchema } from '../../base/index.js';

/** Texts of a place beside its line, and what kind of personal data they are; null: none, as the town is. */
export const PLACE_TEXTS = {
  street: 'addresses',
  number: 'addresses',
  district: null,
  city: null,
  state: null,
  complement: 'addresses',
  reference: 'addresses',
  postalCode: 'addresses',
  /** Contact at the place. */
  name: 'names',
  phone: 'phones',
  /** For the courier: where to park, which entrance. */
  instructions: 'addresses',
} as const satisfies Readonly<Record<string, RetainedKind | null>>;
type PlaceText = keyof typeof PLACE_TEXTS;
export const PLACE_TEXT_NAMES = Object.keys(PLACE_TEXTS) as readonly PlaceText[];

const placeTextsOf = <Value>(value: Value) =>
  Object.fromEntries(PLACE_TEXT_NAMES.map((name) => [name, value])) as Record<PlaceText, Value>;

const text = z.string().nullable();
const degrees = z.number().nullable();
/** An address as the order stores it. Coordinates: null only on stops that the courier has yet to enter. */
export const placeSchema = z.strictObject({
  address: z.string(),
  ...placeTextsOf(text),
  externalId: text,
  latitude: degrees,
  longitude: degrees,
});
export type Place = z.output<typeof placeSchema>;

/** Places are copies of it. */
export const NO_PLACE: Readonly<Place> = {
  ...placeTextsOf(null),
  externalId: null,
  address: '',
  latitude: null,
  longitude: null,
};

/** A place as a caller sends it. Coordinates are used as sent; without them text and parts are geocoded. */
export const placeInputSchema = z.strictObject({
  ...placeTextsOf(text.exactOptional()),
  address: text.exactOptional(),
  externalId: text.exactOptional(),
  latitude: degrees.exactOptional(),
  longitude: degrees.exactOptional(),
});
export type PlaceInput = z.output<typeof placeInputSchema>;

export const COLLECT_METHODS = [
  'cash',
  'credit_card',
  'debit_card',
  'pix',
  'meal_voucher',
  'food_voucher',
  'other',
] as const;
export type CollectMethod = (typeof COLLECT_METHODS)[number];

const collectedSchema = z.strictObject({
  cents: centsSchema,
  method: z.enum(COLLECT_METHODS),
  /** Change that the courier gave back; the amount is without it. */
  changeCents: centsSchema,
  /** Why amount or method differ from what was asked for; null: they do not. */
  reason: text,
});
export type CollectedMoney = Readonly<z.output<typeof collectedSchema>>;

/** As a courier states it; an absent change is that of the banknote that was announced. */
export const collectionSchema = collectedSchema.extend({
  changeCents: centsSchema.nullable().optional(),
  reason: text.optional(),
});
export type CollectionInput = Readonly<z.output<typeof collectionSchema>>;

export const CONVERSATION_SIDES = ['recipient', 'courier'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

export const RATING_REASONS = ['on_time', 'kind', 'careful', 'late', 'rude', 'damaged', 'other'] as const;
const ratingSchema = z.strictObject({
  stars: z.int().min(1).max(5),
  reason: z.enum(RATING_REASONS).nullable(),
});
export type StopRating = Readonly<z.output<typeof ratingSchema>>;

/** Where goods were left that nobody took at the door. */
export const LEFT = ['door', 'neighbour'] as const;
export type Left = (typeof LEFT)[number];

export const stopSchema = placeSchema.extend({
  /** From 1, never reused within an order. The wire id is `stopId(order.id, ordinal)`. */
  ordinal: z.int(),
  status: z.enum(['pending', 'delivered', 'failed']),
  displayId: text,
  observation: text,
  /** What the courier must type to finish the stop; null when no code is asked for. */
  confirmationCode: text,
  collectCents: centsSchema.nullable(),
  collectMethod: z.enum(COLLECT_METHODS).nullable(),
  /** The banknote that the recipient will pay with: the courier brings change. */
  changeForCents: centsSchema.nullable(),
  /** What was collected; absent: the stop is not delivered, or nothing was to be collected. */
  collected: collectedSchema.exactOptional(),
  /** Locator and phone a marketplace gives so that the courier can reach the consumer. */
  phoneLocator: text,
  trackingToken: z.string(),
  arrivedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  failureReason: text,
  /** What proves that the stop was delivered; null: nothing was taken down. */
  evidence: z
    .strictObject({
      /** Unguessable URLs, in the order in which they were taken. */
      photos: z.array(z.string()),
      signature: text,
      document: text,
      name: text,
      observation: text,
    })
    .nullable(),
  /** What the courier does with goods that nobody takes; absent or null: as the hub usually has it. */
  ifUndelivered: z.enum(FALLBACKS).nullable().exactOptional(),
  /** Who takes them instead, for `neighbour`. */
  neighbour: text.exactOptional(),
  rating: ratingSchema.exactOptional(),
  left: z.enum(LEFT).exactOptional(),
  /** The recipient said to be at the door by then: the courier waits as long. */
  coming: z.strictObject({ by: z.iso.datetime(), times: z.int() }).exactOptional(),
  /** Least age, in years, of whoever takes the goods; absent: anybody may. */
  minimumAge: z.int().exactOptional(),
  /** Age check: the courier saw a document that was enough, of which nothing is kept. */
  ageChecked: z.literal(true).exactOptional(),
  language: z.enum(MESSAGE_LANGUAGES).exactOptional(),
  /** When the recipient wants it instead, as the shop or the company accepted. */
  wantedAt: z.iso.datetime().exactOptional(),
  /** Lines of the conversation with the courier. */
  lines: z.strictObject({ recipient: z.int(), courier: z.int() }).exactOptional(),
  /** Where the pin was before the recipient corrected it. */
  pinFrom: pointSchema.exactOptional(),
});
export type Stop = z.output<typeof stopSchema>;
export type StopStatus = Stop['status'];

const STOPS_PER_ORDER = 1_000;
export const MAX_STOPS = 100;

/** Stop ids are numeric text, unique in the system, derived so that no sequence is needed. */
export function stopId(orderId: number, ordinal: number): string {
  return String(orderId * STOPS_PER_ORDER + ordinal);
}

export function ordinalOf(orderId: number, id: string): number | null {
  const ordinal = Number(id) - orderId * STOPS_PER_ORDER;
  return Number.isInteger(ordinal) && ordinal > 0 && ordinal < STOPS_PER_ORDER ? ordinal : null;
}

type CollectingFact = 'collectCents' | 'collectMethod' | 'changeForCents';
type StopFact = 'displayId' | 'observation' | 'phoneLocator' | 'ifUndelivered' | 'neighbour' | CollectingFact;

/** Without a `confirmationCode` one is made when the hub (or `confirmationCodeRequired`) asks for it. */
export interface StopInput extends PlaceInput, Partial<Pick<Stop, StopFact | 'confirmationCode'>> {
  /** The courier asks for a document at the door; null: none. */
  minimumAge?: number | null;
}
