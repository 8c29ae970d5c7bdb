import { Injectable } from '@nestjs/common';
import { Database, DomainError, statement, type Scope, type Transaction } from '../shared/index.js';
import { CourierEvents } from './courier-events.js';
import { CourierPresence } from './courier-presence.js';
import { CourierStore } from './courier-store.js';

const SET_ONLINE = statement(
  'presence_set_online',
  `update courier_presence set online = $2 where courier_id = $1 and online <> $2`,
);

/** Opening and closing the day's work. Only the courier does this; nobody is put online by others. */
@Injectable()
export class CourierDuty {
  constructor(
    private readonly db: Database,
    private readonly presence: CourierPresence,
    private readonly store: CourierStore,
    private readonly events: CourierEvents,
  ) {}

  /** @throws courier_not_found · courier_blocked · courier_not_approved · courier_unavailable */
  async goOnline(scope: Scope, courierId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const load = await this.presence.lock(tx, scope.hubId, courierId);
      if (!load) throw new DomainError('courier_not_found');
      if (!load.employable) throw await this.whyNot(tx, scope, courierId);
      await this.turn(tx, courierId, true);
    });
  }

  /** Orders in hands stay in hands. @throws courier_not_found */
  async goOffline(scope: Scope, courierId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const load = await this.presence.lock(tx, scope.hubId, courierId);
      if (!load) throw new DomainError('courier_not_found');
      await this.turn(tx, courierId, false);
    });
  }

  private async turn(tx: Transaction, courierId: number, online: boolean): Promise<void> {
    const changed = await tx.execute(SET_ONLINE, [courierId, online]);
    if (changed === 0) return;
    await this.events.append(tx, online ? 'courier.went_online' : 'courier.went_offline', [courierId]);
  }

  private async whyNot(tx: Transaction, scope: Scope, courierId: number): Promise<DomainError> {
    const courier = await this.store.read(tx, scope, courierId);
    if (courier.blocked) return new DomainError('courier_blocked', { until: courier.blockedUntil });
    if (!courier.approved)
      return new DomainError('courier_not_approved', { registration: courier.registration });
    return new DomainError('courier_unavailable', { registration: courier.registration });
  }
}
