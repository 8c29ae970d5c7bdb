import { Injectable } from '@nestjs/common';
import type { OutboxEvent } from '../../events/index.js';
import { BoundedCache, CHANGED, Clock, Database, isDomainError, type Transaction } from '../../base/index.js';
import { Credentials } from '../credentials/index.js';
import { allowsCourierEvents, Hubs } from '../../company/index.js';
import { MerchantQueries } from '../../people/index.js';

/** How long a new or changed sub-user may stay unnoticed when the notice of the change was lost. */
const ACCOUNT_TTL_MS = 1_000;
const MAX_ACCOUNTS = 100_000;

@Injectable()
export class SigningKeys {
  constructor(private readonly credentials: Credentials) {}

  async ofCredential(credentialId: number): Promise<string | null> {
    try {
      return await this.credentials.secretOf(credentialId);
    } catch (error) {
      if (isDomainError(error, 'credential_not_found')) return null;
      throw error;
    }
  }

  async ofMerchant(merchantId: number): Promise<string | null> {
    const pair = await this.credentials.currentPair(merchantId);
    return pair === null ? null : await this.ofCredential(pair.id);
  }
}

@Injectable()
export class MerchantAccounts {
  private readonly cached: BoundedCache<number, readonly number[]>;
  /** Counts drops, so that what was read before one is not cached after it. */
  private drops = 0;

  constructor(
    private readonly merchants: MerchantQueries,
    clock: Clock,
    db: Database,
  ) {
    this.cached = new BoundedCache(MAX_ACCOUNTS, () => 1, { clock, ttlMs: ACCOUNT_TTL_MS });
    db.changes.on(CHANGED.accounts, () => {
      this.drops++;
      this.cached.clear();
    });
  }

  /** By merchant: other merchants of its account that may read its orders. */
  async readersOf(tx: Transaction, merchantIds: readonly number[]) {
    const found = new Map<number, readonly number[]>();
    const stale: number[] = [];
    for (const id of merchantIds) {
      const readers = this.cached.get(id);
      if (readers) found.set(id, readers);
      else stale.push(id);
    }
    if (stale.length === 0) return found;
    const { drops } = this;
    const loaded = await this.merchants.accountReaders(tx, stale);
    for (const id of stale) {
      const readers = (loaded.get(id) ?? []).map(({ readerId }) => readerId);
      found.set(id, readers);
      if (drops === this.drops) this.cached.set(id, readers);
    }
    return found;
  }
}

@Injectable()
export class EventAudience {
  constructor(
    private readonly hubs: Hubs,
    private readonly clock: Clock,
    private readonly accounts: MerchantAccounts,
  ) {}

  /** Leaves out courier events of hubs whose plan has none. */
  async allowed(tx: Transaction, events: readonly OutboxEvent[]): Promise<readonly OutboxEvent[]> {
    const ofCouriers = events.filter(isOfCourier);
    if (ofCouriers.length === 0) return events;
    const allowed = new Map<number, boolean>();
    for (const hubId of new Set(ofCouriers.map((event) => event.hubId)))
      allowed.set(hubId, allowsCourierEvents(await this.hubs.get(hubId, tx), this.clock.now()));
    return events.filter((event) => !isOfCourier(event) || allowed.get(event.hubId) === true);
  }

  /**
   * Merchants of one account read each other's orders, so their webhooks get the events of each other's
   * orders. `position`: of the event in its batch, from 1.
   */
  async readers(tx: Transaction, events: readonly OutboxEvent[]) {
    const owners = new Set<number>();
    for (const { topic, merchantId } of events)
      if (merchantId !== null && topic.startsWith('order.')) owners.add(merchantId);
    if (owners.size === 0) return [];
    const readers = await this.accounts.readersOf(tx, [...owners]);
    return events.flatMap(({ topic, merchantId }, i) =>
      merchantId === null || !topic.startsWith('order.')
        ? []
        : (readers.get(merchantId) ?? []).map((reader) => ({ position: i + 1, merchantId: reader })),
    );
  }
}

function isOfCourier(event: OutboxEvent): boolean {
  return event.topic.startsWith('courier.');
}
