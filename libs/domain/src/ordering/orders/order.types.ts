import { z } from 'zod';
import { FALLBACKS, type PayRules, type RetainedKind } from '../../company/index.js';
import { MESSAGE_LANGUAGES } from '../../events/index.js';
import { priceBreakdownSchema } from '../pricing/index.js';
import { type Cents, centsSchema, type OrderChannel, type Point, pointSchema } from '../../base/index.js';
import { type LocatedPlace, WAY_SOURCES } from '../../places/index.js';

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
/** An address as the order stores it. Coordinates are null only on stops whose address the courier has not entered yet. */
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
  /** What the courier does with the goods when nobody takes them; absent or null: as the hub usually has it. */
  ifUndelivered: z.enum(FALLBACKS).nullable().exactOptional(),
  /** Who takes them instead, for `neighbour`. */
  neighbour: text.exactOptional(),
  rating: ratingSchema.exactOptional(),
  left: z.enum(LEFT).exactOptional(),
  /** The recipient said to be at the door by then: the courier waits as long. */
  coming: z.strictObject({ by: z.iso.datetime(), times: z.int() }).exactOptional(),
  /** Least age, in years, of whoever takes the goods; absent: anybody may. */
  minimumAge: z.int().exactOptional(),
  /** The courier saw a document: it was enough. Nothing of it is kept. */
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

