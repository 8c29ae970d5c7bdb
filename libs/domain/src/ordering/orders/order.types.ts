import { z } from 'zod';
import type { PayRules } from '../../company/index.js';
import { priceBreakdownSchema } from '../pricing/index.js';
import { type Cents, centsSchema, type OrderChannel, type Point } from '../../base/index.js';
import { type LocatedPlace, WAY_SOURCES } from '../../places/index.js';
import type { Place, PlaceInput, StopInput } from './stop.types.js';

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

/** A held price: what an order by the quote costs, and for what. Only we can make one (`HeldQuotes`). */
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
  /** The price the person saw: at another nothing is ordered. A courier call has no price and ignores it. */
  expectedTotalCents?: number | null;
  /** The quote whose price the order has, whatever tariffs and surge did meanwhile. */
  held?: HeldQuote | null;
  /** Until when the quote had to stand, if the order is written later than asked for; absent: until now. */
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
