import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { Clock, DomainError, type Scope, Database, statement } from '../../base/index.js';
import { OrderGroups } from './order-groups.service.js';
import { OrderChange } from './order-change.rules.js';
import type { HandCommand } from './order-status.rules.js';
import { filterClause, type OrderFilter } from './order-list.statements.js';
import { Order, type OrderRecord } from './order.entity.js';
import * as steps from './order.steps.js';
import { cancel } from './cancellation.steps.js';
import { OrderStore } from './order.store.js';
import { requireTransition } from './order.rules.js';

/** Rehearses a command: runs its steps on an order without saving. */
@Injectable()
export class OrderRehearsal {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly store: OrderStore,
    private readonly groups: OrderGroups,
  ) {}

  /** What would refuse the command (null: nothing), for each order, oldest first. @throws limit_reached */
  async rehearse(scope: Scope, command: HandCommand, filter: OrderFilter, limit: number) {
    const orders = await this.find(scope, filter, limit + 1);
    if (orders.length > limit) throw new DomainError('limit_reached', { field: 'filter', limit });
    const [first] = orders;
    if (!first) return [];
    const hub = await this.hubs.get(scope.hubId);
    const courier =
      command.name === 'assign' ? await this.refusalOfCourier(scope, first, command, hub) : null;
    const step = stepOf(command);
    return orders.map((order) => ({
      order,
      refusal: courier ?? refusalOf(() => step(this.changeOf(scope, order), hub)),
    }));
  }

  private async find(scope: Scope, filter: OrderFilter, limit: number): Promise<OrderRecord[]> {
    const { where, params, key } = filterClause(scope, filter).build();
    const matching = statement(
      `orders.order_rehearsal_${key}`,
      `select ${this.store.statements.selection} from orders o where ${where}
        order by o.created_at, o.id limit $${String(params.length + 1)}`,
    );
    return this.db.unchecked.query<OrderRecord>(matching, [...params, limit]);
  }

  /** The refusal that the courier's state causes for every order. */
  private async refusalOfCourier(
    scope: Scope,
    order: OrderRecord,
    { courierId }: HandCommand & { name: 'assign' },
    hub: Hub,
  ): Promise<DomainError | null> {
    const change = this.changeOf(scope, order);
    return this.db
      .transaction((tx) => this.groups.lockCourier(tx, change, courierId, hub, 'operator'))
      .then(() => null, domainError);
  }

  private changeOf(scope: Scope, order: OrderRecord): OrderChange {
    return new OrderChange(Object.assign(new Order(), order), scope.actor, this.clock.now());
  }
}

function stepOf(command: HandCommand): (change: OrderChange, hub: Hub) => void {
  switch (command.name) {
    case 'assign':
      return (change, hub) => steps.assign(change, command.courierId, hub);
    case 'release':
      return (change) => steps.release(change, command.reason);
    case 'ready':
      return steps.ready;
    case 'complete':
      return steps.completeByHand;
    case 'confirm_payment':
      return (change, hub) => steps.confirmPayment(change, hub);
    case 'cancel':
      return (change) => cancel(change, command);
    case 'search_again':
      return ({ order }) => requireTransition(order.status === 'pending', 'search', order);
    case 'ungroup':
      return () => undefined;
  }
}

function refusalOf(step: () => void): DomainError | null {
  try {
    step();
    return null;
  } catch (error) {
    return domainError(error);
  }
}

function domainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
