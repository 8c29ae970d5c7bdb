import { DeliveryRequest, Order, ORDER_STATUSES, OrderEvent } from '#domain';
import { z } from 'zod';
import { centsAnswer, optionalInstantAnswer, recordOf, textAnswer } from '../../docs/record.schemas.js';

const status = z.enum(ORDER_STATUSES);
const person = { id: z.int(), name: z.string() };
const place = {
  address: z.string(),
  street: textAnswer,
  number: textAnswer,
  district: textAnswer,
  city: textAnswer,
  state: textAnswer,
  complement: textAnswer,
  reference: textAnswer,
  postalCode: textAnswer,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  name: textAnswer,
  phone: textAnswer,
  externalId: textAnswer,
  instructions: textAnswer,
};
const evidence = z.strictObject({
  photos: z.array(z.string()),
  signature: textAnswer,
  document: textAnswer,
  name: textAnswer,
  observation: textAnswer,
});
const stop = z.strictObject({
  ...place,
  id: z.string(),
  ordinal: z.int(),
  status: z.enum(['pending', 'delivered', 'failed']),
  displayId: textAnswer,
  observation: textAnswer,
  confirmationCode: textAnswer,
  collectCents: centsAnswer.nullable(),
  collectMethod: textAnswer,
  changeForCents: centsAnswer.nullable(),
  phoneLocator: textAnswer,
  arrivedAt: optionalInstantAnswer,
  finishedAt: optionalInstantAnswer,
  failureReason: textAnswer,
  evidence: evidence.nullable(),
});
const orderMembers = {
  ...recordOf(Order, { status }, ['hubId', 'stream', 'faceData', 'trackingToken']),
  trackingUrl: z.url(),
  pickup: z.strictObject(place),
  stops: z.array(stop),
  groupLeaderId: z.int().nullable(),
  merchant: z.strictObject({
    ...person,
    email: textAnswer,
    phone: z.string(),
    externalId: textAnswer,
    document: textAnswer,
    courierNote: textAnswer,
  }),
  courier: z
    .strictObject({
      ...person,
      phone: textAnswer,
      cpf: textAnswer,
      vehicleKind: textAnswer,
      vehicleModel: textAnswer,
      vehicleColor: textAnswer,
      plate: textAnswer,
      fleetNumber: textAnswer,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      seenAt: optionalInstantAnswer,
    })
    .nullable(),
};
export const orderAnswer = z.strictObject(orderMembers);
const timeline = z.array(z.strictObject(recordOf(OrderEvent, {}, ['orderId', 'hubId'])));
export const orderDetailAnswer = z.strictObject({ ...orderMembers, timeline });

export const quoteAnswer = z.strictObject({
  price: z.looseObject({ totalCents: centsAnswer }),
  totalCents: centsAnswer,
  distanceM: z.int(),
  returnDistanceM: z.int(),
  durationS: z.int(),
  pickup: z.strictObject(place),
  stops: z.array(z.strictObject(place)),
  vehicleTypeId: z.int(),
});

/** The order's current price and its price after an edit. */
export const editQuoteAnswer = z.strictObject({
  currentCents: centsAnswer,
  totalCents: centsAnswer,
  distanceM: z.int(),
});

export const orderGroupAnswer = z.strictObject({
  groupId: z.int(),
  leaderOrderId: z.int(),
  orderIds: z.array(z.int()),
});

export const deliveryRequestAnswer = z.strictObject(
  recordOf(DeliveryRequest, {}, ['hubId', 'body', 'fingerprint', 'credentialId']),
);
