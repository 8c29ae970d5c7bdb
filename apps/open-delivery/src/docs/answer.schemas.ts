import { DELIVERY_EVENT_TYPES } from '../vocabulary/delivery-event.vocabulary.js';
import { DELIVERY_PROBLEM_REASONS } from '../vocabulary/delivery-problem.vocabulary.js';
import { WIRE_REJECTION_REASONS } from '../vocabulary/rejection.vocabulary.js';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const uuid = { type: 'string', format: 'uuid' };
const instant = { type: 'string', format: 'date-time' };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };
const eventType = { type: 'string', enum: DELIVERY_EVENT_TYPES };

function record(required: Json, optional: Json = {}): Json {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

const listOf = (items: Json): Json => ({ type: 'array', items });
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const merchant = record({ id: text, name: text });

const progress = {
  vehicle: ref('ChosenVehicle'),
  deliveryPrice: ref('DeliveryPrice'),
  eta: ref('Eta'),
  deliveryPerson: ref('DeliveryPerson'),
  externalTrackingURL: { type: 'string', format: 'uri' },
  combinedOrdersIds: listOf(uuid),
};

/** Schemas of the face's answers and webhooks, for the document. */
export const ANSWER_SCHEMAS = {
  TokenAnswer: record({ access_token: text, token_type: { const: 'bearer' }, expires_in: { const: 86_400 } }),
  TokenError: record({ error: text, error_description: text, title: text, status: whole, message: text }),
  Problem: record(
    { title: text, status: whole, detail: text, message: text },
    { errors: { type: 'object', additionalProperties: listOf(text) } },
  ),
  DeliveryPrice: record({
    price: ref('Price'),
    pricingList: { enum: ['NORMAL', 'DYNAMIC'] },
    additionalPricePercentual: { type: 'number' },
  }),
  Eta: record({
    updateMethod: { enum: ['ONLINE', 'OFFLINE'] },
    pickupEtaInMinutes: whole,
    pickupEtaDatetime: instant,
    deliveryEtaInMinutes: whole,
    deliveryEtaDatetime: instant,
    maxDeliveryTime: instant,
  }),
  ChosenVehicle: record({ type: text, container: text }, { containerSize: text, instruction: text }),
  DeliveryPerson: record(
    { id: text, name: text },
    { phone: text, pictureURL: { type: 'string', format: 'uri' } },
  ),
  DeliveryEvent: record(
    { type: eventType, datetime: instant },
    {
      message: text,
      rejectionInfo: record({ reason: { enum: WIRE_REJECTION_REASONS } }, { metadata: { type: 'object' } }),
    },
  ),
  DeliveryProblem: record(
    {
      reason: { enum: DELIVERY_PROBLEM_REASONS },
      datetime: instant,
      canFinishDeliver: flag,
      needMerchantAction: flag,
    },
    { message: text, resolved: flag, actionTaken: text, actionMessage: text, resolutionDate: instant },
  ),
  AvailabilityAnswer: record({
    deliveryPrice: { allOf: [ref('Price'), ref('DeliveryPrice')] },
    vehicles: record({
      availableVehicles: whole,
      nextAvailableVehicle: whole,
      vehiclesAvailable: { type: 'object' },
    }),
    ETAs: ref('Eta'),
  }),
  DeliveryAccepted: record({
    deliveryId: uuid,
    orderId: uuid,
    status: { enum: ['PENDING', 'REJECTED'] },
    event: { enum: ['PENDING', 'REJECTED'] },
    createdAt: instant,
    completion: record({ estimate: instant, rejectAfter: instant }),
    deliveryDetailsURL: { type: 'string', format: 'uri' },
  }),
  DeliveryDetail: record(
    {
      deliveryId: uuid,
      orderId: uuid,
      status: eventType,
      event: ref('DeliveryEvent'),
      events: listOf(ref('DeliveryEvent')),
    },
    {
      problem: listOf(ref('DeliveryProblem')),
      chosenVehicle: ref('ChosenVehicle'),
      deliveryPrice: ref('DeliveryPrice'),
      eta: ref('Eta'),
      times: { type: 'object' },
      deliveryMan: ref('DeliveryPerson'),
      deliveryPerson: ref('DeliveryPerson'),
      geoLocalization: record({ latitude: { type: 'number' }, longitude: { type: 'number' } }),
      externalTrackingURL: { type: 'string', format: 'uri' },
      combinedOrdersIds: listOf(uuid),
      currentCombinedOrdersIds: listOf(uuid),
      confirmationCode: text,
    },
  ),
  ChangedDeliveries: record({ deliveries: listOf(ref('DeliveryDetail')), nextCursor: text, more: flag }),
  CancelAnswer: record({ additionalCharges: flag }),
  DeliveryEventBody: record(
    {
      deliveryId: uuid,
      orderId: uuid,
      orderDisplayId: text,
      merchant,
      event: ref('DeliveryEvent'),
      customerName: text,
    },
    { problem: listOf(ref('DeliveryProblem')), ...progress },
  ),
} satisfies Record<string, Json>;

export type AnswerName = keyof typeof ANSWER_SCHEMAS;
