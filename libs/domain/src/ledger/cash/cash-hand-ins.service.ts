import { Injectable } from '@nestjs/common';
import {
  cents,
  type Cents,
  Clock,
  Database,
  DomainError,
  requireText,
  type RowOf,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { MoneyNews } from '../news/index.js';
import { CashBook, requireAmount } from '../wallets/index.js';
import { CashHandIn, type MissingCash } from './cash.entity.js';

interface CountedCash {
  readonly countedCents: Cents;
  /** Default: what is missing is still owed. */
  readonly missing?: MissingCash | undefined;
  /** Required when the count differs from what was announced. */
  readonly reason?: string | null | undefined;
  /** Counting more than the courier holds is meant: the company owes the rest. */
  readonly beyondHeld?: boolean | undefined;
}

/** How much the company may come to owe a courier by counting. */
const MAX_BEYOND_HELD = 100_000;

const WAITING = statement(
  'cash.collections_waiting',
  `select c.id, coalesce(m.owner_id, m.id) as shop from cash_collections c join merchants m on m.id = c.merchant_id
    where c.hub_id = $1 and c.courier_id = $2 and c.in_hand`,
);

/** Oldest collections first, as far as the money reaches; `$3`: left in hand, `$5`: with a locked shop. */
const COVER = statement(
  'cash.collections_cover',
  `with waiting as (
     select id, sum(amount_cents) over (order by id) as upto, sum(amount_cents) over () as total
       from cash_collections where hub_id = $1 and courier_id = $2 and in_hand
   )
   update cash_collections c set in_hand = false, hand_in_id = $4
     from waiting w, merchants m
    where c.id = w.id and c.id = any($5::bigint[]) and w.upto <= w.total - $3::bigint and m.id = c.merchant_id
   returning c.id, c.order_id as "orderId", c.public_id as "publicId", coalesce(m.owner_id, m.id) as shop,
             c.amount_cents as amount`,
);

const SHOPS_OF_COUNT = statement(
  'cash.shops_of_count',
  `select distinct coalesce(m.owner_id, m.id) as shop from cash_collections c join merchants m on m.id = c.merchant_id
    where c.hub_id = $1 and c.hand_in_id = $2`,
);

const UNCOVER = statement(
  'cash.collections_uncover',
  `update cash_collections c set in_hand = true, hand_in_id = null from merchants m
    where c.hub_id = $1 and c.hand_in_id = $2 and m.id = c.merchant_id
   returning c.id, c.order_id as "orderId", c.public_id as "publicId", coalesce(m.owner_id, m.id) as shop,
             c.amount_cents as amount`,
);

/** Couriers announce the cash they bring; a second person counts it, and shops get their share. */
@Injectable()
export class CashHandIns {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly book: CashBook,
    private readonly news: MoneyNews,
  ) {}

  /** Announcing again replaces the amount of what is announced. @throws invalid_value */
  announce(scope: Scope, courierId: number, announcedCents: Cents): Promise<CashHandIn> {
    requireAmount(announcedCents, 'amountCents');
    return this.db.transaction(async (tx) => {
      await this.serialise(tx, scope);
      const { manager } = tx;
      const where = { hubId: scope.hubId, courierId, state: 'announced' } as const;
      const handIn = (await manager.findOneBy(CashHandIn, where)) ?? manager.create(CashHandIn, where);
      return manager.save(Object.assign(handIn, { announcedCents, announcedAt: this.clock.now() }));
    });
  }

  /** By the courier; repeating it changes nothing. @throws hand_in_not_found · transition_refused */
  withdraw(scope: Scope, courierId: number, id: number): Promise<CashHandIn> {
    return this.db.transaction(async (tx) => {
      const handIn = await lockHandIn(tx, scope, id);
      if (handIn.courierId !== courierId) throw new DomainError('hand_in_not_found');
      if (handIn.state === 'withdrawn') return handIn;
      requireOpen(handIn);
      return tx.manager.save(Object.assign(handIn, { state: 'withdrawn', decidedAt: this.clock.now() }));
    });
  }

  /**
   * A second person has counted: the courier holds it no more, and shops that it covers get their share.
   * @throws hand_in_not_found · transition_refused · required_value (`reason`; `beyondHeld`: more than is
   * held, and not meant) · invalid_value · forbidden
   */
  async confirm(scope: Scope, id: number, counted: CountedCash): Promise<CashHandIn> {
    requireSecondPerson(scope);
    return await this.db.transaction(async (tx) => {
      await this.serialise(tx, scope);
      const handIn = await lockHandIn(tx, scope, id);
      requireOpen(handIn);
      return this.settle(tx, scope, handIn, counted);
    });
  }

  /** Cash that was brought without being announced. @throws as `confirm` */
  async receive(scope: Scope, courierId: number, counted: Pick<CountedCash, 'countedCents' | 'beyondHeld'>) {
    requireSecondPerson(scope);
    requireAmount(counted.countedCents, 'countedCents');
    return await this.db.transaction(async (tx) => {
      await this.serialise(tx, scope);
      const received = { hubId: scope.hubId, courierId, state: 'confirmed' } as const;
      const handIn = tx.manager.create(CashHandIn, { ...received, announcedAt: this.clock.now() });
      await tx.manager.save(handIn);
      return this.settle(tx, scope, handIn, counted);
    });
  }

  /**
   * A count that was wrong is taken back: the courier holds the cash again, and shops give their share back.
   * @throws hand_in_not_found · transition_refused (never counted, or its charge is contested)
   * · required_value (`reason`) · forbidden
   */
  async reverse(scope: Scope, id: number, reason: string): Promise<CashHandIn> {
    requireSecondPerson(scope);
    requireText(reason, 'reason');
    return await this.db.transaction(async (tx) => {
      await this.serialise(tx, scope);
      const handIn = await lockHandIn(tx, scope, id);
      if (handIn.state !== 'confirmed') throw new DomainError('transition_refused', { status: handIn.state });
      const { courierId, countedCents } = handIn;
      const shops = (await tx.query(SHOPS_OF_COUNT, [scope.hubId, id])).map(({ shop }) => shop);
      await this.book.lock(tx, scope, courierId, shops);
      const uncovered = await tx.query(UNCOVER, [scope.hubId, id]);
      for (const { shop, ...share } of inOrder(uncovered, id))
        await this.book.shareBack(tx, scope, shop, share);
      await this.book.reverseCount(tx, scope, courierId, { handInId: id, description: reason });
      const news = { courierId, subjectId: id, cents: countedCents, reason };
      await this.news.tell(tx, scope, 'hand_in_reversed', news);
      const reversed = { reversedReason: reason, reversedBy: scope.actor, reversedAt: this.clock.now() };
      return await tx.manager.save(Object.assign(handIn, { state: 'reversed', ...reversed }));
    });
  }

  private async settle(tx: Transaction, scope: Scope, handIn: CashHandIn, counted: CountedCash) {
    const { countedCents, missing, reason, relieved } = judged(handIn, counted);
    await this.cover(tx, scope, handIn, countedCents + relieved, counted.beyondHeld ?? false);
    const part = { handInId: handIn.id, description: reason ?? undefined };
    const { courierId } = handIn;
    if (countedCents > 0) await this.book.handIn(tx, scope, courierId, { ...part, amount: countedCents });
    if (relieved > 0) await this.book.writeOff(tx, scope, courierId, { ...part, amount: relieved });
    if (missing === 'charged') await this.book.charge(tx, scope, courierId, { ...part, amount: relieved });
    const news = { courierId, subjectId: handIn.id, cents: countedCents, reason };
    await this.news.tell(tx, scope, 'hand_in_counted', news);
    const decided = { decidedBy: scope.actor, decidedAt: this.clock.now() };
    return tx.manager.save(
      Object.assign(handIn, { state: 'confirmed', countedCents, reason, missing, ...decided }),
    );
  }

  private async cover(
    tx: Transaction,
    scope: Scope,
    { id, courierId }: CashHandIn,
    amount: number,
    beyondHeld: boolean,
  ): Promise<void> {
    const { hubId } = scope;
    const waiting = await tx.query(WAITING, [hubId, courierId]);
    const shops = [...new Set(waiting.map(({ shop }) => shop))];
    // Locked against collections and hand-ins: which collections are covered is decided from one balance.
    await this.book.lock(tx, scope, courierId, shops);
    const held = await this.book.inHand(scope, courierId, tx);
    requireHeld(held, amount, beyondHeld);
    const ids = waiting.map((one) => one.id);
    const covered = await tx.query(COVER, [hubId, courierId, held - amount, id, ids]);
    for (const { shop, ...share } of inOrder(covered, id)) await this.book.share(tx, scope, shop, share);
  }

  /** One hand-in of a hub at a time: each pays several shops, and two could wait for each other. */
  private async serialise(tx: Transaction, { hubId }: Scope): Promise<void> {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`cash:${String(hubId)}`]);
  }
}

