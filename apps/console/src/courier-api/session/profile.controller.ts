import {
  CourierAccess,
  CourierQueries,
  CourierRegistrations,
  Privacy,
  type CourierChanges,
  CourierAlerts,
  CourierDuty,
  CourierPauses,
} from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { personalDataAnswer } from '../../admin/privacy/privacy.controller.js';
import * as answers from '../../docs/record.schemas.js';
import { courierAnswer, courierSessionAnswer, courierOnDutyAnswer, courierBody } from '../courier.answers.js';
import type { CallOf } from '../../http/declared-api.decorator.js';
import { courierApi } from './courier-api.decorator.js';
import { CourierLogIn } from './session.controller.js';

/** Limits passwords per minute, so that nobody guesses one with a stolen token. */
const PASSWORDS_PER_MINUTE = 10;

const password = z.string().min(1).max(191);
const text = z.string().trim().min(1).max(191);

const api = courierApi('', {
  access: CourierAccess,
  registrations: CourierRegistrations,
  couriers: CourierQueries,
  logIn: CourierLogIn,
  limiter: RateLimiter,
  privacy: Privacy,
  alerts: CourierAlerts,
  duty: CourierDuty,
  pauses: CourierPauses,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

/** Changes of money and access need the password again. */
api.controller('ProfileController', {
  data: api.get('me/data', {
    summary: 'Exports all data stored of the courier, by the place where it is stored',
    answer: personalDataAnswer,
    run: ({ privacy, by, courierId }) => privacy.export(by, { kind: 'courier', id: courierId }),
  }),
  update: api.put('me', {
    summary: 'Changes the own name or e-mail',
    body: z.strictObject({
      name: text.exactOptional(),
      email: z.email().max(191).nullable().exactOptional(),
    }),
    answer: courierAnswer,
    errors: [409],
    run: (call) => change(call, call.body),
  }),
  setPixKey: api.put('pix-key', {
    summary: 'Registers the Pix key that withdrawals are paid to; asks for the password',
    body: z.strictObject({ pixKey: z.string().trim().min(1).max(77).nullable(), password }),
    answer: courierAnswer,
    run: async (call) => {
      await requirePassword(call, call.body.password);
      return change(call, { pixKey: call.body.pixKey });
    },
  }),
  setPassword: api.put('password', {
    summary: 'Changes the password; every token ends, and the answer has a new one',
    body: z.strictObject({ current: password, password: fields.newPassword('courier') }),
    answer: courierSessionAnswer,
    run: async (call) => {
      const { logIn, registrations, by, courierId, body } = call;
      await requirePassword(call, body.current);
      return logIn.openProved(await registrations.update(by, courierId, { password: body.password }));
    },
  }),
});

type Call = CallOf<typeof api>;

async function requirePassword({ limiter, access, by, courierId, response }: Call, given: string) {
  await limitRate(limiter, response, `courier-password:${String(courierId)}`, PASSWORDS_PER_MINUTE);
  await access.requirePassword(by, courierId, given);
}

async function change({ registrations, couriers, by, courierId }: Call, changes: CourierChanges) {
  await registrations.update(by, courierId, changes);
  return courierBody(await couriers.byId(by, courierId));
}

const askedAnswer = z.strictObject({
  /** null: not asked, or answered by the company. */
  askedAt: answers.optionalInstant,
});

api.controller('ErasureController', {
  read: api.get('me/erasure', {
    summary: "Shows since when the company has been asked to erase the courier's data",
    answer: askedAnswer,
    run: async ({ alerts, by }) => ({ askedAt: await alerts.erasureAsked(by) }),
  }),
  ask: api.post('me/erasure', {
    status: 200,
    summary: "Asks the company to erase the courier's data; asked again, the first day stays",
    answer: askedAnswer,
    run: async ({ alerts, by }) => ({ askedAt: await alerts.askErasure(by) }),
  }),
});

/** `until`: when the courier means to stop; no pickup is planned after it. null takes it back. */
const onlineBody = z.object({ until: fields.instant.nullable().exactOptional() }).prefault({});

api.controller('DutyController', {
  me: api.get('me', {
    summary: 'Shows the courier of the session',
    answer: courierOnDutyAnswer,
    run: shown,
  }),
  online: api.post('online', {
    summary: 'Goes online: offers come from now on',
    body: onlineBody,
    answer: courierOnDutyAnswer,
    errors: [409],
    run: async (call) => {
      await call.duty.goOnline(call.by, call.courierId, call.body.until);
      return shown(call);
    },
  }),
  offline: api.post('offline', {
    summary: 'Goes offline: accepted orders stay with the courier',
    answer: courierOnDutyAnswer,
    run: async (call) => {
      await call.duty.goOffline(call.by, call.courierId);
      return shown(call);
    },
  }),
  endPause: api.delete('pause', {
    summary: 'Ends the pause after an offer that was not answered',
    answer: courierOnDutyAnswer,
    run: async (call) => {
      await call.pauses.end(call.by.hubId, call.courierId);
      return shown(call);
    },
  }),
});

async function shown({ couriers, pauses, config: { modules }, by, courierId }: Call) {
  const [view, pause] = await Promise.all([couriers.byId(by, courierId), pauses.of(by.hubId, courierId)]);
  return { ...courierBody(view), pause, modules };
}

export const PROFILE_CONTROLLERS = api.controllers;
