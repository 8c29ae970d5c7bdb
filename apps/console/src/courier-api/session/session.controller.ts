import { publicApi } from '../../http/declared-api.decorator.js';
import {
  CourierAccess,
  PushSubscriptions,
  Sessions,
  PUSH_LANGUAGES,
  CourierQueries,
  DomainError,
  hubScope,
  isDomainError,
  type Courier,
  type CourierLogin,
  type LogInManner,
} from '#domain';
import {
  bearerToken,
  RUNTIME_CONFIG,
  type RuntimeConfig,
  injected,
  PUSH_KEYS,
  type PushKeys,
} from '#runtime';
import { createHash } from 'node:crypto';
import {
  clearSessionCookie,
  PAGE_SESSIONS,
  refuseForeignPage,
  cookieOf,
} from '../../http/page-session.policy.js';
import { logInOf, ownSessionsOf } from '../../sessions/own-sessions.controller.js';
import { courierSessionAnswer, courierBody } from '../courier.answers.js';
import { CourierController, courierApi } from './courier-api.decorator.js';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { Injectable } from '@nestjs/common';

const word = z.string().trim().min(1).max(191);

const loginBody = z
  .object({ phone: word.optional(), email: word.optional(), password: z.string().min(1).max(191) })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'phone or email is required',
  })
  .meta({ examples: [{ phone: '+55 19 99999-0001', password: 'segredo-123' }] });

type LoginBody = z.output<typeof loginBody>;

@Injectable()
export class CourierLogIn {
  constructor(
    private readonly access: CourierAccess,
    private readonly couriers: CourierQueries,
  ) {}

  /** @throws wrong_password · caller_blocked · rate_limited */
  async open(body: LoginBody, manner: LogInManner) {
    try {
      const { courier, ...opened } = await this.access.login(whoOf(body), body.password, manner);
      return { hubId: courier.hubId, ...(await this.shown(courier, opened)) };
    } catch (error) {
      if (!isDomainError(error, 'credential_invalid')) throw error;
      throw new DomainError('wrong_password', {}, { cause: error });
    }
  }

  /** For a courier who has just registered or changed the password. */
  async openProved(courier: Courier) {
    return this.shown(courier, await this.access.open(courier));
  }

  private async shown<T extends object>({ hubId, id }: Courier, opened: T) {
    return { ...opened, courier: courierBody(await this.couriers.byId(hubScope(hubId), id)) };
  }
}

function whoOf({ phone, email }: LoginBody): CourierLogin {
  return phone === undefined ? { email: email ?? '' } : { phone, email };
}

const kind = 'courier';

const LoginController = logInOf({
  kind,
  path: 'api/courier',
  name: 'LoginController',
  body: loginBody,
  answer: courierSessionAnswer,
  errors: [401, 403],
  summaries: { token: 'Sign in by phone or e-mail', cookie: 'Sign in by a cookie, for browsers' },
  people: CourierLogIn,
  contact: (body) => CourierAccess.personOf(whoOf(body)),
  open: (people, body, manner) => people.open(body, manner),
  hubId: ({ hubId }) => hubId,
});

const api = publicApi('api/courier/sessions', {
  sessions: Sessions,
  pushes: PushSubscriptions,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

const LogOutController = api.controller('LogOutController', {
  /** Open to suspended couriers too: logging out needs no permission. */
  close: api.delete('current', {
    summary: 'Logs out: the session ends, and the browser gets no more pushes',
    errors: [403],
    run: async ({ sessions, pushes, config, request, response }) => {
      // No browser adds a bearer token by itself, so it needs no page of ours.
      if (bearerToken(request) === undefined) refuseForeignPage(request);
      const token = bearerToken(request) ?? cookieOf(request, PAGE_SESSIONS[kind].cookie);
      if (token !== undefined) {
        await sessions.endToken(token);
        await pushes.endSession(createHash('sha256').update(token).digest('hex'));
      }
      clearSessionCookie(response, PAGE_SESSIONS[kind], config.publicUrl);
    },
  }),
});

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

const pushApi = courierApi(
  'push-subscriptions',
  { subscriptions: PushSubscriptions, keys: injected<PushKeys | null>(PUSH_KEYS) },
  { id: fields.pathId('subscription_not_found') },
);

const PushSubscriptionsController = pushApi.controller('PushSubscriptionsController', {
  key: pushApi.get('key', {
    summary: 'Shows the key to subscribe to pushes with (VAPID); null: this server pushes nothing',
    answer: z.strictObject({ publicKey: answers.text }),
    run: ({ keys }) => ({ publicKey: keys?.publicKey ?? null }),
  }),
  subscribe: pushApi.put('', {
    summary:
      'Subscribes a browser to pushes of offers, until the log-in ends; of more than five the oldest is removed',
    body: subscriptionBody,
    answer: z.strictObject({ id: z.int() }),
    run: async ({ subscriptions, courier: session, body: { keys, ...given } }) => ({
      id: await subscriptions.subscribe(session.scope, session, { ...given, ...keys }),
    }),
  }),
  unsubscribe: pushApi.delete(':id', {
    summary: 'Ends the pushes to a browser; logging out does the same',
    run: ({ subscriptions, by, id }) => subscriptions.unsubscribe(by, id),
  }),
});

export const COURIER_SESSION_CONTROLLERS = [
  LoginController,
  LogOutController,
  ownSessionsOf({ kind, at: CourierController('sessions'), name: 'CourierSessionsController' }),
  PushSubscriptionsController,
];
