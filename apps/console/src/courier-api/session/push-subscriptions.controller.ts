import { PUSH_LANGUAGES, PushSubscriptions } from '#domain';
import { PUSH_KEYS, type PushKeys, injected } from '#runtime';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { pathId } from '../../http/field.schemas.js';
import { courierApi } from './courier-api.decorator.js';

/** As `PushSubscription.toJSON()` of browsers, and the language of the notifications. */
const subscriptionBody = z
  .strictObject({
    endpoint: z.string().min(1).max(1_000),
    keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
    language: z.enum(PUSH_LANGUAGES),
  })
  .meta({
    examples: [
      {
        endpoint: 'https://push.example.com/send/f1a2',
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
        language: 'pt',
      },
    ],
  });

const api = courierApi(
  'push-subscriptions',
  { subscriptions: PushSubscriptions, keys: injected<PushKeys | null>(PUSH_KEYS) },
  { id: pathId('subscription_not_found') },
);

/** Browsers of a courier that offers are pushed to. */
export const PushSubscriptionsController = api.controller('PushSubscriptionsController', {
  key: api.get('key', {
    summary: 'The key to subscribe to pushes with (VAPID); null: this server pushes nothing',
    answer: z.strictObject({ publicKey: textAnswer }),
    run: ({ keys }) => ({ publicKey: keys?.publicKey ?? null }),
  }),
  subscribe: api.put('', {
    summary:
      'Let this browser be woken by offers, until the log-in ends; again replaces it, and beyond five the oldest goes',
    body: subscriptionBody,
    answer: z.strictObject({ id: z.int() }),
    run: async ({ subscriptions, courier: session, body: { keys, ...given } }) => ({
      id: await subscriptions.subscribe(session.scope, session, { ...given, ...keys }),
    }),
  }),
  unsubscribe: api.delete(':id', {
    summary: 'No more pushes to a browser; logging out does the same',
    run: ({ subscriptions, courier: { scope }, id }) => subscriptions.unsubscribe(scope, id),
  }),
});
