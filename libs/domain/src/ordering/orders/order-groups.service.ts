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
import { OrderChange } from './order-change.rules.js';
import { type Order, OrderGroup, type OrderRecord } from './order.entity.js';
import { isEnded } from './order-status.rules.js';
import { OrderStore } from './order.store.js';
import type { OrderView } from './order-view.mapper.js';

/** Protocols that show a group by its leader's number refuse the other members. @throws order_grouped with `leaderId` */
export function requireLeaderOrUngrouped(order: Pick<OrderView, 'id' | 'groupLeaderId'>): void {
  const { id, groupLeaderId: leaderId } = order;
  if (leaderId !== null && leaderId !== id) throw new DomainError('order_grouped', { leaderId });
}

const LED_CHANNELS = Object.values(FACES).flatMap(({ ledGroups, channel }) => (ledGroups ? [channel] : []));

/** What the courier is to collect beside the order: of the same merchant, or named by the order. The first leads. */
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

/** Groups of orders that one courier carries together. */
@Injectable()
export class OrderGroups {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: OrderStore,
  ) {}

  /**
   * Adds the members to the leader's group, which is created when the leader has none.
   * @throws order_not_found · transition_refused (ended, or with another courier)
   */
  group(scope: Scope, leaderId: number, memberIds: readonly number[]): Promise<OrderGroup> {
    return this.db.transaction((tx) => this.groupIn(tx, scope, leaderId, memberIds));
  }

  async groupIn(
    tx: Transaction,
    scope: Scope,
    leaderId: number,
    memberIds: readonly number[],
  ): Promise<OrderGroup> {
    // Locked in id order: two groupings over the same orders wait for each other instead of deadlocking.
    const ids = [...new Set([leaderId, ...memberIds])].sort((a, b) => a - b);
    const orders: Order[] = [];
    for (const id of ids) orders.push(await this.store.lock(tx, scope, id));
    const leader = orders.find((order) => order.id === leaderId);
    if (!leader) throw new DomainError('order_not_found');
    for (const order of orders) {
      if (isEnded(order.status) || order.courierId !== leader.courierId) {
        throw new DomainError('transition_refused', {
          command: 'group',
          status: order.status,
          orderId: order.id,
        });
      }
    }
    const group = await this.groupOf(tx, leader);
    for (const order of orders) this.addToGroup(tx, scope, order, group);
    return group;
  }

  /**
   * The order that another one joins when the courier gets it, locked with it in the sequence of their ids; null: the
   * courier has none to collect for it. @throws order_not_found
   */
  async lockBeside(tx: Transaction, scope: Scope, orderId: number, courierId: number): Promise<Order | null> {
    const found = await tx.first(BESIDE, [scope.hubId, orderId, courierId, LED_CHANNELS]);
    if (!found) return null;
    const hub = hubScope(scope.hubId);
    const locked = new Map<number, Order>();
    for (const id of [orderId, found.id].sort((a, b) => a - b))
      locked.set(id, await this.store.lock(tx, hub, id));
    const beside = locked.get(found.id);
    // It may have been collected, or got another courier, until it was locked.
    const joins = beside?.courierId === courierId && beside.collectedAt === null && !isEnded(beside.status);
    return joins ? beside : null;
  }

  /** Within a change of the order, which has the group at once; returns what records it in its timeline. */
  async join(tx: Transaction, change: OrderChange, beside: Order): Promise<() => void> {
    const group = await this.groupOf(tx, beside);
    const { order, actor } = change;
    if (order.groupId === group.id) return () => undefined;
    await this.removeFromGroup(tx, change);
    this.addToGroup(tx, hubScope(order.hubId, actor), beside, group);
    change.set({ groupId: group.id });
    return () =>
      change.record('order.grouped', { data: { groupId: group.id, leaderOrderId: group.leaderOrderId } });
  }

  /** Takes the order out of its group. @throws order_not_found */
  ungroup(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const { after } = await this.store.change(tx, scope, orderId, (change) =>
        this.removeFromGroup(tx, change),
      );
      return after;
    });
  }

  /** Within a change of the order; when the leader leaves, the member with the lowest id becomes leader. */
  async removeFromGroup(tx: Transaction, change: OrderChange): Promise<void> {
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
    const rows = await this.db.query<{ id: number }>(
      'select id from orders where group_id = $1 order by id',
      [groupId],
    );
    return rows.map(({ id }) => id);
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
    change.record('order.grouped', { data: { groupId: group.id, leaderOrderId: group.leaderOrderId } });
    this.store.save(tx, before, change);
  }
}
