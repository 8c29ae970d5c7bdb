import { DeveloperApp, type SubscriptionView } from '#domain';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { CUSTOMER_EVENTS } from '../../vocabulary/customer-event.vocabulary.js';

export const webhookBody = z.strictObject({
  /** null: nothing is sent. HTTPS; the embedded demonstration also takes receivers on its own machine. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** Full API only: the events that are sent; null: all of orders. */
  events: z.array(z.enum(CUSTOMER_EVENTS)).min(1).nullable().default(null),
  /** Merchants may name an address of their own when they connect the app. */
  merchantsMaySetTheirOwn: z.boolean().default(false),
  /** true: any 2xx counts as received where the protocol asks for 204. */
  acceptAny2xx: z.boolean().default(false),
});
export const webhookAnswer = z.strictObject({
  url: textAnswer,
  events: z.array(z.string()).nullable(),
  merchantsMaySetTheirOwn: z.boolean(),
  acceptAny2xx: z.boolean(),
  /** Of the sandbox; null: nothing is sent. */
  subscriptionId: z.int().nullable(),
  active: z.boolean(),
  consecutiveFailures: z.int(),
  lastStatus: z.int().nullable(),
  lastError: textAnswer,
  notice: textAnswer,
});
export const testBody = z.strictObject({
  /** One of `GET …/webhook/events`; null: the face's usual test message. */
  event: z.string().max(60).nullable().default(null),
});
export const eventsAnswer = z.strictObject({ items: z.array(z.string()) });
export const secretAnswer = z.strictObject({
  /** Key of the Standard Webhooks signature (`webhook-signature`). */
  secret: z.string(),
  /** true: messages are also signed with the app's credential, in the face's own header. */
  signedWithCredential: z.boolean(),
});

const NOTHING_SENT = {
  ...{ id: null, active: false, consecutiveFailures: 0, lastStatus: null, lastError: null, notice: null },
};

export function webhookBodyOf(app: DeveloperApp, subscription: SubscriptionView | null) {
  const { webhookUrl: url, webhookEvents: events, merchantsMaySetTheirOwn, acceptAny2xx } = app;
  const { id, active, consecutiveFailures, lastStatus, lastError, notice } = subscription ?? NOTHING_SENT;
  return {
    ...{ url, events, merchantsMaySetTheirOwn, acceptAny2xx, subscriptionId: id },
    ...{ active, consecutiveFailures, lastStatus, lastError, notice },
  };
}
