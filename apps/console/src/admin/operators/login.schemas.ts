import type { Request } from 'express';
import { z } from 'zod';

export const loginSchema = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /**
   * A code of the authenticator app, or a recovery code; required (400, `code`) where the operator has a second factor.
   */
  code: z.string().max(40).exactOptional(),
});

const TRIES_PER_MINUTE = 10;

/**
 * Key of the log-in limit, by address and e-mail together, so that guessing passwords from one address cannot lock out
 * an operator at another.
 */
export function loginTries({ ip }: Request, email: string): [caller: string, perMinute: number] {
  return [`admin-login:${ip ?? ''}:${email.trim().toLowerCase()}`, TRIES_PER_MINUTE];
}
