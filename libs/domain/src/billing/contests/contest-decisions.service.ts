import { Injectable } from '@nestjs/common';
import { ChargeHolds, MAX_ENTRY_TEXT, MoneyNews, Wallets } from '../../ledger/index.js';
import { CourierBlocks } from '../../people/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type Scope,
  statement,
  type Transaction,
  ZERO,
} from '../../base/index.js';
import { Contest } from './contest.entity.js';
import { contestCreditText } from './contest-texts.rules.js';

interface ContestDecision {
  readonly accepted: boolean;
  /** The courier reads it. */
  readonly answer: string;
  /** Credited to the courier; null: no money follows. */
  readonly amount: Cents | null;
}

/** What the external ids of credits begin with that follow from a contest. */
const CONTEST_CREDIT = 'contest:';

interface Subject {
  readonly orderId: number | null;
  readonly publicId: string | null;
  readonly charge: string | null;
}

const NO_SUBJECT: Subject = { orderId: null, publicId: null, charge: null };

/** The order that the contest is about, or the text of the charge. */
const SUBJECT = statement(
  'contests.subject',
  `select o.id as "orderId", o.public_id as "publicId", t.description as charge
     from (select $3::bigint as id) s
     left join ledger_transactions t on $2::text = 'charge' and t.hub_id = $1 and t.id = s.id
     left join orders o on o.hub_id = $1 and o.id = case $2::text when 'missing_pay' then s.id else t.order_id end`,
);

/** Decisions on what couriers contest. The movement that follows, or the end of the block, is part of the decision. */
@Injectable()
export class ContestDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wallets: Wallets,
    private readonly blocks: CourierBlocks,
    private readonly news: MoneyNews,
    private readonly holds: ChargeHolds,
  ) {}

  /**
   * Decides once. Accepted, the amount is credited, linked to the contest; a contested block ends.
   * @throws contest_not_found · transition_refused (decided) · invalid_value (`amount` of a refusal)
   */
  async decide(scope: Scope, id: number, decision: ContestDecision): Promise<Contest> {
    const { accepted, answer, amount } = decision;
    if (!accepted && amount !== null) throw new DomainError('invalid_value', { field: 'amount' });
    return await this.db.inTransactionScope(async () => {
      return await this.db.transaction(async (tx) => {
        const contest = await tx.manager.findOne(Contest, {
          where: { hubId: scope.hubId, id },
          lock: { mode: 'pessimistic_write' },
        });
        if (!contest) throw new DomainError('contest_not_found');
        if (contest.state !== 'open') throw new DomainError('transition_refused', { status: contest.state });
        const movementId = amount === null ? null : await this.credit(tx, scope, contest, amount);
        if (contest.about === 'charge')
          await this.holds.release(tx, scope, contest.subjectId, amount ?? ZERO);
        if (accepted && contest.about === 'block') await this.blocks.liftAll(scope, contest.courierId);
        await this.news.tell(tx, scope, accepted ? 'contest_accepted' : 'contest_refused', {
          ...{ courierId: contest.courierId, subjectId: id, cents: amount, reason: answer },
        });
        return await tx.manager.save(
          Object.assign(contest, {
            ...{ state: accepted ? 'accepted' : 'refused', answer, movementId },
            ...{ decidedBy: scope.actor, decidedAt: this.clock.now() },
          }),
        );
      });
    });
  }

  /** The contest's id is the movement's: it is credited once. */
  private async credit(
    tx: Transaction,
    scope: Scope,
    { id, courierId, about, subjectId }: Contest,
    amount: Cents,
  ): Promise<number> {
    const subject = (await tx.first<Subject>(SUBJECT, [scope.hubId, about, subjectId])) ?? NO_SUBJECT;
    const { entry } = await this.wallets.creditWithin(
      tx,
      scope,
      { kind: 'courier', id: courierId },
      {
        amount,
        description: contestCreditText(about, subject).slice(0, MAX_ENTRY_TEXT),
        externalId: `${CONTEST_CREDIT}${String(id)}`,
        orderId: subject.orderId ?? undefined,
      },
    );
    return entry.id;
  }
}
