import {
  AuditRecord,
  Category,
  Courier,
  Credential,
  DeliveryRequest,
  Fleet,
  Hub,
  hubSettingsSchema,
  Merchant,
  Operator,
  OPERATOR_ROLES,
  Order,
  ORDER_STATUSES,
  OrderEvent,
  Payment,
  Picture,
  REPORT_COLUMNS,
  ServiceArea,
  Tariff,
  tariffTermsSchema,
  VehicleType,
  WebhookAttempt,
  WebhookDelivery,
} from '#domain';
import { z } from 'zod';
import { KINDS, OPERATIONS, STATUSES } from '../vocabulary/wallet-entry.js';
import type { Answers } from './answers.js';
import { instant, place, recordOf } from './record.schema.js';

const text = z.string().nullable();
const later = instant.nullable();
const cents = z.int();
const count = z.int().min(0);

const listOf = (item: z.ZodType) => z.strictObject({ items: z.array(item) });
const cursorOf = (item: z.ZodType) => z.strictObject({ items: z.array(item), nextCursor: text });
const page = { total: count, page: count, perPage: count };
const pageOf = (item: z.ZodType) => z.strictObject({ items: z.array(item), ...page });

const media = z.array(z.strictObject({ url: z.string(), contentType: z.string() }));
const vehicleType = z.strictObject(recordOf(VehicleType, { media }));
const category = z.strictObject(recordOf(Category, { media }));

const status = z.enum(ORDER_STATUSES);
const person = { id: z.int(), name: z.string() };
const orderMembers = {
  ...recordOf(Order, { status }, ['hubId', 'stream', 'faceData', 'trackingToken']),
  trackingUrl: z.url(),
  stops: z.array(
    z.looseObject({ id: z.string(), ordinal: z.int(), status: z.enum(['pending', 'delivered', 'failed']) }),
  ),
  groupLeaderId: z.int().nullable(),
  merchant: z.strictObject({
    ...person,
    email: text,
    phone: z.string(),
    externalId: text,
    document: text,
    courierNote: text,
  }),
  courier: z
    .strictObject({
      ...person,
      phone: text,
      cpf: text,
      vehicleKind: text,
      vehicleModel: text,
      vehicleColor: text,
      plate: text,
      fleetNumber: text,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      seenAt: later,
    })
    .nullable(),
};
const order = z.strictObject(orderMembers);
const timeline = z.array(z.strictObject(recordOf(OrderEvent, {}, ['orderId', 'hubId'])));
const quote = z.strictObject({
  price: z.looseObject({ totalCents: cents }),
  totalCents: cents,
  distanceM: z.int(),
  returnDistanceM: z.int(),
  durationS: z.int(),
  pickup: place,
  stops: z.array(place),
  vehicleTypeId: z.int(),
});

const courierMembers = {
  ...recordOf(Courier, {}, ['passwordHash', 'photoKey']),
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  lastSeenAt: later,
  lastOrderAt: later,
  location: place.nullable(),
  activeOrders: z.array(z.looseObject({ id: z.int(), status })),
};
const courierLine = z.strictObject(courierMembers);
const courier = z.strictObject({ ...courierMembers, balanceCents: cents });
const fleet = z.strictObject(recordOf(Fleet, { couriers: count }, ['hubId']));
const document = z.strictObject({
  id: z.int(),
  type: z.string(),
  contentType: z.string(),
  createdAt: instant,
  url: z.string(),
});
const picture = z.strictObject(
  recordOf(Picture, { url: z.string() }, ['hubId', 'ownerKind', 'ownerId', 'token', 'storageKey']),
);

const merchantMembers = recordOf(Merchant, { media, blocked: z.boolean() }, ['passwordHash']);
const merchant = z.strictObject(merchantMembers);
const openDelivery = z.strictObject({
  enabled: z.boolean(),
  webhookUrl: text,
  acceptMarketplaceOrders: z.boolean(),
  confirmationCallbackUrl: text,
  clientId: text,
});
const credential = z.strictObject(recordOf(Credential, {}, ['lookup', 'secretBox', 'secretKeyId']));
const key = z.strictObject({ id: z.int(), key: z.string() });

