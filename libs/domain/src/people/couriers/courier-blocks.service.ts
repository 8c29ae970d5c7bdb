import { Injectable } from '@nestjs/common';
import { Clock, DomainError, type Scope, Database, hubWorks, statement } from '../../base/index.js';
import { CourierStore } from './courier.store.js';
import type { Courier } from './courier.entity.js';

/** No courier comes online by it, so no event is published. */
const EXPIRE = statement(
  'couriers.couriers_expire_blocks',
  `with due as (
     select id from couriers where blocked_until <= $1 and ${hubWorks()} order by blocked_until
      limit $2 for update skip locked), lifted as (
     update couriers c set blocked_at = null, blocked_until = null, block_note = null, updated_at = $1
       from due where c.id = due.id
     returning c.id, c.approved_at is not null and c.registration = 'active' as employable
   )
   update courier_presence p set blocked = false, employable = lifted.employable
     from lifted where p.courier_id = lifted.id`,
);

@Injectable()
export class CourierBlocks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: CourierStore,
  ) {}

  /** Again: new end and reason. @throws courier_not_found · invalid_value (`blockedUntil`) · forbidden */
  async block(scope: Scope, courierId: number, until: Date | null = null, reason: string | null = null) {
    const now = this.clock.now();
    if (until !== null && !(until > now)) throw new DomainError('invalid_value', { field: 'blockedUntil' });
    return await this.change(scope, courierId, (courier) => {
      courier.blockedAt ??= now;
      courier.blockedUntil = until;
      courier.blockNote = reason;
    });
  }

  /** The courier remains offline. @throws courier_not_found · forbidden */
  async unblock(scope: Scope, courierId: number): Promise<Courier> {
    return await this.change(scope, courierId, lift);
  }

  /** For an accepted contest: ends the blocks from work and from withdrawals. @throws as `unblock` */
  async liftAll(scope: Scope, courierId: number): Promise<Courier> {
    return await this.change(scope, courierId, (courier) => {
      lift(courier);
      courier.withdrawalBlocked = false;
      if (courier.registration !== 'suspended') return;
      courier.registration = 'active';
      courier.registrationNote = null;
      courier.registrationChangedAt = this.clock.now();
    });
  }

  /** @throws courier_not_found · forbidden */
  async setWithdrawalBlock(scope: Scope, courierId: number, blocked: boolean): Promise<Courier> {
    return await this.change(scope, courierId, (courier) => {
      courier.withdrawalBlocked = blocked;
    });
  }

  /** Ends expired blocks; several workers may run it at the same time. Call until it returns 0. */
  async expireDue(): Promise<number> {
    return await this.db.execute(EXPIRE, [this.clock.now(), 1_000]);
  }

  private async change(scope: Scope, courierId: number, apply: (courier: Courier) => void): Promise<Courier> {
    return await this.db.transaction(async (tx) => {
      const courier = await this.store.lock(tx, scope, courierId);
      apply(courier);
      await this.store.save(tx, courier);
      return courier;
    });
  }
}

function lift(courier: Courier): void {
  courier.blockedAt = null;
  courier.blockedUntil = null;
  courier.blockNote = null;
}
