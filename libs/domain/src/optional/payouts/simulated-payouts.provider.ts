import {
  type AskResult,
  type PayoutCredentials,
  PayoutProvider,
  type SendResult,
  type SentTransfer,
  type Transfer,
  type TransferOrder,
} from './payout-provider.port.js';
import { PAYOUT_TEXTS } from './payout.rules.js';

const PLAYED: Readonly<Record<number, 'refused' | 'fails' | 'answer_lost' | 'slow'>> = {
  91: 'refused',
  92: 'fails',
  93: 'answer_lost',
  94: 'slow',
};

const PAID_AFTER_MS = 5_000;
const SLOW_MS = 120_000;

/**
 * Plays a provider in sandboxes and in the demonstration. It keeps nothing: what became of a transfer follows
 * from its amount and from when it was sent, in every process and after a restart. By the cents: 91 is
 * refused at once, 92 fails in the bank, 93 is made while its answer is lost, 94 takes two minutes.
 */
export class SimulatedPayouts extends PayoutProvider {
  readonly name = 'simulator';

  send(_: PayoutCredentials, order: TransferOrder): Promise<SendResult> {
    const played = PLAYED[order.amount % 100];
    if (played === 'refused') return Promise.resolve({ kind: 'refused', reason: PAYOUT_TEXTS.unknownKey });
    if (played === 'answer_lost')
      return Promise.resolve({ kind: 'unknown', reason: PAYOUT_TEXTS.answerLost });
    return Promise.resolve({ kind: 'accepted', transfer: transferOf(order, 'pending') });
  }

  ask(_: PayoutCredentials, sent: SentTransfer, now: Date): Promise<AskResult> {
    const played = PLAYED[sent.amount % 100];
    const due = sent.sentAt.getTime() + (played === 'slow' ? SLOW_MS : PAID_AFTER_MS);
    const state = now.getTime() < due ? 'pending' : played === 'fails' ? 'failed' : 'done';
    return Promise.resolve({ kind: 'found', transfer: transferOf(sent, state) });
  }

  ownerOf() {
    return Promise.resolve({ name: 'Titular Simulado', document: '***.456.789-**', bank: 'Banco Simulado' });
  }

  readNotice() {
    return null;
  }

  readConsent() {
    return null;
  }
}

function transferOf({ reference }: TransferOrder, state: Transfer['state']): Transfer {
  return {
    id: `simulado-${reference}`,
    state,
    reason: state === 'failed' ? PAYOUT_TEXTS.accountClosed : null,
    endToEndId: null,
    owner: null,
  };
}
