import { Injectable } from '@nestjs/common';
import { Messages, type MessageWords } from '../../events/index.js';
import { Clock, type Scope, statement, type Transaction } from '../../base/index.js';

type What = MessageWords['courier_money']['what'];

interface News {
  readonly courierId: number;
  /** What was decided: with `what` it is told once. */
  readonly subjectId: number;
  readonly cents: number | null;
  /** The answer of the person who decided. */
  readonly reason: string | null;
}

/** How long a push service tries to reach a phone that is off: the app shows the decision itself. */
const LIFE_MS = 12 * 3_600_000;

const WITHDRAWAL = statement(
  'news.withdrawal_of_courier',
  `select a.holder_id as "courierId", t.amount as cents
     from ledger_transactions t join ledger_accounts a on a.id = t.account_id
    where t.hub_id = $1 and t.id = $2 and t.kind = 'withdrawal' and a.role = 'courier'`,
);

/** Pushes to couriers what people and banks decide about their money, in the transaction of the decision. */
@Injectable()
export class MoneyNews {
  constructor(
    private readonly clock: Clock,
    private readonly messages: Messages,
  ) {}

  async tell(tx: Transaction, { hubId }: Scope, what: What, news: News): Promise<void> {
    const { courierId, subjectId, reason } = news;
    const newsId = `${what}-${String(subjectId)}`;
    const expiresAt = new Date(this.clock.millis() + LIFE_MS).toISOString();
    const cents = news.cents === null ? null : String(news.cents);
    const push = { template: 'courier_money', words: { what, newsId, cents, reason, expiresAt } } as const;
    await this.messages.push(tx, hubId, [courierId], push, () => newsId);
  }

  /** As `tell`; nothing of a withdrawal of a shop. */
  async tellOfWithdrawal(
    tx: Transaction,
    scope: Scope,
    what: What,
    { transactionId, reason }: { readonly transactionId: number; readonly reason: string | null },
  ): Promise<void> {
    const found = await tx.first<Pick<News, 'courierId' | 'cents'>>(WITHDRAWAL, [scope.hubId, transactionId]);
    if (found) await this.tell(tx, scope, what, { ...found, subjectId: transactionId, reason });
  }
}
