import { publicApi } from '../http/declared-api.decorator.js';
import { PasswordResets, RESET_PERSON_KINDS } from '#domain';
import { z } from 'zod';

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

const api = publicApi('api/console/password-resets', { resets: PasswordResets });

/** Links for people who forgot their password; the caller is not identified. */
export const PasswordResetsController = api.controller('PasswordResetsController', {
  request: api.post('', {
    status: 202,
    summary: 'Sends a one-time link for a new password, if there is such a person',
    description:
      'The answer is the same whether the person exists or not. Operators and merchants are found by e-mail, couriers ' +
      'also by phone. A link is valid once, for 30 minutes.',
    open: true,
    body: requestBody,
    run: ({ resets, body: { kind, email, phone } }) =>
      resets.request(kind, email === undefined ? { phone: phone ?? '' } : { email }),
  }),
  complete: api.post('complete', {
    summary: 'Sets a new password by the token of a link; every session of the person ends',
    open: true,
    body: completeBody,
    run: ({ resets, body: { token, password } }) => resets.complete(token, password),
  }),
});