const hub = z.strictObject(recordOf(Hub, { settings: hubSettingsSchema }));
const hubTerms = z.strictObject(recordOf(Hub, {}, ['settings']));
const tariff = z.strictObject(recordOf(Tariff, { terms: tariffTermsSchema }));
const area = z.strictObject(recordOf(ServiceArea));

const entryMembers = {
  id: z.int(),
  uuid: z.uuid(),
  operation: z.enum(Object.values(OPERATIONS)),
  kind: z.enum(Object.values(KINDS)),
  amountCents: cents,
  description: z.string(),
  status: z.enum(Object.values(STATUSES)),
  externalId: text,
  paymentMethod: text,
  orderId: z.int().nullable(),
  referenceId: z.int().nullable(),
  createdAt: instant,
};
const entry = z.strictObject(entryMembers);
const posting = z.strictObject({ ...entryMembers, balanceCents: cents, duplicated: z.boolean() });
const owner = z.strictObject({ kind: z.enum(['merchant', 'courier']), id: z.int() });
const payment = z.strictObject(recordOf(Payment));

const request = z.strictObject(
  recordOf(DeliveryRequest, {}, ['hubId', 'body', 'fingerprint', 'credentialId']),
);

const deliveryMembers = recordOf(WebhookDelivery, {}, [
  'hubId',
  'outboxId',
  'part',
  'stream',
  'leasedUntil',
  'tries',
  'body',
  'headers',
]);
const delivery = z.strictObject({
  ...deliveryMembers,
  body: text,
  tries: z.array(
    z.strictObject(
      recordOf(WebhookAttempt, { headers: z.record(z.string(), z.string()) }, ['hubId', 'deliveryId']),
    ),
  ),
});
const subscription = z.looseObject({ id: z.int(), url: z.string(), active: z.boolean() });
const resent = z.strictObject({ resent: count });

const operator = z.strictObject(
  recordOf(Operator, { role: z.enum(OPERATOR_ROLES) }, ['passwordHash', 'failedLogins', 'lastFailedLoginAt']),
);
const anything = z.record(z.string(), z.unknown());
const cell = z.union([z.string(), z.number()]).nullable();
const reportRow = z.union(
  Object.values(REPORT_COLUMNS).map((columns) =>
    z.strictObject(Object.fromEntries(columns.map((column) => [column, cell]))),
  ),
);

const pictures = (path: string): Answers => ({
  [`get ${path}/:id/pictures`]: listOf(picture),
  [`post ${path}/:id/pictures`]: picture,
  [`delete ${path}/:id/pictures/:pictureId`]: 'nothing',
});
/** The same record whatever is done to it. */
const all = (answer: z.ZodType, ...routes: string[]): Answers =>
  Object.fromEntries(routes.map((route) => [route, answer]));
const orderCommands = ['assign', 'reassign', 'release', 'ready', 'cancel', 'complete', 'confirm-payment'];

