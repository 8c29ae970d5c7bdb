import type { Clock, KeyOwner } from '#domain';
import {
  type AskResult,
  type PayoutCredentials,
  PayoutProvider,
  type SendResult,
  type SentTransfer,
  type Transfer,
  type TransferConsent,
  type TransferNotice,
  type TransferOrder,
} from '#domain/modules';

interface Made {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  /** Before this instant nobody sees it: the request is still on its way. */
  readonly visibleAt: number;
  readonly endsAt: number;
  readonly fails: boolean;
}

const MINUTE_MS = 60_000;
/** What the port promises: a transfer is visible by then, or was never made. */
const SETTLED_MS = 15 * MINUTE_MS;

/** A worker that died while it called. */
export class KilledWorker extends Error {}

/** A bank that loses answers, answers late or twice, calls in any order. It keeps what it made, to count. */
export class UnreliableBank extends PayoutProvider {
  readonly name = 'asaas';
  readonly made: Made[] = [];
  /** Answers everything, and nothing dies. */
  honest = false;

  constructor(
    private readonly clock: Clock,
    private readonly random: () => number,
  ) {
    super();
  }

  send(_: PayoutCredentials, order: TransferOrder): Promise<SendResult> {
    if (this.honest) return Promise.resolve({ kind: 'accepted', transfer: this.shown(this.make(order)) });
    const drawn = this.random();
    if (drawn < 0.08) throw new KilledWorker('killed before the call');
    if (drawn < 0.16) {
      this.make(order);
      throw new KilledWorker('killed after the call');
    }
    if (drawn < 0.26) return Promise.resolve({ kind: 'refused', reason: 'Chave Pix não encontrada' });
    if (drawn < 0.36) return Promise.resolve({ kind: 'not_taken', reason: 'O provedor respondeu 429' });
    if (drawn < 0.46) return Promise.resolve({ kind: 'unknown', reason: 'A resposta não chegou' });
    const late = drawn < 0.56 ? this.random() * 10 * MINUTE_MS : 0;
    const transfer = this.make(order, late);
    if (drawn < 0.66) return Promise.resolve({ kind: 'unknown', reason: 'A resposta não chegou' });
    return Promise.resolve({ kind: 'accepted', transfer: this.shown(transfer) });
  }

  ask(_: PayoutCredentials, sent: SentTransfer, now: Date): Promise<AskResult> {
    if (!this.honest && this.random() < 0.25)
      return Promise.resolve({ kind: 'unknown', reason: 'O provedor respondeu 500' });
    const found = this.made.find(
      ({ reference, visibleAt }) => reference === sent.reference && visibleAt <= now.getTime(),
    );
    if (found) return Promise.resolve({ kind: 'found', transfer: this.shown(found) });
    const settled = now.getTime() - sent.sentAt.getTime() >= SETTLED_MS;
    return Promise.resolve(settled ? { kind: 'absent' } : { kind: 'unknown', reason: 'Ainda não se sabe' });
  }

  ownerOf(): Promise<KeyOwner | null> {
    return Promise.resolve({ name: 'ANA FICTÍCIA', document: null, bank: null });
  }

  readNotice(body: unknown): TransferNotice {
    return body as TransferNotice;
  }

  readConsent(body: unknown): TransferConsent {
    return body as TransferConsent;
  }

  /** Amounts that reached somebody, by our reference. */
  paid(): Map<string, number[]> {
    const paid = new Map<string, number[]>();
    for (const one of this.made)
      if (this.shown(one).state === 'done')
        paid.set(one.reference, [...(paid.get(one.reference) ?? []), one.amount]);
    return paid;
  }

  private make({ reference, amount }: TransferOrder, lateMs = 0): Made {
    const now = this.clock.millis();
    const made: Made = {
      id: `tr-${String(this.made.length + 1)}`,
      reference,
      amount,
      visibleAt: now + lateMs,
      endsAt: now + lateMs + this.random() * 5 * MINUTE_MS,
      fails: !this.honest && this.random() < 0.2,
    };
    this.made.push(made);
    return made;
  }

  private shown({ id, endsAt, fails }: Made): Transfer {
    const ended = this.clock.millis() >= endsAt;
    const state = ended ? (fails ? 'failed' : 'done') : 'pending';
    return {
      id,
      state,
      reason: state === 'failed' ? 'Conta encerrada' : null,
      endToEndId: null,
      owner: null,
    };
  }
}