export const ORDER_KINDS = ['delivery', 'courier_call'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const PAYMENT_METHODS = ['invoiced', 'wallet', 'online', 'on_delivery', 'third_party'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** `refused`: the wallet did not cover the price of a courier call when its addresses were entered. */
export type PaymentStatus = 'awaiting' | 'paid' | 'expired' | 'refunded' | 'refused';

export const chargeSchema = z.strictObject({
  gateway: z.string(),
  method: z.string(),
  txid: z.string(),
  /** Pix BR Code, to copy and paste. */
  code: z.string(),
  /** The charge's QR code as PNG in base64. */
  qrBase64: z.string(),
  url: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** The amount that was paid; the order's price may change afterwards. */
  paidCents: centsSchema.exactOptional(),
});
export type OnlineCharge = z.output<typeof chargeSchema>;

export const packageSchema = z.strictObject({
  weightKg: z.number().nullable(),
  heightCm: z.number().nullable(),
  widthCm: z.number().nullable(),
  lengthCm: z.number().nullable(),
});
export type PackageDimensions = z.output<typeof packageSchema>;

export const GOODS_PLACES = ['shop', 'hub', 'courier'] as const;
export type GoodsPlace = (typeof GOODS_PLACES)[number];

/** A place as a caller sends it. Coordinates are used as sent; without them text and parts are geocoded. */
export const placeInputSchema = z.strictObject({
  ...placeTextsOf(text.exactOptional()),
  address: text.exactOptional(),
  externalId: text.exactOptional(),
  latitude: degrees.exactOptional(),
  longitude: degrees.exactOptional(),
});
export type PlaceInput = z.output<typeof placeInputSchema>;

type CollectingFact = 'collectCents' | 'collectMethod' | 'changeForCents';
type StopFact = 'displayId' | 'observation' | 'phoneLocator' | 'ifUndelivered' | 'neighbour' | CollectingFact;

/** Without a `confirmationCode` one is made when the hub (or `confirmationCodeRequired`) asks for it. */
export interface StopInput extends PlaceInput, Partial<Pick<Stop, StopFact | 'confirmationCode'>> {
  /** The courier asks for a document at the door; null: none. */
  minimumAge?: number | null;
}

export interface QuoteCommand {
  /** null: the hub's default (first) vehicle type. */
  vehicleTypeId: number | null;
  categoryId: number | null;
  /** null: a merchant that does not exist yet. */
  merchantId: number | null;
  pickup: PlaceInput;
  stops: PlaceInput[];
  package?: PackageDimensions | null;
  needsReturn: boolean;
  /** For tariffs that depend on the hour; now when absent. */
  at?: Date;
}

export const orderPriceSchema = priceBreakdownSchema.extend({
  /** Absent: the hub's share holds. */
  courierShareBp: z.int().exactOptional(),
  /** From order to delivery; absent: the hub's promise holds. */
  promiseMinutes: z.int().exactOptional(),
  /** Source of the distance; absent: an order of a release that did not say, or not priced yet. */
  distanceSource: z.enum(WAY_SOURCES).exactOptional(),
});
export type OrderPrice = z.output<typeof orderPriceSchema>;

/** What a courier's pay stands on. Kept with the order: rules that change later do not change it. */
export interface PayTerms {
  /** null: the hub had none when the order was placed. */
  readonly rules: PayRules | null;
  readonly shareCents: Cents;
  readonly rush: boolean;
  readonly returnPriced: boolean;
  /** The hub's `failedReturnBp`, where a failed delivery comes back and no rules are set. */
  readonly returnBp?: number;
  /** From the courier to the pickup, as it was offered. */
  readonly approachM: number | null;
  /** What an operator added so that somebody takes it. */
  readonly raiseCents: Cents;
  readonly tipCents: Cents;
  /** Time that counts for the hour's floor; null: the order has not ended. */
  readonly workedMs: number | null;
}

export interface OrderQuote {
  price: OrderPrice;
  totalCents: Cents;
  distanceM: number;
  returnDistanceM: number;
  durationS: number;
  pickup: Place & Point;
  stops: readonly (Place & Point)[];
  found: { readonly pickup: LocatedPlace; readonly stops: readonly LocatedPlace[] };
  vehicleTypeId: number;
}

/** A price that is held: what an order by the quote costs, and for what. Only we can make one (`HeldQuotes`). */
export interface HeldQuote extends Readonly<
  Pick<OrderQuote, 'vehicleTypeId' | 'price' | 'totalCents' | 'distanceM' | 'returnDistanceM' | 'durationS'> &
    Pick<QuoteCommand, 'merchantId' | 'categoryId' | 'needsReturn'>
> {
  /** The uuid of the order that is placed by it: the orders' unique index admits one. */
  readonly id: string;
  readonly hubId: number;
  /** Milliseconds. */
  readonly expiresAt: number;
  /** Milliseconds; null: for at once. */
  readonly scheduledFor: number | null;
  /** Marks of places: see `markOf`. */
  readonly pickup: string;
  readonly stops: readonly string[];
  readonly promiseMinutes: number;
}

export interface CreateOrderCommand extends Omit<QuoteCommand, 'stops' | 'merchantId'> {
  source: OrderChannel;
  merchant: { id: number } | { create: Record<'name' | 'email' | 'phone' | 'password', string> };
  stops: StopInput[];
  /** Courier call: so many stops whose addresses the courier enters at pickup; `stops` is empty then. */
  openStops?: number;
  acceptableVehicleTypeIds?: number[];
  needsProof: boolean;
  externalId?: string | null;
  externalDisplayId?: string | null;
  observation?: string | null;
  goodsValueCents?: Cents | null;
  paymentMethod: PaymentMethod;
  /** The price that the person saw: at another one nothing is ordered. A courier call has no price yet and ignores it. */
  expectedTotalCents?: number | null;
  /** The quote whose price the order has, whatever tariffs and surge did meanwhile. */
  held?: HeldQuote | null;
  /** Until when the quote had to stand, where the order is written later than it was asked for; absent: until now. */
  askedAt?: Date;
  /** Returned as it was sent. */
  paymentCode?: string | null;
  /** `paymentCode` must be among the merchant's `paymentCodes`, where it has any. */
  paymentCodeRestricted?: boolean;
  initialStatus: 'pending' | 'preparing';
  /** Enters the search then; `initialStatus` preparing is kept for afterwards only when `readyRequired`. */
  scheduledFor?: Date | null;
  /** The search begins so long before the scheduled instant. */
  searchLeadSeconds?: number;
  /** After the scheduled instant the order waits for the merchant's "ready". */
  readyRequired?: boolean;
  /** When the goods are expected to be ready; absent: by the merchant's preparation time. */
  readyAt?: Date | null;
  /** When the preparation begins; absent: at once. */
  preparationStartsAt?: Date | null;
  /** Promised to the recipient; absent: as the hub promises. */
  deliverBy?: Date | null;
  /** This courier gets the first offer alone. */
  preferredCourierId?: number | null;
  /** The order may travel with others of its courier; absent: it may, up to the hub's limit. */
  combinable?: boolean;
  /** Orders of the same merchant to be carried together when their courier can take this one. */
  combineWithOrderIds?: number[];
  /** Codes regardless of the hub's setting; null or absent leaves it to the setting. */
  confirmationCodeRequired?: boolean | null;
  /** Shown to the courier at pickup; made by us when the hub has pickup codes on. */
  pickupCode?: string | null;
  requestId?: number | null;
  stream?: string | null;
  /** The order whose goods are brought again, at the hub's price for that. */
  redeliveryOf?: number | null;
  /** Where the goods are, and come back to: the hub; absent: the pickup. */
  goodsAt?: 'hub' | null;
  /** Returned to the face as it was stored. */
  faceData?: Record<string, unknown> | null;
}
