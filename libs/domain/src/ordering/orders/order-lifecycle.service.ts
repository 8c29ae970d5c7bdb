import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../../company/index.js';
import { type Cents, Database, type Scope, type Transaction } from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderRecord } from './order.entity.js';
import { type AssignedBy, OrderGroups } from './order-groups.service.js';
import { OrderEffects } from './order-effects.service.js';
import { cancel, type CancelInput } from './cancellation.steps.js';
import * as steps from './order.steps.js';
import { workedSince } from './order-demand.queries.js';
import type { DeliverInput, FailInput } from './stop-act.types.js';
import { requireTransition } from './order.rules.js';

type Step = (change: OrderChange, hub: Hub) => void;
type Act = Pick<FailInput, 'happenedAt' | 'position'>;

/**
 * The commands of the state machine. Each locks the order, runs the step, saves the order with timeline and
 * events and applies the effects on couriers and wallets, in one transaction. Of two concurrent commands the
 * second sees the order as the first left it.
 *
 * All may raise order_not_found and transition_refused (with the `status`). Commands of couriers take
 * `happenedAt`, the time of the act, which may raise invalid_value, and `position`, where it was.
 */
@Injectable()
export class OrderLifecycle {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly effects: OrderEffects,
    private readonly groups: OrderGroups,
  ) {}

  /** The merchant says that the goods are ready: the search begins. */
  ready(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.ready);
  }

  /**
   * Within the caller's transaction, which keeps the order locked. `received`: the transferred amount, if not
   * the price; no more is refunded. For an order cancelled meanwhile the merchant's wallet is credited.
   */
  confirmPaymentIn(tx: Transaction, scope: Scope, orderId: number, received?: Cents): Promise<OrderRecord> {
    return this.runIn(tx, scope, orderId, (change, hub) => steps.confirmPayment(change, hub, received));
  }

  /** Paid with another amount than the price, which a refund is of. Only while payment is awaited. */
  acceptPaymentIn(tx: Transaction, scope: Scope, orderId: number, paid: Cents): Promise<OrderRecord> {
    return this.runIn(tx, scope, orderId, (change, hub) => steps.acceptPayment(change, hub, paid));
  }

  lockIn(tx: Transaction, scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.runIn(tx, scope, orderId, () => undefined);
  }

  /** @throws courier_not_found · courier_blocked · courier_not_approved · courier_unavailable */
  accept(scope: Scope, orderId: number, courierId: number): Promise<OrderRecord> {
    return this.db.transaction((tx) => this.acceptIn(tx, scope, orderId, courierId));
  }

  /** As `accept`, within the caller's transaction. `offeredM`: the way to the pickup as it was offered. */
  acceptIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    courierId: number,
    by: AssignedBy = 'courier',
    offeredM: number | null = null,
  ): Promise<OrderRecord> {
    return this.assign(tx, scope, orderId, courierId, by, (change, hub) => {
      const step = () => steps.accept(change, courierId, hub, offeredM);
      if (change.order.status === 'pending') return step;
      step();
      return null;
    });
  }

  /** A pending order is accepted. `from`: who has it, else it is refused. @throws as `accept` */
  reassign(scope: Scope, orderId: number, courierId: number, from?: number | null): Promise<OrderRecord> {
    return this.db.transaction((tx) =>
      this.assign(tx, scope, orderId, courierId, 'operator', (change, hub) => {
        const { courierId: holder } = change.order;
        if (holder === courierId) return null;
        requireTransition(from === undefined || holder === from, 'assign', change.order);
        return () => steps.assign(change, courierId, hub);
      }),
    );
  }

  /** `beside` is locked before the courier. `begin` returns the step that needs the courier; null: none. */
  private async assign(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    courierId: number,
    by: AssignedBy,
    begin: (change: OrderChange, hub: Hub) => (() => void) | null,
  ): Promise<OrderRecord> {
    const beside = await this.groups.lockBeside(tx, scope, orderId, courierId);
    const work = async (change: OrderChange, hub: Hub) => {
      const step = begin(change, hub);
      if (step === null) return;
      await this.groups.lockCourier(tx, change, courierId, hub, by);
      const recordGroup = await this.groups.moveToGroup(tx, change, beside);
      step();
      recordGroup();
    };
    return await this.runIn(tx, scope, orderId, work, 'unassigned');
  }

  release(scope: Scope, orderId: number, reason: string | null = null, act: Act = {}): Promise<OrderRecord> {
    return this.runAct(scope, orderId, act, (change) => steps.release(change, reason));
  }

  arriveAtPickup(scope: Scope, orderId: number, act: Act = {}): Promise<OrderRecord> {
    return this.runAct(scope, orderId, act, steps.arriveAtPickup);
  }

  /** @throws wrong_code */
  collect(
    scope: Scope,
    orderId: number,
    input: Act & { pickupCode?: string | null } = {},
  ): Promise<OrderRecord> {
    return this.runAct(scope, orderId, input, (change, hub) =>
      steps.collect(change, hub, input.pickupCode ?? null),
    );
  }

  /** @throws stop_not_found */
  arriveAtStop(scope: Scope, orderId: number, ordinal: number, act: Act = {}): Promise<OrderRecord> {
    return this.runAct(scope, orderId, act, (change, hub) => steps.arriveAtStop(change, ordinal, hub));
  }

  /** @throws stop_not_found · required_value (address of a courier call) · wrong_code · proof_required */
  deliverStop(scope: Scope, orderId: number, ordinal: number, input: DeliverInput): Promise<OrderRecord> {
    return this.runAct(scope, orderId, input, (change, hub) =>
      steps.deliverStop(change, ordinal, hub, input),
    );
  }

  /** @throws stop_not_found · required_value (observation) · proof_required */
  failStop(scope: Scope, orderId: number, ordinal: number, input: FailInput): Promise<OrderRecord> {
    return this.runAct(scope, orderId, input, (change, hub) => steps.failStop(change, ordinal, hub, input));
  }

  /**
   * The courier is back at the pickup, or has left the goods at the hub: the order completes, or is cancelled
   * when its cancellation waited for the return. @throws required_value (the hub has no place for goods)
   */
  returned(
    scope: Scope,
    orderId: number,
    input: Act & { goodsAt?: 'shop' | 'hub' } = {},
  ): Promise<OrderRecord> {
    return this.runAct(scope, orderId, input, (change, hub) =>
      steps.returned(change, hub, input.goodsAt ?? 'shop'),
    );
  }

  /** Completes the order whatever its stops say: an operator's command. */
  complete(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.completeByHand);
  }

  /** Repeatable. A grouped order leaves its group. @throws order_not_cancellable · schedule_not_waiting */
  cancel(scope: Scope, orderId: number, input: CancelInput): Promise<OrderRecord> {
    return this.run(scope, orderId, (change) => cancel(change, input));
  }

  /** As `cancel`, within the caller's transaction. Returns whether it took the order from a courier. */
  async cancelIn(tx: Transaction, scope: Scope, orderId: number, input: CancelInput): Promise<boolean> {
    let fromCourier = false;
    await this.runIn(tx, scope, orderId, (change) => {
      const { courierId } = change.order;
      cancel(change, input);
      fromCourier = courierId !== null && change.events.length > 0;
    });
    return fromCourier;
  }

  private runAct(scope: Scope, orderId: number, act: Act, step: Step): Promise<OrderRecord> {
    return this.run(scope, orderId, (change, hub) => {
      change.happened(act);
      step(change, hub);
    });
  }

  private run(scope: Scope, orderId: number, step: Step): Promise<OrderRecord> {
    return this.db.transaction((tx) => this.runIn(tx, scope, orderId, step));
  }

  private async runIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    step: (change: OrderChange, hub: Hub) => void | Promise<void>,
    reach: 'own' | 'unassigned' = 'own',
  ): Promise<OrderRecord> {
    const hub = await this.hubs.get(scope.hubId, tx);
    const work = async (change: OrderChange) => {
      change.workedSince = await workedSince(tx, change.order);
      await step(change, hub);
      await this.groups.leaveGroup(tx, change);
    };
    return await this.effects.change(tx, scope, orderId, work, reach);
  }
}
