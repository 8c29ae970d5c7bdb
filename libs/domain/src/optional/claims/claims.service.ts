import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { type Fault, Hubs } from '../../company/index.js';
import {
  BoardAlerts,
  MomentMessages,
  OrderQueries,
  type OrderView,
  type Stop,
  StopNotes,
} from '../../ordering/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type FileBody,
  type FileContent,
  FileStore,
  hubScope,
  hubWorks,
  isUniqueViolation,
  keepPicture,
  readableMerchants,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { Claim, type Claimant, type ClaimKind } from './claim.entity.js';
import { StopFaults } from '../../billing/index.js';
import { awaitsCourier, DUE_SOON_MS } from './claim.rules.js';

/** Tells the timeline, the recipient and the shop of a claim. */
@Injectable()
export class ClaimNews {
  constructor(
    private readonly orders: OrderQueries,
    private readonly notes: StopNotes,
    private readonly moments: MomentMessages,
  ) {}

  /** Kind and state of the claim, without anybody's words. @throws order_not_found · stop_not_found */
  async note(
    tx: Transaction,
    scope: Scope,
    { orderId, stop, kind }: Pick<Claim, 'orderId' | 'stop' | 'kind'>,
    state: Claim['state'] | 'answered',
  ): Promise<void> {
    await this.notes.write(tx, scope, orderId, { type: 'order.claim', stop, data: { claim: kind, state } });
  }

  /** Messages go to those who did not act themselves, and to the recipient who opened the claim. */
  async tell(tx: Transaction, claim: Claim): Promise<void> {
    const { id, hubId, orderId, state, openedBy, answer, dueAt } = claim;
    const order = await this.orders.byId(hubScope(hubId), orderId, tx);
    const stop = order.stops.find(({ ordinal }) => ordinal === claim.stop);
    if (!stop) return;
    const about = { claim: claim.kind };
    const once = { key: String(id), page: 'reclamacao' };
    if (state === 'open') {
      if (openedBy === 'shop') return;
      const opened = { template: 'delivery_claim_opened', words: about, at: dueAt, ...once } as const;
      await this.moments.tellRecipient(tx, order, stop, opened);
      await this.moments.tellShop(tx, order, stop, { template: 'order_claim_opened', words: about, ...once });
      return;
    }
    const words = { ...about, decision: state, answer };
    const decided = { template: 'delivery_claim_decided', words, ...once } as const;
    if (openedBy === 'recipient') await this.moments.tellRecipient(tx, order, stop, decided);
    await this.moments.tellShop(tx, order, stop, { template: 'order_claim_decided', words, ...once });
  }
}

export interface NewClaim {
  readonly orderId: number;
  readonly stop: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly photos: readonly FileBody[];
}

interface CourierAnswer {
  readonly text: string;
  readonly photo: FileBody | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const MAX_CLAIM_PHOTOS = 4;

/** Claims of shops and recipients, and couriers' answers; people decide (`ClaimDecisions`). */
@Injectable()
export class Claims {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly news: ClaimNews,
    private readonly files: FileStore,
  ) {}

  /**
   * To be decided within the hub's time. @throws order_not_found · stop_not_found · transition_refused (not
   * there yet) · claim_too_late · limit_reached · invalid_value (`photos`) · not_unique (one is open)
   */
  async open(scope: Scope, by: Claimant, claim: NewClaim): Promise<Claim> {
    const { orderId, stop: ordinal, kind, text, photos } = claim;
    const order = await this.orders.byId(scope, orderId);
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (!stop) throw new DomainError('stop_not_found');
    const { settings } = await this.hubs.get(scope.hubId);
    this.requireTime(order, stop, settings.claims.openDays);
    if (photos.length > MAX_CLAIM_PHOTOS)
      throw new DomainError('limit_reached', { field: 'photos', limit: MAX_CLAIM_PHOTOS });
    const photoKeys: string[] = [];
    try {
      for (const photo of photos) photoKeys.push(await this.keep(order.id, 'photos', photo));
      return await this.insert(scope, order, settings.claims.answerHours, {
        stop: ordinal,
        kind,
        text,
        openedBy: by,
        photoKeys,
      });
    } catch (error) {
      for (const key of photoKeys) await this.files.delete(key);
      if (isUniqueViolation(error, 'claims_open_idx')) throw new DomainError('not_unique', { field: 'kind' });
      throw error;
    }
  }

