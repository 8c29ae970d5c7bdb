import { DELIVERY_EVENT_TYPES } from '../vocabulary/delivery-event.vocabulary.js';
import { DELIVERY_PROBLEM_REASONS } from '../vocabulary/delivery-problem.vocabulary.js';
import { WIRE_REJECTION_REASONS } from '../vocabulary/rejection.vocabulary.js';

type Json = Record<string, unknown>;

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const uri = { type: 'string', format: 'uri' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const whole = { type: 'integer' } as const;
const number = { type: 'number' } as const;
const flag = { type: 'boolean' } as const;
const anyObject = { type: 'object' } as const;
const eventType = { type: 'string', enum: DELIVERY_EVENT_TYPES } as const;

/** A type and no interface: the members of an interface may grow, so it is no `Json`. */
type RecordSchema<Required, Optional> = {
  readonly type: 'object';
  readonly required: (keyof Required)[];
  readonly properties: Required & Partial<Optional>;
};

function record<const Required extends Json, const Optional extends Json = Record<never, never>>(
  required: Required,
  optional?: Optional,
): RecordSchema<Required, Optional> {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...(optional as Partial<Optional>) },
  };
}

const listOf = <Items>(items: Items) => ({ type: 'array', items }) as const;
const oneOf = <const Value>(...values: readonly Value[]) => ({ enum: values }) as const;
const ref = <const Name extends string>(name: Name) =>
  ({ $ref: `#/components/schemas/${name}` }) as { readonly $ref: `#/components/schemas/${Name}` };
const merchant = record({ id: text, name: text });

const progress = {
  deliveryPrice: ref('DeliveryPrice'),
  eta: ref('Eta'),
  deliveryPerson: ref('DeliveryPerson'),
  externalTrackingURL: uri,
  combinedOrdersIds: listOf(uuid),
};

/** Schemas of answers for the document; handlers must return what these describe. */
export const ANSWER_SCHEMAS = {
  TokenAnswer: record({
    access_token: text,
    token_type: { const: 'bearer' } as const,
    expires_in: { const: 86_400 } as const,
  }),
  TokenError: record({ error: text, error_description: text, title: text, status: whole, message: text }),
  Problem: record(
    { title: text, status: whole, detail: text, message: text },
    { errors: { type: 'object', additionalProperties: listOf(text) } },
  ),
  DeliveryPrice: record({
    price: ref('Price'),
    pricingList: oneOf('NORMAL', 'DYNAMIC'),
    additionalPricePercentual: number,
  }),
  Eta: record({
    updateMethod: oneOf('ONLINE', 'OFFLINE'),
    pickupEtaInMinutes: whole,
    pickupEtaDatetime: instant,
    deliveryEtaInMinutes: whole,
    deliveryEtaDatetime: instant,
    maxDeliveryTime: instant,
  }),
  ChosenVehicle: record({ type: text, container: text }, { containerSize: text, instruction: text }),
  DeliveryPerson: record({ id: text, name: text }, { phone: text, pictureURL: uri }),
  DeliveryEvent: record(
    { type: eventType, datetime: instant },
    {
      message: text,
      rejectionInfo: record({ reason: { enum: WIRE_REJECTION_REASONS } as const }, { metadata: anyObject }),
    },
  ),
  DeliveryProblem: record(
    {
      reason: { enum: DELIVERY_PROBLEM_REASONS } as const,
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
      vehiclesAvailable: anyObject,
    }),
    ETAs: ref('Eta'),
  }),
  DeliveryAccepted: record({
    deliveryId: uuid,
    orderId: uuid,
    status: oneOf('PENDING', 'REJECTED'),
    event: oneOf('PENDING', 'REJECTED'),
    createdAt: instant,
    completion: record({ estimate: instant, rejectAfter: instant }),
    deliveryDetailsURL: uri,
  }),
  DeliveryDetail: record(
    {
      deliveryId: uuid,
      orderId: uuid,
      status: eventType,
      event: ref('DeliveryEvent'),
      events: listOf(ref('DeliveryEvent')),
      createdAt: instant,
    },
    {
      problem: listOf(ref('DeliveryProblem')),
      chosenVehicle: ref('ChosenVehicle'),
      ...progress,
      times: anyObject,
      deliveryMan: ref('DeliveryPerson'),
      geoLocalization: record({ latitude: number, longitude: number }),
      currentCombinedOrdersIds: listOf(uuid),
      confirmationCode: text,
    },
  ),
  ChangedDeliveries: record({ deliveries: listOf(ref('DeliveryDetail')), nextCursor: text, more: flag }),
  DiscoveryManifest: record({
    appId: uuid,
    openDelivery: record({ currentVersion: text, supportedVersions: listOf(text) }),
    discovery: record({ version: text }),
    authentication: record({ supportedGrantTypes: listOf(text), clientIdGeneration: listOf(text) }),
    capabilities: record({
      logistics: record({
        version: text,
        supported: flag,
        originator: record({
          supported: flag,
          supportedEvents: listOf(eventType),
          unsupportedEvents: listOf(eventType),
          supportsWebhook: flag,
          supportsPolling: flag,
        }),
        receiver: record({
          supported: flag,
          supportedOperations: listOf(text),
          unsupportedOperations: listOf(text),
        }),
      }),
    }),
  }),
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
    { problem: listOf(ref('DeliveryProblem')), vehicle: ref('ChosenVehicle'), ...progress },
  ),
} satisfies Record<string, Json>;

export type AnswerName = keyof typeof ANSWER_SCHEMAS;

export type Answer<Name extends AnswerName> = Described<(typeof ANSWER_SCHEMAS)[Name]>;

type Described<Schema> = Schema extends { readonly $ref: `#/components/schemas/${infer Name}` }
  ? Name extends AnswerName
    ? Answer<Name>
    : unknown
  : Schema extends { readonly const: infer Value }
    ? Value
    : Schema extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : Schema extends RecordSchema<infer Required, infer Optional>
        ? { [Name in keyof Required]: Described<Required[Name]> } & {
            [Name in Exclude<keyof Optional, keyof Required>]?: Described<Optional[Name]>;
          }
        : Schema extends { readonly type: 'array'; readonly items: infer Items }
          ? readonly Described<Items>[]
          : DescribedScalar<Schema>;

type DescribedScalar<Schema> = Schema extends { readonly type: 'string' }
  ? string
  : Schema extends { readonly type: 'integer' | 'number' }
    ? number
    : Schema extends { readonly type: 'boolean' }
      ? boolean
      : unknown;
