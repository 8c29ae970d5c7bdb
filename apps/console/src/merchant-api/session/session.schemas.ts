import type { Request } from 'express';
import { z } from 'zod';
import { instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { newPassword } from '../../http/password.schemas.js';

export const loginBody = z.strictObject({
  email: z.string().min(3).max(200),
  password: z.string().min(1).max(200),
  /**
   * A code of the authenticator app, or a recovery code; required (400, `code`) where the person has a second factor.
   */
  code: z.string().max(40).exactOptional(),
});

export const passwordBody = z.strictObject({
  current: z.string().min(1).max(200),
  password: newPassword('merchant'),
});

const TRIES_PER_MINUTE = 10;

/** Key of the log-in limit, by address and e-mail together, so that guessing cannot lock the merchant out. */
export function loginTries({ ip }: Request, email: string): [caller: string, perMinute: number] {
  return [`merchant-login:${ip ?? ''}:${email.trim().toLowerCase()}`, TRIES_PER_MINUTE];
}

const person = {
  id: z.int(),
  /** The owner of a sub-user; null for an owner. */
  ownerId: z.int().nullable(),
  name: z.string(),
  email: textAnswer,
};

export const sessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: instantAnswer,
  merchant: z.strictObject(person),
});

export const openSessionAnswer = z.strictObject({
  id: z.int(),
  /** Browser and system. */
  label: z.string(),
  createdAt: instantAnswer,
  expiresAt: instantAnswer,
  current: z.boolean(),
});

export const currentSessionAnswer = z.strictObject({
  merchant: z.strictObject(person),
  /** Name of the account: for a sub-user, its owner's. */
  account: z.strictObject({ id: z.int(), name: z.string(), logoUrl: textAnswer }),
  hub: z.strictObject({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    timezone: z.string(),
    phone: textAnswer,
    logoUrl: textAnswer,
    color: textAnswer,
    /** Deliveries and top-ups can be paid by Pix. */
    pix: z.boolean(),
  }),
  may: z.strictObject({
    /** May place orders: no restriction or block forbids it. */
    order: z.boolean(),
    /** May mark orders as ready and cancel them; a block of the account leaves that. */
    handle: z.boolean(),
    /** May change the address book and top the wallet up. */
    change: z.boolean(),
    /** May pay by invoice. */
    invoiced: z.boolean(),
    /** May change settings, users and integrations: the owner of the account. */
    manage: z.boolean(),
  }),
  blocked: z.boolean(),
  /** A block of the log-in: of the whole account by the company, or of this sub-user alone; null: none. */
  blockOf: z.enum(['account', 'user']).nullable(),
  secondFactor: z.strictObject({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
});
