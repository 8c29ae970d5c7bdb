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
import type { Response } from 'express';
import { z } from 'zod';
import { newPassword, instantField } from '../../http/field.schemas.js';
import { personalDataAnswer } from '../../admin/privacy/privacy.controller.js';
import { optionalInstantAnswer } from '../../docs/record.schemas.js';
import { courierAnswer, courierSessionAnswer, courierOnDutyAnswer, courierBody } from '../courier.answers.js';
import { courierApi, type CourierSession } from './courier-api.decorator.js';
import { CourierLogIn } from './courier-log-in.service.js';

/** Limit of passwords per minute, so that a stolen token cannot be used to guess one. */
const PASSWORDS_PER_MINUTE = 10;

const password = z.string().min(1).max(191);
const text = z.string().trim().min(1).max(191);
const profileBody = z.strictObject({
  name: text.exactOptional(),
  email: z.email().max(191).nullable().exactOptional(),
});
const pixKeyBody = z.strictObject({ pixKey: z.string().trim().min(1).max(77).nullable(), password });
const passwordBody = z.strictObject({ current: password, password: newPassword('courier') });

const api = courierApi('', {
  access: CourierAccess,
  registrations: CourierRegistrations,
  couriers: CourierQueries,
  logIn: CourierLogIn,
  limiter: RateLimiter,
  privacy: Privacy,
});

/** Changes by couriers to their own record. Money and access need the password again. */
const ProfileController = api.controller('ProfileController', {
  data: api.get('me/data', {
    summary: 'Everything kept of the courier, by the place where it is stored',
    answer: personalDataAnswer,
    run: ({ privacy, courier: { scope, courierId } }) =>
      privacy.export(scope, { kind: 'courier', id: courierId }),
  }),
  update: api.put('me', {
    summary: "Change one's own name or e-mail",
    body: profileBody,
    answer: courierAnswer,
    errors: [409],
    run: ({ registrations, couriers, courier, body }) => change({ registrations, couriers }, courier, body),
  }),
  setPixKey: api.put('pix-key', {
    summary: 'Register the Pix key that withdrawals are paid to; asks for the password',
    body: pixKeyBody,
    answer: courierAnswer,
    run: async ({ limiter, access, registrations, couriers, courier, body, response }) => {
      await requirePassword({ limiter, access }, courier, body.password, response);
      return change({ registrations, couriers }, courier, { pixKey: body.pixKey });
    },
  }),
  setPassword: api.put('password', {
    summary: 'Change the password; every token ends, and the answer has a new one',
    body: passwordBody,
    answer: courierSessionAnswer,
    run: async ({ limiter, access, logIn, registrations, courier, body, response }) => {
      const { scope, courierId } = courier;
      await requirePassword({ limiter, access }, courier, body.current, response);
      const changes = { password: body.password };
      return logIn.openProved(await registrations.update(scope, courierId, changes));
    },
  }),
});

async function requirePassword(
  { limiter, access }: { readonly limiter: RateLimiter; readonly access: CourierAccess },
  { scope, courierId }: CourierSession,
  given: string,
  response: Response,
): Promise<void> {
  await limitRate(limiter, response, `courier-password:${String(courierId)}`, PASSWORDS_PER_MINUTE);
  await access.requirePassword(scope, courierId, given);
}

async function change(
  {
    registrations,
    couriers,
  }: { readonly registrations: CourierRegistrations; readonly couriers: CourierQueries },
  { scope, courierId }: CourierSession,
  changes: CourierChanges,
) {
  await registrations.update(scope, courierId, changes);
  return courierBody(await couriers.byId(scope, courierId));
}

const askedAnswer = z.strictObject({
  /** null: not asked, or answered by the company. */
  askedAt: optionalInstantAnswer,
});

const erasureApi = courierApi('me/erasure', { alerts: CourierAlerts });

/** The courier asks the company to erase their data; an operator does it, or says why not. */
const ErasureController = erasureApi.controller('ErasureController', {
  read: erasureApi.get('', {
    summary: "Since when the company has been asked to erase the courier's data",
    answer: askedAnswer,
    run: async ({ alerts, courier: { scope } }) => ({ askedAt: await alerts.erasureAsked(scope) }),
  }),
  ask: erasureApi.post('', {
    status: 200,
    summary: "Asks the company to erase the courier's data; asked again, the first day stays",
    answer: askedAnswer,
    run: async ({ alerts, courier: { scope } }) => ({ askedAt: await alerts.askErasure(scope) }),
  }),
});

/** `until`: when the courier means to stop; no pickup is planned after it. null takes it back. */
const onlineBody = z.object({ until: instantField.nullable().exactOptional() }).prefault({});

const dutyApi = courierApi('', {
  duty: CourierDuty,
  couriers: CourierQueries,
  pauses: CourierPauses,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

const DutyController = dutyApi.controller('DutyController', {
  me: dutyApi.get('me', {
    summary: 'The courier who asks',
    answer: courierOnDutyAnswer,
    run: shown,
  }),
  online: dutyApi.post('online', {
    summary: 'Begin to work: offers come from now on',
    body: onlineBody,
    answer: courierOnDutyAnswer,
    errors: [409],
    run: async (call) => {
      const { duty, courier, body } = call;
      await duty.goOnline(courier.scope, courier.courierId, body.until);
      return shown(call);
    },
  }),
  offline: dutyApi.post('offline', {
    summary: 'Stop working: orders in hands stay there',
    answer: courierOnDutyAnswer,
    run: async (call) => {
      await call.duty.goOffline(call.courier.scope, call.courier.courierId);
      return shown(call);
    },
  }),
  endPause: dutyApi.delete('pause', {
    summary: 'Answer offers again: ends the pause after one that was not answered',
    answer: courierOnDutyAnswer,
    run: async (call) => {
      await call.pauses.end(call.courier.scope.hubId, call.courier.courierId);
      return shown(call);
    },
  }),
});

interface Shown {
  readonly couriers: CourierQueries;
  readonly pauses: CourierPauses;
  readonly config: RuntimeConfig;
  readonly courier: CourierSession;
}

async function shown({ couriers, pauses, config: { modules }, courier: { scope, courierId } }: Shown) {
  const [view, pause] = await Promise.all([
    couriers.byId(scope, courierId),
    pauses.of(scope.hubId, courierId),
  ]);
  return { ...courierBody(view), pause, modules };
}

export const PROFILE_CONTROLLERS = [DutyController, ErasureController, ProfileController];