  /** Locks the claim before the order, as a decision does. */
  private insert(
    scope: Scope,
    order: OrderView,
    answerHours: number,
    claim: Pick<Claim, 'stop' | 'kind' | 'text' | 'openedBy' | 'photoKeys'>,
  ): Promise<Claim> {
    const { id: orderId, hubId, publicId, merchantId, courierId } = order;
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + answerHours * HOUR_MS);
    const row = { orderId, hubId, publicId, merchantId, courierId, ...claim, dueAt, createdAt: now };
    return this.db.transaction(async (tx) => {
      const opened = await tx.manager.save(Claim, tx.manager.create(Claim, row));
      await this.news.note(tx, scope, opened, 'open');
      await this.news.tell(tx, opened);
      return opened;
    });
  }

  private requireTime({ status }: OrderView, stop: Stop, days: number): void {
    const { finishedAt } = stop;
    if (finishedAt === null || status === 'cancelled')
      throw new DomainError('transition_refused', { status });
    if (new Date(finishedAt).getTime() + days * DAY_MS < this.clock.millis())
      throw new DomainError('claim_too_late', { days });
  }

  private async keep(ownerId: number, field: string, photo: FileBody): Promise<string> {
    return (await keepPicture(this.files, { field, folder: 'claims', ownerId }, photo)).storageKey;
  }

  /**
   * The same answer again, as a phone without network sends it, changes nothing. @throws claim_not_found
   * · transition_refused (decided) · not_unique (answered otherwise)
   */
  async answer(scope: Scope, courierId: number, id: number, { text, photo }: CourierAnswer): Promise<Claim> {
    const claim = await this.get(scope, id);
    if (claim.courierId !== courierId) throw new DomainError('claim_not_found');
    if (claim.courierText === text) return claim;
    if (claim.courierText !== null) throw new DomainError('not_unique', { field: 'text' });
    const courierPhotoKey = photo && (await this.keep(claim.orderId, 'photo', photo));
    const courierAnsweredAt = this.clock.now();
    const answered = { courierText: text, courierPhotoKey, courierAnsweredAt };
    await this.db.transaction(async (tx) => {
      const unanswered = { hubId: scope.hubId, id, state: 'open', courierText: IsNull() } as const;
      const done = await tx.manager.update(Claim, unanswered, answered);
      if (done.affected === 0) throw new DomainError('transition_refused', { status: claim.state });
      await this.news.note(tx, scope, claim, 'answered');
    });
    return Object.assign(claim, answered);
  }

  /** Newest first. */
  ofCourier({ hubId }: Scope, courierId: number, limit: number): Promise<Claim[]> {
    return this.db.manager.find(Claim, { where: { hubId, courierId }, order: { id: 'desc' }, take: limit });
  }

  /** Newest first. @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number): Promise<Claim[]> {
    await this.orders.statusOf(scope, orderId);
    return this.db.manager.find(Claim, { where: { hubId: scope.hubId, orderId }, order: { id: 'desc' } });
  }

  /** A photo of the claimant; `n` is from 0. @throws claim_not_found · document_not_found */
  async photo(scope: Scope, id: number, n: number): Promise<FileContent> {
    return this.kept((await this.get(scope, id)).photoKeys[n] ?? null);
  }

  /** @throws as `photo` */
  async courierPhoto(scope: Scope, id: number): Promise<FileContent> {
    return this.kept((await this.get(scope, id)).courierPhotoKey);
  }

  private async kept(key: string | null): Promise<FileContent> {
    const file = key === null ? null : await this.files.get(key);
    if (!file) throw new DomainError('document_not_found');
    return file;
  }

  private async get(scope: Scope, id: number): Promise<Claim> {
    const merchants = readableMerchants(scope);
    const readable = merchants && { merchantId: In(merchants) };
    return await this.db.get(Claim, { hubId: scope.hubId, id, ...readable }, 'claim_not_found');
  }
}

interface ClaimDecision {
  /** null: the claim is refused. */
  readonly fault: Fault | null;
  readonly answer: string;
  /** What the stop's goods were worth; null: as the order says. */
  readonly goodsCents: Cents | null;
  /** Why nobody waits for the courier's answer: the courier reads it. */
  readonly earlyReason?: string | null;
}

const DUE = statement(
  'claims.due_soon',
  `update claims set due_told_at = $1
    where id in (select id from claims where state = 'open' and due_told_at is null and due_at <= $2 and ${hubWorks()}
                  order by due_at limit $3 for update skip locked)
  returning hub_id as "hubId", order_id as "orderId", courier_id as "courierId"`,
);

@Injectable()
export class ClaimDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly faults: StopFaults,
    private readonly news: ClaimNews,
    private readonly alerts: BoardAlerts,
  ) {}

  /**
   * Decides once. Accepted, the stop's fault is the decided one, and money follows by the hub's rules.
   * Against a courier who may still answer only with `earlyReason`.
   * @throws claim_not_found · transition_refused (decided; order goes on) · required_value (`earlyReason`)
   */
  async decide(scope: Scope, id: number, decision: ClaimDecision): Promise<Claim> {
    const { fault, answer, goodsCents } = decision;
    return await this.db.transaction(async (tx) => {
      const claim = await tx.lock(Claim, { hubId: scope.hubId, id }, 'claim_not_found');
      if (claim.state !== 'open') throw new DomainError('transition_refused', { status: claim.state });
      const early = awaitsCourier(claim, fault, this.clock.now());
      if (early && !decision.earlyReason) throw new DomainError('required_value', { field: 'earlyReason' });
      const { orderId, stop } = claim;
      const state = fault === null ? 'refused' : 'accepted';
      // The order before wallets, as at its end.
      await this.news.note(tx, scope, claim, state);
      if (fault !== null)
        await this.faults.decide(tx, scope, { orderId, stop, fault, reason: answer, goodsCents });
      Object.assign(claim, {
        state,
        fault,
        answer,
        earlyReason: early ? decision.earlyReason : null,
        decidedBy: scope.actor,
        decidedAt: this.clock.now(),
      });
      const decided = await tx.manager.save(claim);
      await this.news.tell(tx, decided);
      // Another claim about the order may be as near its deadline.
      const otherDue = { hubId: scope.hubId, orderId, state: 'open', dueToldAt: Not(IsNull()) } as const;
      if (!(await tx.manager.existsBy(Claim, otherDue))) await this.alerts.closeClaimDue(tx, scope, orderId);
      return decided;
    });
  }

  /** Tells operators once of each claim. Returns how many claims it told of. */
  tellOfDeadlines(limit = 100): Promise<number> {
    const until = new Date(this.clock.millis() + DUE_SOON_MS);
    return this.db.transaction(async (tx) => {
      const due = await tx.query(DUE, [this.clock.now(), until, limit]);
      for (const claim of due) await this.alerts.raiseClaimDue(tx, claim);
      return due.length;
    });
  }
}
