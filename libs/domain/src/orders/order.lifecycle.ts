import { Injectable } from '@nestjs/common';
import { Hubs, type Hub } from '../hubs/index.js';
import { Database, type Scope, type Transaction } from '../shared/index.js';
import type { OrderChange } from './order.change.js';
import type { OrderRecord } from './order.entity.js';
import { OrderFleet } from './order.fleet.js';
import { OrderSettlement } from './order.settlement.js';
import { OrderStore } from './order.store.js';
import * as steps from './order.steps.js';
import { isInProgress } from './order.status.js';
import type { CancelInput, DeliverInput } from './order.types.js';

type Step = (change: OrderChange, hub: Hub) => void;

/**
 * The commands of the state machine. Each locks the order, lets the step decide, saves the order with its timeline
 * and events, and settles what follows from it, all in one transaction: of two commands at once one wins and the
 * other meets the order as the first has left it.
 *
 * Every command may raise order_not_found and transition_refused (with the current `status`).
 */
@Injectable()
export class OrderLifecycle {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly store: OrderStore,
    private readonly settlement: OrderSettlement,
    private readonly fleet: OrderFleet,
  ) {}

  /** The merchant's "ready": the search begins. */
  ready(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.ready);
  }

  /** Late, for a cancelled order, the customer's wallet is credited. */
  confirmPayment(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.confirmPayment);
  }

  /** As `confirmPayment`, within the caller's transaction, which then holds the order. */
  confirmPaymentIn(tx: Transaction, scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.runIn(tx, scope, orderId, steps.confirmPayment);
  }

  expirePayment(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.expirePayment);
  }

  /** @throws courier_not_found · courier_blocked · courier_not_approved · courier_unavailable */
  accept(scope: Scope, orderId: number, courierId: number): Promise<OrderRecord> {
    return this.db.transaction((tx) => this.acceptIn(tx, scope, orderId, courierId));
  }

  /** As `accept`, within the caller's transaction. `byHand`: an operator may give a courier more than fits. */
  acceptIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    courierId: number,
    byHand = false,
  ): Promise<OrderRecord> {
    return this.runIn(
      tx,
      scope,
      orderId,
      async (change, hub) => {
        const { order } = change;
        const already = order.courierId === courierId && isInProgress(order.status);
        if (order.status === 'pending' && !already)
          await this.fleet.claim(tx, change, courierId, hub, byHand);
        steps.accept(change, courierId, hub);
      },
      true,
    );
  }

  /** Another courier takes over; from the search it is an acceptance. @throws as `accept` */
  reassign(scope: Scope, orderId: number, courierId: number): Promise<OrderRecord> {
    return this.db.transaction((tx) =>
      this.runIn(tx, scope, orderId, async (change, hub) => {
        if (change.order.courierId === courierId) return;
        await this.fleet.claim(tx, change, courierId, hub, true);
        if (change.order.status === 'pending') steps.accept(change, courierId, hub);
        else steps.reassign(change, courierId);
      }),
    );
  }

  release(scope: Scope, orderId: number, reason: string | null = null): Promise<OrderRecord> {
    return this.run(scope, orderId, (change) => {
      steps.release(change, reason);
    });
  }

  arriveAtPickup(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.arriveAtPickup);
  }

  /** @throws wrong_code */
  collect(scope: Scope, orderId: number, input: { pickupCode?: string | null } = {}): Promise<OrderRecord> {
    return this.run(scope, orderId, (change, hub) => {
      steps.collect(change, hub, input.pickupCode ?? null);
    });
  }

  /** @throws stop_not_found */
  arriveAtStop(scope: Scope, orderId: number, ordinal: number): Promise<OrderRecord> {
    return this.run(scope, orderId, (change) => {
      steps.arriveAtStop(change, ordinal);
    });
  }

  /** @throws stop_not_found · required_value (address of a courier call) · wrong_code · proof_required */
  deliverStop(scope: Scope, orderId: number, ordinal: number, input: DeliverInput): Promise<OrderRecord> {
    return this.run(scope, orderId, (change) => {
      steps.deliverStop(change, ordinal, input);
    });
  }

  /** @throws stop_not_found */
  failStop(
    scope: Scope,
    orderId: number,
    ordinal: number,
    input: { reason: string; observation?: string | null },
  ): Promise<OrderRecord> {
    return this.run(scope, orderId, (change, hub) => {
      steps.failStop(change, ordinal, hub, input);
    });
  }

  /** Back at the pickup: the order completes, or ends cancelled if that was asked for on the way. */
  returned(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.returned);
  }

  /** By hand, whatever is still open. */
  complete(scope: Scope, orderId: number): Promise<OrderRecord> {
    return this.run(scope, orderId, steps.completeByHand);
  }

  /** Cancelling again changes nothing. A grouped order leaves its group; the others proceed. @throws order_not_cancellable · schedule_not_waiting */
  async cancel(
    scope: Scope,
    orderId: number,
    input: CancelInput,
  ): Promise<{ order: OrderRecord; hadCourier: boolean; changed: boolean }> {
    return this.db.transaction(async (tx) => this.cancelIn(tx, scope, orderId, input));
  }

  async cancelIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    input: CancelInput,
  ): Promise<{ order: OrderRecord; hadCourier: boolean; changed: boolean }> {
    let hadCourier = false;
    let changed = false;
    const order = await this.runIn(tx, scope, orderId, (change) => {
      hadCourier = change.order.courierId !== null;
      steps.cancel(change, input);
      changed = change.events.length > 0;
    });
    return { order, hadCourier, changed };
  }

  private run(scope: Scope, orderId: number, step: Step): Promise<OrderRecord> {
    return this.db.transaction((tx) => this.runIn(tx, scope, orderId, step));
  }

  private async runIn(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    step: (change: OrderChange, hub: Hub) => void | Promise<void>,
    unassigned = false,
  ): Promise<OrderRecord> {
    const hub = await this.hubs.get(scope.hubId, tx);
    const { before, after } = await this.store.change(
      tx,
      scope,
      orderId,
      async (change) => {
        await step(change, hub);
        await this.fleet.leaveGroupIfCancelled(tx, change);
      },
      unassigned,
    );
    await this.settlement.settle(tx, before, after);
    return after;
  }
}
