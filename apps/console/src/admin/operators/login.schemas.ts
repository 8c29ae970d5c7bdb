import type { Request } from 'express';
import { z } from 'zod';

export const loginSchema = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /** Of the authenticator app, or a recovery code; asked for (400, `code`) where the person has a second factor. */
  code: z.string().max(40).exactOptional(),
});

const TRIES_PER_MINUTE = 10;

/**
 * Key of the limit of log-ins, by address and e-mail together: somebody who guesses passwords cannot lock out the
 * operator, who has another address.
 */
export function loginTries({ ip }: Request, email: string): [caller: string, perMinute: number] {
  return [`admin-login:${ip ?? ''}:${email.trim().toLowerCase()}`, TRIES_PER_MINUTE];
}