export const ADMIN_ANSWERS: Answers = {
  'post /login': z.strictObject({ token: z.string(), expiresAt: instant, operator }),
  'post /logout': 'nothing',
  'get /operators': listOf(operator),
  ...all(operator, 'get /operators/:id', 'post /operators', 'patch /operators/:id'),
  'get /audit': cursorOf(z.strictObject(recordOf(AuditRecord))),

  'get /orders': cursorOf(order),
  'get /orders/:ref': z.strictObject({ ...orderMembers, timeline }),
  'post /orders/quote': quote,
  ...all(order, 'post /orders', 'patch /orders/:id'),
  'delete /orders/:id': 'nothing',
  ...all(order, ...orderCommands.map((command) => `post /orders/:id/${command}`)),
  ...all(order, 'post /orders/:id/ungroup', 'post /orders/:id/robot-step'),
  'post /orders/:id/group': z.strictObject({
    groupId: z.int(),
    leaderOrderId: z.int(),
    orderIds: z.array(z.int()),
  }),
  'get /open-delivery/requests': listOf(request),
  'get /open-delivery/requests/:id': request,
  'post /open-delivery/requests/:id/accept': request,
  'post /open-delivery/requests/:id/reject': request,

  'get /merchants': pageOf(z.strictObject({ ...merchantMembers, balanceCents: cents })),
  ...all(merchant, 'get /merchants/:id', 'post /merchants', 'patch /merchants/:id'),
  ...all(merchant, 'post /merchants/:id/block', 'post /merchants/:id/unblock'),
  ...pictures('/merchants'),
  'get /merchants/:id/open-delivery': openDelivery,
  'put /merchants/:id/open-delivery': openDelivery,
  'post /merchants/:id/open-delivery/credentials': z.strictObject({
    id: z.int(),
    clientId: z.string(),
    clientSecret: z.string(),
  }),
  'get /credentials': listOf(credential),
  'post /credentials': key,
  'post /credentials/:id/rotate': key,
  'delete /credentials/:id': 'nothing',

  'get /couriers': pageOf(courierLine),
  'get /couriers/online': pageOf(courierLine),
  ...all(courier, 'get /couriers/:id', 'post /couriers', 'patch /couriers/:id'),
  ...all(courier, 'post /couriers/:id/approve', 'post /couriers/:id/refuse', 'post /couriers/:id/suspend'),
  ...all(courier, 'post /couriers/:id/block', 'post /couriers/:id/unblock'),
  'get /couriers/:id/documents': listOf(document),
  'get /couriers/:id/documents/:documentId': {
    content: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  },
  'get /fleets': listOf(fleet),
  ...all(fleet, 'get /fleets/:id', 'post /fleets', 'patch /fleets/:id', 'put /fleets/:id/couriers'),
  'delete /fleets/:id': 'nothing',

  'get /hub': hub,
  'put /hub': hub,
  'get /hub/settings': hubSettingsSchema,
  'put /hub/settings': hubSettingsSchema,
  'get /hubs': listOf(hubTerms),
  ...all(hubTerms, 'get /hubs/:id', 'post /hubs', 'patch /hubs/:id'),
  'get /service-areas': listOf(area),
  ...all(area, 'get /service-areas/:id', 'post /service-areas', 'put /service-areas/:id'),
  'delete /service-areas/:id': 'nothing',
  'get /tariffs': listOf(tariff),
  ...all(tariff, 'get /tariffs/:id', 'post /tariffs', 'patch /tariffs/:id'),
  'delete /tariffs/:id': 'nothing',
  'get /vehicle-types': listOf(vehicleType),
  ...all(vehicleType, 'get /vehicle-types/:id', 'post /vehicle-types', 'patch /vehicle-types/:id'),
  ...pictures('/vehicle-types'),
  'get /categories': listOf(category),
  ...all(category, 'get /categories/:id', 'post /categories', 'patch /categories/:id'),
  ...pictures('/categories'),

  'get /wallets/:kind/:holder': z.strictObject({ items: z.array(entry), ...page, balanceCents: cents }),
  'post /wallets/:kind/:holder/credit': posting,
  'post /wallets/:kind/:holder/debit': posting,
  'get /withdrawals': listOf(z.strictObject({ ...entryMembers, owner })),
  'post /withdrawals/:id/complete': entry,
  'post /withdrawals/:id/refuse': z.strictObject({ ...entryMembers, balanceCents: cents }),
  'get /payments': listOf(payment),
  'get /reports/:report': { content: ['text/csv'], json: listOf(reportRow) },

  'get /webhooks/deliveries': cursorOf(z.strictObject(deliveryMembers)),
  'get /webhooks/deliveries/:id': delivery,
  'post /webhooks/deliveries/resend': resent,
  'post /webhooks/deliveries/:id/resend': resent,
  'get /webhooks/subscriptions': listOf(subscription),
  'post /webhooks/subscriptions/:id/test': z.strictObject({ deliveryId: z.int() }),
  'post /webhooks/subscriptions/:face/:id/secret': z.strictObject({ secret: z.string() }),
  'post /webhooks/subscriptions/:face/:id/reactivate': subscription,

  'get /privacy/couriers/:id': anything,
  'get /privacy/merchants/:id': anything,
  'get /privacy/recipients/:phone': anything,
  'post /privacy/couriers/:id/anonymise': 'nothing',
  'post /privacy/merchants/:id/anonymise': 'nothing',
  'post /privacy/recipients/:phone/anonymise': 'nothing',
};
