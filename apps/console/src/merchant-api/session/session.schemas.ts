import { z } from 'zod';
import { instantAnswer, modulesAnswer, textAnswer } from '../../docs/record.schemas.js';
import { newPassword } from '../../http/field.schemas.js';

export const passwordBody = z.strictObject({
  current: z.string().min(1).max(200),
  password: newPassword('merchant'),
});

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
    /** A Pix charge may be paid by a press, as in sandboxes and the demonstration. */
    simulatesPayments: z.boolean(),
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
  modules: modulesAnswer,
});
