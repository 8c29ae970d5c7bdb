import { z } from 'zod';
import { instantAnswer, optionalInstantAnswer } from '../docs/record.schemas.js';

export const loginBody = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /**
   * A code of the authenticator app, or a recovery code; required (400, `code`) where the person has a second factor.
   */
  code: z.string().max(40).exactOptional(),
});

export const openSessionAnswer = z.strictObject({
  id: z.int(),
  /** Browser and system. */
  label: z.string(),
  createdAt: instantAnswer,
  expiresAt: optionalInstantAnswer,
  current: z.boolean(),
});

/** The contact of a log-in, in one spelling. */
export function emailOf({ email }: { readonly email: string }): string {
  return email.trim().toLowerCase();
}
