import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  FACES,
  hubScope,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { CourierPresenceStore, hasCapacity } from '../../people/index.js';
import type { Hub } from '../../company/index.js';
import { OrderChange } from './order-change.rules.js';
import { type Order, OrderGroup, type OrderRecord } from './order.entity.js';
import { isEnded } from './order-status.rules.js';
import { OrderStore } from './order.store.js';
import type { OrderView } from './order-view.mapper.js';

/** Protocols that show a group by its leader refuse other members. @throws order_grouped with `leaderId` */
export function requireLeaderOrUngrouped(order: Pick<OrderView, 'id' | 'groupLeaderId'>): void {
  const { id, groupLeaderId: leaderId } = order;
  if (leaderId !== null && leaderId !== id) throw new DomainError('order_grouped', { leaderId });
}

const LED_CHANNELS = Object.values(FACES).flatMap(({ ledGroups, channel }) => (ledGroups ? [channel] : []));

/** What the courier collects beside the order: of its merchant, or named by the order. The first leads. */
const BESIDE = statement(
  'orders.order_beside',
  `select o.id from orders n join orders o
       on o.hub_id = n.hub_id and o.courier_id = $3 and o.status in ('accepted', 'arrived_pickup_location')
      and o.combinable and o.deleted_at is null and o.id <> n.id
      and (o.merchant_id = n.merchant_id or o.id = any(n.combine_with_order_ids))
    where n.hub_id = $1 and n.id = $2 and n.combinable and n.collected_at is null
      and n.source <> all($4::text[]) and o.source <> all($4::text[])
    order by o.accepted_at, o.id limit 1`,
);

const MEMBERS = statement('orders.group_members', 'select id from orders where group_id = $1 order by id');

/** An operator may exceed the capacity. A plan is seconds old: it sends nobody who went offline since. */
export type AssignedBy = 'courier' | 'plan' | 'operator';

@Injectable()
export class OrderGroups {
  constructor(
    private readonly presence: CourierPresenceStore,
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: OrderStore,
  ) {}

  /** Creates a missing group. @throws order_not_found · transition_refused (ended, or other courier) */
  group(scope: Scope, leaderId: number, memberIds: readonly number[]): Promise<OrderGroup> {
    return this.db.transaction(async (tx) => {
      const orders = await this.lockAll(tx, scope, [leaderId, ...memberIds]);
      const leader = orders.find((order) => order.id === leaderId);
      if (!leader) throw new DomainError('order_not_found');
      for (const { id: orderId, status, courierId } of orders) {
        if (isEnded(status) || courierId !== leader.courierId)
          throw new DomainError('transition_refused', { command: 'group', status, orderId });
      }
      const group = await this.groupOf(tx, leader);
      for (const order of orders) this.addToGroup(tx, scope, order, group);
      return group;
    });
  }

  /** In order of the ids: two who lock the same orders wait for each other instead of deadlocking. */
  private async lockAll(tx: Transaction, scope: Scope, ids: readonly number[]): Promise<Order[]> {
    const orders: Order[] = [];
    for (const id of [...new Set(ids)].sort((a, b) => a - b))
      orders.push(await this.store.lock(tx, scope, id));
    return orders;
  }

  /** Locks `courier_presence`, checks that the order fits and keeps the position for the timeline. */
  async lockCourier(tx: Transaction, change: OrderChange, courierId: number, hub: Hub, by: AssignedBy) {
    const { order } = change;
    const load = await this.presence.lock(tx, order.hubId, courierId);
    if (!load) throw new DomainError('courier_not_found', { field: 'courierId' });
    if (load.blocked) throw new DomainError('courier_blocked', { field: 'courierId' });
    if (!load.employable) throw new DomainError('courier_not_approved', { field: 'courierId' });
    const capacity = order.combinable ? hub.settings.dispatch.maxOrdersPerCourier : 1;
    if ((by === 'plan' && !load.online) || (by !== 'operator' && !hasCapacity(load, capacity))) {
      throw new DomainError('courier_unavailable', { field: 'courierId' });
    }
    change.courierPosition = load.position;
  }

  /** Locked before the courier is. null: the courier has none to collect. @throws order_not_found */
  async lockBeside(tx: Transaction, scope: Scope, orderId: number, courierId: number): Promise<Order | null> {
    const found = await tx.first(BESIDE, [scope.hubId, orderId, courierId, LED_CHANNELS]);
    if (!found) return null;
    const locked = await this.lockAll(tx, hubScope(scope.hubId), [orderId, found.id]);
    const beside = locked.find(({ id }) => id === found.id);
    // It may have been collected, or got another courier, until it was locked.
    const joins = beside?.courierId === courierId && beside.collectedAt === null && !isEnded(beside.status);
    return joins ? beside : null;
  }

  /** Before the assigning step, whose event has the group already. Returns what to record after it. */
  async moveToGroup(tx: Transaction, change: OrderChange, beside: Order | null): Promise<() => void> {
    const { order, actor } = change;
    const nothing = () => undefined;
    // A group of orders that wait for a courier remains.
    if (order.courierId !== null) await this.removeFromGroup(tx, change);
    if (beside === null) return nothing;
    const group = await this.groupOf(tx, beside);
    if (order.groupId === group.id) return nothing;
    await this.removeFromGroup(tx, change);
    this.addToGroup(tx, hubScope(order.hubId, actor), beside, group);
    change.set({ groupId: group.id });
    return () => recordGroup(change, group);
  }

  /** An order that is cancelled or that nobody carries any more goes its own way. */
  async leaveGroup(tx: Transaction, change: OrderChange): Promise<void> {
    const released = change.events.some(({ entry }) => entry.type === 'order.released');
    if (released || change.order.status === 'cancelled') await this.removeFromGroup(tx, change);
  }

  /** @throws order_not_found */
  ungroup(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.store.changeAlone(scope, orderId, (change, tx) => this.removeFromGroup(tx, change));
  }

  /** Within a change of the order; when the leader leaves, the member with the lowest id becomes leader. */
  private async removeFromGroup(tx: Transaction, change: OrderChange): Promise<void> {
    const { groupId, id } = change.order;
    if (groupId === null) return;
    change.set({ groupId: null });
    change.record('order.ungrouped', { data: { groupId } });
    await tx.execute(
      `update order_groups g
          set leader_order_id = coalesce(
                (select min(o.id) from orders o where o.group_id = g.id and o.id <> $2), g.leader_order_id)
        where g.id = $1 and g.leader_order_id = $2`,
      [groupId, id],
    );
  }

  async members(groupId: number): Promise<number[]> {
    return (await this.db.query(MEMBERS, [groupId])).map(({ id }) => id);
  }

  private async groupOf(tx: Transaction, leader: Order): Promise<OrderGroup> {
    if (leader.groupId !== null) return tx.manager.findOneByOrFail(OrderGroup, { id: leader.groupId });
    return tx.manager.save(OrderGroup, {
      hubId: leader.hubId,
      leaderOrderId: leader.id,
      createdAt: this.clock.now(),
    });
  }

  private addToGroup(tx: Transaction, scope: Scope, order: Order, group: OrderGroup): void {
    if (order.groupId === group.id) return;
    const before = order.record();
    const change = new OrderChange(order, scope.actor, this.clock.now());
    change.set({ groupId: group.id });
    recordGroup(change, group);
    this.store.save(tx, before, change);
  }
}

function recordGroup(change: OrderChange, { id: groupId, leaderOrderId }: OrderGroup): void {
  change.record('order.grouped', { data: { groupId, leaderOrderId } });
}
