import { cents, DomainError, type KeyOwner, pixCode, toReais } from '#domain';
import {
  type AskResult,
  type PayoutCredentials,
  PayoutProvider,
  pixKeyOf,
  type SendResult,
  type SentTransfer,
  type Transfer,
  type TransferConsent,
  type TransferNotice,
  type TransferOrder,
} from '#domain/modules';
import { type AsaasAnswer, AsaasHttp } from './asaas-http.client.js';
import { WORDS } from './words.js';
import { z } from 'zod';

const texts = WORDS.pt;

/** The part of the provider's documented transfer that is read. */
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
type AsaasTransfer = z.output<typeof transferSchema>;

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

function readTransfer(body: unknown): AsaasTransfer | null {
  return transferSchema.safeParse(body).data ?? null;
}

function readOwner(body: unknown): KeyOwner | null {
  const { receiver } = decodedSchema.safeParse(body).data ?? {};
  return receiver
    ? { name: receiver.name, document: receiver.cpfCnpj ?? null, bank: receiver.ispbName ?? null }
    : null;
}

function readErrors(body: unknown): string | null {
  return (
    errorsSchema
      .safeParse(body)
      .data?.errors.map(({ description }) => description)
      .join(' ') ?? null
  );
}

/** @throws invalid_value */
function required<T>(read: z.ZodSafeParseResult<T>): T {
  if (read.success) return read.data;
  throw new DomainError('invalid_value', { field: read.error.issues[0]?.path.join('.') ?? '' });
}

/** `BLOCKED` and unknown states may still end either way. */
function stateOf(status: string): Transfer['state'] {
  if (status === 'DONE') return 'done';
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'pending';
}

function toTransfer(found: AsaasTransfer): Transfer {
  const { bankAccount } = found;
  return {
    id: found.id,
    state: stateOf(found.status),
    reason: found.failReason ?? (found.status === 'CANCELLED' ? texts.cancelled : null),
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

const SEND_MS = 20_000;
const ASK_MS = 10_000;
const OWNER_MS = 4_000;
const PAGE = 100;
const MAX_PAGES = 50;
/**
 * The provider refuses a transfer equal to one of the last 15 minutes (409). A transfer that its list does
 * not show after this time was never taken.
 */
const SETTLED_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Transfers by Pix key, known by our `externalReference`. The provider has no idempotency key, so a lost
 * answer is looked up in its list. Where the account's authorisation webhook is on, each transfer also waits
 * for our consent, which one transfer of a payout gets.
 */
export class AsaasPayouts extends PayoutProvider {
  readonly name = 'asaas';

  constructor(private readonly http = new AsaasHttp()) {
    super();
  }

  async send(credentials: PayoutCredentials, order: TransferOrder): Promise<SendResult> {
    const key = pixKeyOf(order.pixKey);
    if (!key) return { kind: 'refused', reason: texts.key };
    const body = {
      value: toReais(order.amount),
      operationType: 'PIX',
      pixAddressKey: key.key,
      pixAddressKeyType: key.kind,
      description: order.description,
      externalReference: order.reference,
    };
    return sendResult(await this.http.call(credentials, '/transfers', { body, limitMs: SEND_MS }));
  }

  async ask(credentials: PayoutCredentials, sent: SentTransfer, now: Date): Promise<AskResult> {
    if (sent.providerId !== null) return await this.byId(credentials, sent.providerId);
    const since = new Date(sent.sentAt.getTime() - DAY_MS).toISOString().slice(0, 10);
    const found: AsaasTransfer[] = [];
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = `dateCreated%5Bge%5D=${since}&limit=${String(PAGE)}&offset=${String(page * PAGE)}`;
      const answer = await this.http.call(credentials, `/transfers?${query}`, { limitMs: ASK_MS });
      const list =
        answer.kind === 'answered' && answer.status === 200 && listSchema.safeParse(answer.body).data;
      if (!list) return { kind: 'unknown', reason: reasonOf(answer) };
      found.push(...list.data.filter(({ externalReference }) => externalReference === sent.reference));
      if (!list.hasMore) return chosen(found, now.getTime() - sent.sentAt.getTime() >= SETTLED_MS);
    }
    return { kind: 'unknown', reason: texts.longList };
  }

  /** The provider decodes a Pix code for the key, as before a payment. */
  async ownerOf(credentials: PayoutCredentials, pixKey: string): Promise<KeyOwner | null> {
    const key = pixKeyOf(pixKey);
    if (!key) return null;
    const inCode = key.kind === 'PHONE' ? `+55${key.key}` : key.key;
    const body = { payload: pixCode({ pixKey: inCode, merchantName: 'RECEBEDOR', city: 'BRASIL' }) };
    const answer = await this.http.call(credentials, '/pix/qrCodes/decode', { body, limitMs: OWNER_MS });
    return answer.kind === 'answered' && answer.status === 200 ? readOwner(answer.body) : null;
  }

  readNotice(body: unknown): TransferNotice | null {
    const notice = z.object({ event: z.string() }).safeParse(body);
    // An account has one receiver for events of every kind.
    if (notice.success && !notice.data.event.startsWith('TRANSFER_')) return null;
    const { id, externalReference, status } = required(noticeSchema.safeParse(body)).transfer;
    return { providerId: id, reference: externalReference ?? null, state: stateOf(status) };
  }

  readConsent(body: unknown): TransferConsent | null {
    const { type, transfer } = required(consentSchema.safeParse(body));
    if (type !== 'TRANSFER' || !transfer) return null;
    return {
      providerId: transfer.id,
      reference: transfer.externalReference ?? null,
      amount: cents(Math.round(transfer.value * 100)),
    };
  }

  private async byId(credentials: PayoutCredentials, id: string): Promise<AskResult> {
    const path = `/transfers/${encodeURIComponent(id)}`;
    const answer = await this.http.call(credentials, path, { limitMs: ASK_MS });
    const found = answer.kind === 'answered' && answer.status === 200 ? readTransfer(answer.body) : null;
    return found
      ? { kind: 'found', transfer: toTransfer(found) }
      : { kind: 'unknown', reason: reasonOf(answer) };
  }
}

/** After any other status a transfer may have been made. */
const BY_STATUS: Readonly<Record<number, 'refused' | 'not_taken'>> = {
  400: 'refused',
  404: 'refused',
  422: 'refused',
  401: 'not_taken',
  403: 'not_taken',
  429: 'not_taken',
};

function sendResult(answer: AsaasAnswer): SendResult {
  if (answer.kind === 'not_reached') return { kind: 'not_taken', reason: answer.reason };
  if (answer.kind === 'lost') return { kind: 'unknown', reason: answer.reason };
  const { status, body } = answer;
  const made = status === 200 ? readTransfer(body) : null;
  if (made) return { kind: 'accepted', transfer: toTransfer(made) };
  return { kind: BY_STATUS[status] ?? 'unknown', reason: readErrors(body) ?? reasonOf(answer) };
}

/** Several transfers may have one reference: the one that was made counts, then the one that may be. */
function chosen(found: readonly AsaasTransfer[], settled: boolean): AskResult {
  const by = (state: string) => found.find(({ status }) => stateOf(status) === state);
  const transfer = by('done') ?? by('pending') ?? by('failed');
  if (transfer) return { kind: 'found', transfer: toTransfer(transfer) };
  return settled ? { kind: 'absent' } : { kind: 'unknown', reason: texts.notShown };
}

function reasonOf(answer: AsaasAnswer): string {
  return answer.kind === 'answered' ? texts.answered(answer.status) : answer.reason;
}
