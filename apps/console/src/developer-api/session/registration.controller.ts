import { DeveloperAccounts } from '#domain';
import { addressOf, limitRate, RateLimiter } from '#runtime';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import {
  addressBody,
  confirmationBody,
  newPasswordBody,
  registrationAnswer,
  registrationBody,
} from './session.schemas.js';

const REGISTRATIONS_PER_MINUTE = 10;

/** Accounts of developers before they can log in: registration, confirmation, forgotten passwords. */
@Controller('api/developer')
export class DeveloperRegistrationController {
  constructor(
    private readonly accounts: DeveloperAccounts,
    private readonly limiter: RateLimiter,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'register',
    status: 202,
    summary:
      'Registers a developer and sends a link that confirms the e-mail; known addresses are answered alike',
    open: true,
    body: registrationBody,
    answer: registrationAnswer,
  })
  async register(
    @EndpointBody() body: z.output<typeof registrationBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const address = `developer-register:${addressOf(request)}`;
    await limitRate(this.limiter, response, address, REGISTRATIONS_PER_MINUTE);
    return { confirmed: await this.accounts.register(body) };
  }

  @Endpoint({
    method: 'POST',
    path: 'confirm',
    status: 204,
    summary: 'Confirms a registration by the link’s token and the password that was registered',
    open: true,
    body: confirmationBody,
    errors: [401],
  })
  confirm(@EndpointBody() { token, password }: z.output<typeof confirmationBody>): Promise<void> {
    return this.accounts.confirm(token, password);
  }

  @Endpoint({
    method: 'POST',
    path: 'password-links',
    status: 202,
    summary: 'Sends a link for a new password, if the address is known',
    open: true,
    body: addressBody,
  })
  async forgotten(@EndpointBody() { email }: z.output<typeof addressBody>): Promise<void> {
    await this.accounts.sendPasswordLink(email);
  }

  @Endpoint({
    method: 'POST',
    path: 'password-links/complete',
    status: 204,
    summary: 'Sets a new password by the link’s token, which confirms the e-mail too; every session ends',
    open: true,
    body: newPasswordBody,
  })
  complete(@EndpointBody() { token, password }: z.output<typeof newPasswordBody>): Promise<void> {
    return this.accounts.completePassword(token, password);
  }
}
