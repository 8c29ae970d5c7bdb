import { COURIER_DOCUMENT_TYPES, COURIER_REGISTRATIONS, EVIDENCE_KINDS, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import type { Answers } from './answers.js';
import { instant, place } from './record.schema.js';

const text = z.string().nullable();
const later = instant.nullable();
const status = z.enum(ORDER_STATUSES);

const courier = z.strictObject({
  id: z.int(),
  hubId: z.int(),
  name: z.string(),
  phone: text,
  email: text,
  registration: z.enum(COURIER_REGISTRATIONS),
  blocked: z.boolean(),
  blockedUntil: later,
  vehicle: z.strictObject({ kind: text, model: text, color: text, plate: text, year: z.int().nullable() }),
  vehicleTypeIds: z.array(z.int()),
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  location: place.nullable(),
  lastSeenAt: later,
  activeOrders: z.array(z.strictObject({ id: z.int(), status })),
});

const wherever = {
  address: z.string(),
  district: text,
  city: text,
  state: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};
const where = {
  ...wherever,
  street: text,
  number: text,
  complement: text,
  reference: text,
  postalCode: text,
  name: text,
  phone: text,
  instructions: text,
};
const collect = z
  .strictObject({ amountCents: z.int(), method: text, changeForCents: z.int().nullable() })
  .nullable();
const evidence = z.strictObject({
  photos: z.array(z.string()),
  signature: text,
  document: text,
  name: text,
  observation: text,
});
const order = z.strictObject({
  id: z.int(),
  publicId: z.string(),
  kind: z.enum(['delivery', 'courier_call']),
  status,
  merchant: z.strictObject({ name: z.string(), phone: z.string(), note: text }),
  observation: text,
  pickup: z.strictObject(where),
  pickupCode: text,
  stops: z.array(
    z.strictObject({
      ...where,
      id: z.string(),
      status: z.enum(['pending', 'delivered', 'failed']),
      displayId: text,
      observation: text,
      codeRequired: z.boolean(),
      phoneLocator: text,
      collect,
      arrivedAt: later,
      finishedAt: later,
      failureReason: text,
      evidence: evidence.nullable(),
    }),
  ),
  distance: z.int(),
  returnDistance: z.int(),
  durationSeconds: z.int(),
  needsReturn: z.boolean(),
  needsProof: z.boolean(),
  payCents: z.int(),
  totalCents: z.int(),
  paymentMethod: z.string(),
  groupLeaderId: z.int().nullable(),
  returnBeforeCancelling: z.boolean(),
  createdAt: instant,
  scheduledFor: later,
  acceptedAt: later,
  arrivalLimitAt: later,
  arrivedPickupAt: later,
  collectLimitAt: later,
  collectedAt: later,
  deliveredAt: later,
  finishedAt: later,
  cancelReason: text,
});
const offer = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  merchant: z.strictObject({ name: z.string() }),
  pickup: z.strictObject(wherever),
  stops: z.array(z.strictObject({ ...wherever, collect })),
  distance: z.int(),
  distanceToPickup: z.int().nullable(),
  durationSeconds: z.int(),
  needsReturn: z.boolean(),
  payCents: z.int(),
  observation: text,
  offeredAt: instant,
  expiresAt: instant,
});
const session = z.strictObject({ token: z.string(), expiresAt: instant, courier });
const document = z.strictObject({
  id: z.int(),
  type: z.enum(COURIER_DOCUMENT_TYPES),
  contentType: z.string(),
  createdAt: instant,
});
const entry = z.strictObject({
  id: z.int(),
  uuid: z.uuid(),
  operation: z.enum(['credit', 'debit']),
  kind: z.string(),
  amountCents: z.int(),
  description: z.string(),
  status: z.enum(['completed', 'pending', 'reversed']),
  orderId: z.int().nullable(),
  createdAt: instant,
});

export const COURIER_ANSWERS: Answers = {
  'post /login': session,
  'post /register': session,
  'get /me': courier,
  'post /online': courier,
  'post /offline': courier,
  'post /positions': 'nothing',
  'get /events': { content: ['text/event-stream'] },
  'get /offers': z.strictObject({ items: z.array(offer) }),
  'post /offers/:id/accept': order,
  'post /offers/:id/decline': 'nothing',
  'get /orders': z.strictObject({ items: z.array(order), nextCursor: text }),
  'get /orders/:id': order,
  'post /orders/:id/arrive-pickup': order,
  'post /orders/:id/collect': order,
  'post /orders/:id/return': order,
  'post /orders/:id/give-back': 'nothing',
  'put /orders/:id/stops/:stopId': order,
  'post /orders/:id/stops/:stopId/arrive': order,
  'post /orders/:id/stops/:stopId/deliver': order,
  'post /orders/:id/stops/:stopId/fail': order,
  'post /evidence': z.strictObject({
    id: z.int(),
    kind: z.enum(EVIDENCE_KINDS),
    contentType: z.string(),
    size: z.int(),
    createdAt: instant,
    url: z.url(),
  }),
  'get /documents': z.strictObject({ items: z.array(document) }),
  'post /documents/:type': document,
  'get /wallet': z.strictObject({ balanceCents: z.int() }),
  'get /wallet/entries': z.strictObject({
    items: z.array(entry),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    balanceCents: z.int(),
  }),
};
