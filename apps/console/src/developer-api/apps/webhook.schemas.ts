import type { AppReceivers, DeveloperApp, SubscriptionView } from '#domain';
import { z } from 'zod';
import { instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { pathId } from '../../http/path.schemas.js';
import { CUSTOMER_EVENTS } from '../../vocabulary/customer-event.vocabulary.js';
import { appParams } from './app.schemas.js';

export const receiverParams = { ...appParams, webhookId: pathId('subscription_not_found') };

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
export const webhookAnswer = z
  .strictObject({
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
  })
  .meta({ id: 'AppWebhook' });
export const receiverAnswer = z
  .strictObject({
    id: z.int(),
    /** The connected merchant whose orders it is about; null: it is of the sandbox. */
    merchantName: textAnswer,
    /** false: the connection made it; its address is the app's or the merchant's own, and only `active` is changed here. */
    registered: z.boolean(),
    url: z.string(),
    events: z.array(z.string()).nullable(),
    active: z.boolean(),
    consecutiveFailures: z.int(),
    lastStatus: z.int().nullable(),
    lastError: textAnswer,
    notice: textAnswer,
    createdAt: instantAnswer,
  })
  .meta({ id: 'AppReceiver' });
export const receiverBody = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .exactOptional(),
  /** Full API only. */
  events: z.array(z.enum(CUSTOMER_EVENTS)).min(1).exactOptional(),
  /** true turns it on again after failures. */
  active: z.boolean().exactOptional(),
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

export function receiverOf({
  webhook,
  merchantName,
  registered,
}: Awaited<ReturnType<AppReceivers['require']>>) {
  const { id, url, events, active, consecutiveFailures, lastStatus, lastError, notice, createdAt } = webhook;
  return {
    ...{ id, merchantName, registered, url, events, active },
    ...{ consecutiveFailures, lastStatus, lastError, notice, createdAt },
  };
}

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
