import { PasswordResets, RESET_PERSON_KINDS } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../http/endpoint.decorator.js';

const requestBody = z
  .strictObject({
    kind: z.enum(RESET_PERSON_KINDS),
    email: z.string().trim().min(3).max(191).optional(),
    phone: z.string().trim().min(8).max(30).optional(),
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    path: ['email'],
    message: 'either email or phone is required',
  })
  .meta({ examples: [{ kind: 'courier', phone: '+55 19 99999-0001' }] });

const completeBody = z.strictObject({
  token: z.string().min(1).max(100),
  password: z.string().min(1).max(191),
});

/** Links for people who forgot their password; the caller is not identified. */
@Controller('api/console/password-resets')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResets) {}

  @Endpoint({
    method: 'POST',
    status: 202,
    summary: 'Sends a one-time link for a new password, if there is such a person',
    description:
      'The answer is the same whether the person exists or not. Operators and merchants are found by e-mail, couriers ' +
      'also by phone. A link is valid once, for 30 minutes.',
    open: true,
    body: requestBody,
  })
  async request(@EndpointBody() { kind, email, phone }: z.output<typeof requestBody>): Promise<void> {
    await this.resets.request(kind, email === undefined ? { phone: phone ?? '' } : { email });
  }

  @Endpoint({
    method: 'POST',
    path: 'complete',
    status: 204,
    summary: 'Sets a new password by the token of a link; every session of the person ends',
    open: true,
    body: completeBody,
  })
  async complete(@EndpointBody() { token, password }: z.output<typeof completeBody>): Promise<void> {
    await this.resets.complete(token, password);
  }
}
