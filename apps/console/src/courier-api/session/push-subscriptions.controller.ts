import { PUSH_LANGUAGES, PushSubscriptions } from '#domain';
import { PUSH_KEYS, type PushKeys } from '#runtime';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from './courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from './courier.guard.js';

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

/** Browsers of a courier that offers are pushed to. */
@CourierController('push-subscriptions')
export class PushSubscriptionsController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    @Inject(PUSH_KEYS) private readonly keys: PushKeys | null,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'key',
    status: 200,
    summary: 'The key to subscribe to pushes with (VAPID); null: this server pushes nothing',
    answer: z.strictObject({ publicKey: textAnswer }),
  })
  key() {
    return { publicKey: this.keys?.publicKey ?? null };
  }

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary:
      'Let this browser be woken by offers, until the log-in ends; again replaces it, and beyond five the oldest goes',
    body: subscriptionBody,
    answer: z.strictObject({ id: z.int() }),
  })
  async subscribe(
    @CurrentCourier() session: CourierSession,
    @EndpointBody() { keys, ...given }: z.output<typeof subscriptionBody>,
  ) {
    return { id: await this.subscriptions.subscribe(session.scope, session, { ...given, ...keys }) };
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'No more pushes to a browser; logging out does the same',
    params: { id: pathId('subscription_not_found') },
    errors: [404],
  })
  async unsubscribe(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
  ): Promise<void> {
    await this.subscriptions.unsubscribe(scope, id);
  }
}
