import { z } from 'zod';
import {
  dateTime,
  flag,
  headerText,
  minutes,
  namedSchema,
  price,
  priceOrNumber,
  shortText,
  text,
  uuid,
  wholeNumber,
} from '../wire/field.schemas.js';
import { PROBLEM_ACTIONS, DELIVERY_PROBLEM_REASONS } from '../vocabulary/delivery-problem.vocabulary.js';
import { WIRE_CANCEL_ACTIONS, WIRE_CANCEL_REASONS } from '../vocabulary/rejection.vocabulary.js';
import { DELIVERY_TEXTS } from '../vocabulary/error.vocabulary.js';
import { PAYMENT_METHODS, OFFLINE_METHODS } from '../vocabulary/payment.vocabulary.js';
import {
  WIRE_CONTAINER_SIZES,
  WIRE_CONTAINERS,
  WIRE_VEHICLE_TYPES,
} from '../vocabulary/vehicle.vocabulary.js';

/** Postal code, house number and state are not checked: the courier reads what the caller wrote. */
const address = z.object({
  country: z.string().regex(/^[A-Za-z]{2}$/, DELIVERY_TEXTS.country),
  state: shortText,
  city: shortText,
  district: shortText,
  street: shortText,
  number: shortText,
  postalCode: shortText,
  complement: text,
  reference: text.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  instructions: text.optional(),
});

const pickupAddress = namedSchema(
  'PickupAddress',
  address.extend({ pickupLocation: text.optional(), parkingSpace: flag.optional() }),
);
const deliveryAddress = namedSchema('DeliveryAddress', address);

const vehicle = namedSchema(
  'Vehicle',
  z.object({
    type: z.array(z.enum(WIRE_VEHICLE_TYPES)).min(1).max(10),
    container: z.enum(WIRE_CONTAINERS),
    containerSize: z.enum(WIRE_CONTAINER_SIZES).optional(),
    instruction: text.optional(),
  }),
);

const limitTimes = z.object({
  pickupLimit: minutes.optional(),
  deliveryLimit: minutes.optional(),
  orderCreatedAt: dateTime.optional(),
});

const merchant = namedSchema('Merchant', z.object({ id: headerText, name: shortText }));

/** A delivery asks for all of this too. */
export const availabilitySchema = namedSchema(
  'Availability',
  z.object({
    pickupAddress,
    deliveryAddress,
    vehicle,
    limitTimes,
    totalOrderPrice: price,
    totalWeight: wholeNumber,
    returnToMerchant: flag,
    canCombine: flag,
    merchant: merchant.optional(),
    orderDeliveryFee: price.optional(),
    packageVolume: z.number().min(0).optional(),
    packageQuantity: wholeNumber.optional(),
    additionalPricePercentual: z.number().optional(),
    specialInstructions: text.optional(),
    onlinePayment: flag.optional(),
  }),
);

const payments = z.object({
  method: z.enum(PAYMENT_METHODS),
  wirelessPos: flag.optional(),
  offlineMethod: z
    .array(z.object({ type: z.enum(OFFLINE_METHODS), amount: priceOrNumber.optional() }))
    .max(100)
    .optional(),
  change: priceOrNumber.optional(),
});

const metadata = z.object({
  pickUpCode: shortText.optional(),
  partnerData: z
    .object({
      orderPartnerName: shortText.optional(),
      orderDisplayId: shortText.optional(),
      phoneNumber: shortText.optional(),
    })
    .optional(),
});

export const deliverySchema = namedSchema(
  'DeliveryOrder',
  availabilitySchema.extend({
    orderId: uuid,
    orderDisplayId: shortText,
    merchant,
    customerName: shortText,
    payments,
    customerPhone: shortText.optional(),
    metadata: metadata.optional(),
    notifyReadyForPickup: flag.optional(),
    confirmationCodeRequired: flag.optional(),
    items: z
      .array(z.object({ name: text.optional(), quantity: z.number().optional() }))
      .max(1_000)
      .optional(),
    combinedOrdersIds: z.array(uuid).max(100).optional(),
    pickupCode: shortText.optional(),
    customerPhoneLocalizer: shortText.optional(),
    notifyPickup: flag.optional(),
    notifyConclusion: flag.optional(),
    preparationStartDateTime: dateTime.optional(),
    sourceAppId: shortText.optional(),
    sourceOrderId: shortText.optional(),
  }),
);

export const cancelSchema = namedSchema(
  'DeliveryCancel',
  z.object({
    reason: z.enum(WIRE_CANCEL_REASONS),
    action: z.enum(WIRE_CANCEL_ACTIONS).optional(),
    message: text.optional(),
  }),
);

export const pickedSchema = namedSchema(
  'DeliveryOrderPicked',
  z.object({
    pickupDate: dateTime.optional(),
    volumePicked: wholeNumber.optional(),
    observation: text.optional(),
  }),
);

export const finishSchema = namedSchema(
  'DeliveryOrderFinish',
  z.object({ finishDate: dateTime.optional(), observation: text.optional() }),
);

export const problemSchema = namedSchema(
  'DeliveryHandleProblem',
  z.object({
    reason: z.enum(DELIVERY_PROBLEM_REASONS),
    action: z.enum(PROBLEM_ACTIONS),
    message: text.optional(),
  }),
);

export type AvailabilityBody = z.output<typeof availabilitySchema>;
export type DeliveryBody = z.output<typeof deliverySchema>;
