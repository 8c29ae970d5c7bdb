import {
  CourierAccess,
  CourierDuty,
  CourierQueries,
  DomainError,
  hubScope,
  isDomainError,
  passwordMark,
  type Courier,
} from '#domain';
import { limitRate, noteHub, RateLimiter } from '#runtime';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { courierBody } from '../courier.body.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from './for-couriers.js';
import { TheCourier, type CourierCaller } from './courier.guard.js';
import { CourierTokens, refuseUnwelcome } from './courier.tokens.js';
import { loginBody } from './session.bodies.js';

/** Enough for a forgotten password, too few for a search. */
const LOGINS_PER_PERSON = 10;
const LOGINS_PER_ADDRESS = 100;

@Controller('api/courier')
export class LoginController {
  constructor(
    private readonly access: CourierAccess,
    private readonly tokens: CourierTokens,
    private readonly couriers: CourierQueries,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Described('Sign in by phone or e-mail')
  async login(
    @Body(as(loginBody)) { phone, email, password }: z.output<typeof loginBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const who = phone === undefined ? { email: email ?? '' } : { phone };
    const person = Object.values(who).join('').toLowerCase();
    await limitRate(this.limiter, response, `login-from:${request.ip ?? ''}`, LOGINS_PER_ADDRESS);
    await limitRate(this.limiter, response, `login:${person}`, LOGINS_PER_PERSON);
    const courier = await this.authenticated(who, password);
    refuseUnwelcome(courier);
    noteHub(request, courier.hubId);
    const view = await this.couriers.byId(hubScope(courier.hubId), courier.id);
    return {
      ...this.tokens.issue(courier.id, passwordMark(courier.passwordHash)),
      courier: courierBody(view),
    };
  }

  private async authenticated(
    who: Parameters<CourierAccess['login']>[0],
    password: string,
  ): Promise<Courier> {
    try {
      return await this.access.login(who, password);
    } catch (error) {
      if (!isDomainError(error, 'credential_invalid')) throw error;
      throw new DomainError('wrong_password', {}, { cause: error });
    }
  }
}

@Controller('api/courier')
@ForCouriers()
export class DutyController {
  constructor(
    private readonly duty: CourierDuty,
    private readonly couriers: CourierQueries,
  ) {}

  @Get('me')
  @Described('The courier who asks')
  async me(@TheCourier() { scope, courierId }: CourierCaller) {
    return courierBody(await this.couriers.byId(scope, courierId));
  }

  @Post('online')
  @HttpCode(200)
  @Described('Begin to work: offers come from now on')
  async online(@TheCourier() courier: CourierCaller) {
    await this.duty.goOnline(courier.scope, courier.courierId);
    return this.me(courier);
  }

  @Post('offline')
  @HttpCode(200)
  @Described('Stop working: orders in hands stay there')
  async offline(@TheCourier() courier: CourierCaller) {
    await this.duty.goOffline(courier.scope, courier.courierId);
    return this.me(courier);
  }
}
