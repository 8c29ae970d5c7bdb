import { CourierAccess, CourierQueries, CourierRegistrations, Privacy, type CourierChanges } from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { newPassword } from '../../http/password.schemas.js';
import { courierAnswer, courierSessionAnswer } from '../courier.answers.js';
import { personalDataAnswer } from '../../admin/privacy/privacy.answers.js';
import { courierBody } from '../courier.body.js';
import { CourierController } from './courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from './courier.guard.js';
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

/** Changes by couriers to their own record. Money and access need the password again. */
@CourierController()
export class ProfileController {
  constructor(
    private readonly access: CourierAccess,
    private readonly registrations: CourierRegistrations,
    private readonly couriers: CourierQueries,
    private readonly logIn: CourierLogIn,
    private readonly limiter: RateLimiter,
    private readonly privacy: Privacy,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'me/data',
    status: 200,
    summary: 'Everything kept of the courier, by the place where it is stored',
    answer: personalDataAnswer,
  })
  data(@CurrentCourier() { scope, courierId }: CourierSession) {
    return this.privacy.export(scope, { kind: 'courier', id: courierId });
  }

  @Endpoint({
    method: 'PUT',
    path: 'me',
    status: 200,
    summary: "Change one's own name or e-mail",
    body: profileBody,
    answer: courierAnswer,
    errors: [409],
  })
  async update(
    @CurrentCourier() courier: CourierSession,
    @EndpointBody() body: z.output<typeof profileBody>,
  ) {
    return this.change(courier, body);
  }

  @Endpoint({
    method: 'PUT',
    path: 'pix-key',
    status: 200,
    summary: 'Register the Pix key that withdrawals are paid to; asks for the password',
    body: pixKeyBody,
    answer: courierAnswer,
  })
  async setPixKey(
    @CurrentCourier() courier: CourierSession,
    @EndpointBody() body: z.output<typeof pixKeyBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.requirePassword(courier, body.password, response);
    return this.change(courier, { pixKey: body.pixKey });
  }

  @Endpoint({
    method: 'PUT',
    path: 'password',
    status: 200,
    summary: 'Change the password; every token ends, and the answer has a new one',
    body: passwordBody,
    answer: courierSessionAnswer,
  })
  async setPassword(
    @CurrentCourier() courier: CourierSession,
    @EndpointBody() body: z.output<typeof passwordBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { scope, courierId } = courier;
    await this.requirePassword(courier, body.current, response);
    const changes = { password: body.password };
    return this.logIn.openProved(await this.registrations.update(scope, courierId, changes));
  }

  private async requirePassword(
    { scope, courierId }: CourierSession,
    given: string,
    response: Response,
  ): Promise<void> {
    await limitRate(this.limiter, response, `courier-password:${String(courierId)}`, PASSWORDS_PER_MINUTE);
    await this.access.requirePassword(scope, courierId, given);
  }

  private async change({ scope, courierId }: CourierSession, changes: CourierChanges) {
    await this.registrations.update(scope, courierId, changes);
    return courierBody(await this.couriers.byId(scope, courierId));
  }
}
