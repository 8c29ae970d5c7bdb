import {
  CourierAccess,
  CourierQueries,
  DomainError,
  hubScope,
  isDomainError,
  type Courier,
  type CourierLogin,
  type LogInManner,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { courierBody } from '../courier.answers.js';
import type { loginBody } from './session.schemas.js';

type LoginBody = z.output<typeof loginBody>;

/** Log-ins of couriers, with what their apps show at once. */
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

  /** A session without a password, for a courier who has just registered or changed the password. */
  async openProved(courier: Courier) {
    return this.shown(courier, await this.access.open(courier));
  }

  private async shown<T extends object>({ hubId, id }: Courier, opened: T) {
    return { ...opened, courier: courierBody(await this.couriers.byId(hubScope(hubId), id)) };
  }
}

export function whoOf({ phone, email }: LoginBody): CourierLogin {
  return phone === undefined ? { email: email ?? '' } : { phone, email };
}
