import { z } from 'zod';
import { cents, DomainError, type KeyOwner, type Transfer } from '#domain';
import { WORDS } from './words.js';

/** What the provider documents of a transfer, as far as it is read. */
const transferSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  value: z.number(),
  failReason: z.string().nullish(),
  externalReference: z.string().nullish(),
  endToEndIdentifier: z.string().nullish(),
  bankAccount: z
    .object({
      ownerName: z.string().nullish(),
      cpfCnpj: z.string().nullish(),
      bank: z.object({ name: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
export type AsaasTransfer = z.output<typeof transferSchema>;

const listSchema = z.object({ hasMore: z.boolean(), data: z.array(transferSchema) });
const noticeSchema = z.object({ event: z.string(), transfer: transferSchema });
const consentSchema = z.object({ type: z.string(), transfer: transferSchema.nullish() });
const decodedSchema = z.object({
  receiver: z.object({
    name: z.string().min(1),
    cpfCnpj: z.string().nullish(),
    ispbName: z.string().nullish(),
  }),
});
const errorsSchema = z.object({ errors: z.array(z.object({ description: z.string() })).min(1) });

export function readTransfer(body: unknown): AsaasTransfer | null {
  return transferSchema.safeParse(body).data ?? null;
}

export function readList(body: unknown): z.output<typeof listSchema> | null {
  return listSchema.safeParse(body).data ?? null;
}

export function readOwner(body: unknown): KeyOwner | null {
  const { receiver } = decodedSchema.safeParse(body).data ?? {};
  return receiver
    ? { name: receiver.name, document: receiver.cpfCnpj ?? null, bank: receiver.ispbName ?? null }
    : null;
}

/** The provider's own words for a refusal. */
export function readErrors(body: unknown): string | null {
  return (
    errorsSchema
      .safeParse(body)
      .data?.errors.map(({ description }) => description)
      .join(' ') ?? null
  );
}

/** @throws invalid_value */
export function readNoticeBody(body: unknown): z.output<typeof noticeSchema> | null {
  const told = z.object({ event: z.string() }).safeParse(body);
  // Accounts have one receiver for events of every kind.
  if (told.success && !told.data.event.startsWith('TRANSFER_')) return null;
  return required(noticeSchema.safeParse(body));
}

/** @throws invalid_value */
export function readConsentBody(body: unknown): AsaasTransfer | null {
  const asked = required(consentSchema.safeParse(body));
  return asked.type === 'TRANSFER' ? (asked.transfer ?? null) : null;
}

function required<T>(read: z.ZodSafeParseResult<T>): T {
  if (read.success) return read.data;
  throw new DomainError('invalid_value', { field: read.error.issues[0]?.path.join('.') ?? '' });
}

/** `BLOCKED` and unknown states may still end either way. */
export function stateOf(status: string): Transfer['state'] {
  if (status === 'DONE') return 'done';
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'pending';
}

export function toTransfer(found: AsaasTransfer): Transfer {
  const { bankAccount } = found;
  const state = stateOf(found.status);
  return {
    id: found.id,
    state,
    reason: found.failReason ?? (found.status === 'CANCELLED' ? WORDS.pt.cancelled : null),
    endToEndId: found.endToEndIdentifier ?? null,
    owner: bankAccount?.ownerName
      ? {
          name: bankAccount.ownerName,
          document: bankAccount.cpfCnpj ?? null,
          bank: bankAccount.bank?.name ?? null,
        }
      : null,
  };
}

export function centsOf(value: number) {
  return cents(Math.round(value * 100));
}
