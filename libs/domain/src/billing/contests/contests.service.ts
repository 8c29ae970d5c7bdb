import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { ChargeHolds, MAX_ENTRY_TEXT, MoneyNews, Wallets } from '../../ledger/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type FileBody,
  FileStore,
  isUniqueViolation,
  keepPicture,
  type Scope,
  statement,
  type Transaction,
  ZERO,
} from '../../base/index.js';
import { Contest, type ContestSubject } from './contest.entity.js';
import { CourierBlocks } from '../../people/index.js';
import { WORDS } from './words.js';

interface NewContest extends Readonly<Pick<Contest, 'about' | 'subjectId' | 'text'>> {
  readonly photo: FileBody | null;
}

/** Open contests of one courier: far more than anybody has, and little enough to read. */
const MAX_OPEN = 20;
const HOUR_MS = 3_600_000;

const OPEN = statement(
  'contests.open_count',
  `select count(*)::int as open from contests where hub_id = $1 and courier_id = $2 and state = 'open'`,
);
/** What a contest may be about: only what is the courier's own. */
const OWN: Readonly<Record<ContestSubject, string>> = {
  charge: `select 1 from ledger_transactions t join ledger_accounts a on a.id = t.account_id
    where t.hub_id = $1 and t.id = $3 and a.role in ('courier', 'courier_cash') and a.holder_id = $2`,
  missing_pay: `select 1 from order_events e where e.order_id = $3 and e.hub_id = $1 and e.courier_id = $2 limit 1`,
  block: `select 1 from couriers c where c.hub_id = $1 and c.id = $2 and $3::bigint = 0
    and (c.blocked_at is not null or c.withdrawal_blocked or c.registration = 'suspended')`,
  difference: `select 1 from cash_hand_ins h
    where h.hub_id = $1 and h.courier_id = $2 and h.id = $3 and h.state = 'confirmed' and h.counted_cents <> h.announced_cents`,
};

/** Contests of a hub, each with the entry or order that it is about. */
const LIST = (condition: string, order: string) =>
  `select c.id, c.courier_id as "courierId", k.name as "courierName", c.about, c.subject_id as "subjectId", c.text,
          c.photo_key as "photoKey", c.state, c.due_at as "dueAt", c.answer, c.decided_by as "decidedBy",
          c.decided_at as "decidedAt", c.movement_id as "movementId", c.created_at as "createdAt",
          coalesce(t.description, o.public_id) as "subjectText",
          coalesce(t.amount, o.courier_pay_cents)::bigint as "subjectCents"
     from contests c join couriers k on k.id = c.courier_id and k.hub_id = c.hub_id
     left join ledger_transactions t on c.about = 'charge' and t.hub_id = c.hub_id and t.id = c.subject_id
     left join orders o on c.about = 'missing_pay' and o.hub_id = c.hub_id and o.id = c.subject_id
    where c.hub_id = $1 and c.state ${condition} order by ${order} limit $2`;
const OPEN_ONES = statement('contests.contests_open', LIST(`= 'open'`, 'c.due_at, c.id'));
const DECIDED = statement('contests.contests_decided', LIST(`<> 'open'`, 'c.id desc'));

