import { RecordedRequest } from '#domain';
import { z } from 'zod';
import { cursorFields, idField, idText } from '../../admin/field.schemas.js';
import { webhookDeliveryAnswer } from '../../admin/webhooks/webhook.answers.js';
import { recordOf, textAnswer } from '../../docs/record.schemas.js';
import { instantField } from '../../http/instant.schemas.js';
import { pathId } from '../../http/path.schemas.js';
import { appParams } from './app.schemas.js';

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

export const deliveriesQuery = z.strictObject({
  state: z.enum(STATES).exactOptional(),
  orderId: idText.exactOptional(),
  ...cursorFields,
});
/** Of the messages that have ended: those that it names, or all. */
export const resendBody = z.strictObject({
  state: z.enum(['delivered', 'given_up', 'cancelled']).exactOptional(),
  orderId: idField.exactOptional(),
  /** The event's name in the list. */
  event: z.string().min(1).max(100).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
});
export const requestsQuery = z.strictObject({
  method: z.enum(METHODS).exactOptional(),
  status: z
    .enum(CLASSES)
    .transform((word) => Number(word[0]))
    .exactOptional(),
  /** Beginning of the path. */
  path: z.string().max(200).exactOptional(),
  ...cursorFields,
});
export const deliveryParams = { ...appParams, deliveryId: pathId('delivery_not_found') };
export const requestParams = { ...appParams, requestId: pathId('recorded_request_not_found') };

export const appDeliveryAnswer = webhookDeliveryAnswer.extend({
  /** Where it goes now; null: there is no address any more. */
  url: textAnswer,
  /** The last attempt as a command; signatures are masked. */
  curl: textAnswer,
});
/** Fields that the face does not know, each with the name that was probably meant. */
const ignored = z.array(z.strictObject({ field: z.string(), meant: textAnswer })).nullable();
export const requestLineAnswer = z.strictObject(
  recordOf(RecordedRequest, ['id at method path status durationMs requestId'], { ignored }),
);
export const requestAnswer = z.strictObject({
  ...recordOf(RecordedRequest, ['id at method path body status answer durationMs requestId'], {
    ignored,
    headers: z.record(z.string(), z.string()),
  }),
  curl: z.string(),
});