/** Shares of a count, by shop, so that two counts lock wallets alike. */
function inOrder(covered: readonly RowOf<typeof UNCOVER>[], handInId: number) {
  return [...covered]
    .sort((a, b) => a.shop - b.shop || a.id - b.id)
    .map(({ id: collectionId, amount, ...rest }) => ({
      ...rest,
      amount: cents(amount),
      collectionId,
      handInId,
    }));
}

/** @throws required_value · invalid_value */
function requireHeld(heldCents: number, amount: number, beyondHeld: boolean): void {
  const held = Math.max(0, heldCents);
  if (amount <= held) return;
  if (!beyondHeld) throw new DomainError('required_value', { field: 'beyondHeld', heldCents });
  const maximum = Math.max(0, heldCents + MAX_BEYOND_HELD);
  if (amount > maximum) throw new DomainError('invalid_value', { field: 'countedCents', maximum });
}

/** What is missing (null: nothing), and what of it is not owed. @throws required_value · invalid_value */
function judged({ announcedCents }: CashHandIn, counted: CountedCash) {
  const { countedCents, missing = 'remains', reason = null } = counted;
  if (countedCents !== 0) requireAmount(countedCents, 'countedCents');
  const short = announcedCents === null ? 0 : announcedCents - countedCents;
  if (short !== 0 && !reason) throw new DomainError('required_value', { field: 'reason' });
  if (short <= 0) return { countedCents, missing: null, reason, relieved: cents(0) };
  return { countedCents, missing, reason, relieved: cents(missing === 'remains' ? 0 : short) };
}

async function lockHandIn(tx: Transaction, { hubId }: Scope, id: number): Promise<CashHandIn> {
  return await tx.lock(CashHandIn, { id, hubId }, 'hand_in_not_found');
}

function requireOpen({ state }: CashHandIn): void {
  if (state !== 'announced') throw new DomainError('transition_refused', { status: state });
}

function requireSecondPerson({ actor, merchantId }: Scope): void {
  if (merchantId !== null || actor.kind === 'courier') throw new DomainError('forbidden');
}