@Injectable()
export class Contests {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly files: FileStore,
    private readonly holds: ChargeHolds,
  ) {}

  /**
   * Opens a contest, to be answered within the hub's time. What was charged is set aside until then.
   * @throws invalid_value (`photo`: not a picture; `subjectId`: nothing of the courier's) · not_unique (one
   * is open) · limit_reached
   */
  async open(scope: Scope, courierId: number, { about, subjectId, text, photo }: NewContest) {
    const { hubId } = scope;
    const row = await this.db.first(OPEN, [hubId, courierId]);
    if ((row?.open ?? 0) >= MAX_OPEN) throw new DomainError('limit_reached', { limit: MAX_OPEN });
    if ((await this.db.execute(OWN[about], [hubId, courierId, subjectId])) === 0)
      throw new DomainError('invalid_value', { field: 'subjectId' });
    const place = { field: 'photo', folder: 'contests', ownerId: courierId };
    const photoKey = photo && (await keepPicture(this.files, place, photo)).storageKey;
    const { settings } = await this.hubs.get(hubId);
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + settings.contestHours * HOUR_MS);
    const contest = { hubId, courierId, about, subjectId, text, photoKey, dueAt, createdAt: now };
    try {
      return await this.db.transaction(async (tx) => {
        if (about === 'charge') await this.holds.hold(tx, scope, subjectId);
        return await tx.manager.save(Contest, tx.manager.create(Contest, contest));
      });
    } catch (error) {
      if (photoKey !== null) await this.files.delete(photoKey);
      if (isUniqueViolation(error, 'contests_open_subject_idx'))
        throw new DomainError('not_unique', { field: 'subjectId' });
      throw error;
    }
  }

  /** Newest first. */
  ofCourier({ hubId }: Scope, courierId: number, limit: number): Promise<Contest[]> {
    return this.db.manager.find(Contest, { where: { hubId, courierId }, order: { id: 'desc' }, take: limit });
  }

  /** Open ones: those due soonest first. Decided ones: newest first. */
  list({ hubId }: Scope, { open, limit }: { open: boolean; limit: number }) {
    return this.db.reads.query(open ? OPEN_ONES : DECIDED, [hubId, limit]);
  }

  /** @throws contest_not_found */
  async get({ hubId }: Scope, id: number): Promise<Contest> {
    return await this.db.get(Contest, { hubId, id }, 'contest_not_found');
  }
}

const words = WORDS.pt;
const CONTESTED = words.subjects satisfies Record<ContestSubject, string>;

interface ContestDecision {
  readonly accepted: boolean;
  /** The courier reads it. */
  readonly answer: string;
  /** Credited to the courier; null: no money follows. */
  readonly amount: Cents | null;
}

/** The order that the contest is about, or the text of the charge. */
const SUBJECT = statement(
  'contests.subject',
  `select o.id as "orderId", o.public_id as "publicId", t.description as charge
     from (select $3::bigint as id) s
     left join ledger_transactions t on $2::text = 'charge' and t.hub_id = $1 and t.id = s.id
     left join orders o on o.hub_id = $1 and o.id = case $2::text when 'missing_pay' then s.id else t.order_id end`,
);

/** Contests of couriers. The movement that follows a decision, or the end of the block, is part of it. */
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
    return await this.db.inTransactionScope(() =>
      this.db.transaction(async (tx) => {
        const contest = await tx.lock(Contest, { hubId: scope.hubId, id }, 'contest_not_found');
        if (contest.state !== 'open') throw new DomainError('transition_refused', { status: contest.state });
        const movementId = amount === null ? null : await this.credit(tx, scope, contest, amount);
        if (contest.about === 'charge')
          await this.holds.release(tx, scope, contest.subjectId, amount ?? ZERO);
        if (accepted && contest.about === 'block') await this.blocks.liftAll(scope, contest.courierId);
        const state = accepted ? 'accepted' : 'refused';
        const news = { courierId: contest.courierId, subjectId: id, cents: amount, reason: answer };
        await this.news.tell(tx, scope, `contest_${state}`, news);
        const decided = { decidedBy: scope.actor, decidedAt: this.clock.now() };
        return await tx.manager.save(Object.assign(contest, { ...decided, state, answer, movementId }));
      }),
    );
  }

  /** The contest's id is the movement's: it is credited once. */
  private async credit(
    tx: Transaction,
    scope: Scope,
    { id, courierId, about, subjectId }: Contest,
    amount: Cents,
  ): Promise<number> {
    const subject = await tx.first(SUBJECT, [scope.hubId, about, subjectId]);
    const publicId = subject?.publicId ?? null;
    const name = publicId === null ? subject?.charge || CONTESTED[about] : words.order(publicId);
    const credit = {
      amount,
      description: words.accepted(name).slice(0, MAX_ENTRY_TEXT),
      externalId: `contest:${String(id)}`,
      orderId: subject?.orderId ?? undefined,
    };
    return (await this.wallets.credit(scope, { kind: 'courier', id: courierId }, credit, tx)).entry.id;
  }
}
