import { Injectable } from '@nestjs/common';
import { nothingDelivered, OrderGroups, OrderLifecycle, type CancelInput } from '../../ordering/index.js';
import { Clock, DomainError, type Scope, Database, type Transaction, statement } from '../../base/index.js';
import type { DeliveryRequest, ProblemAction } from './delivery-request.entity.js';
import { RequestStore } from './request.store.js';

/** A delivery request has exactly one stop. */
const ONLY_STOP = 1;

/**
 * The requester's commands on a stored request. Each acts on the last attempt under the caller's id and may
 * raise delivery_request_not_found. Every transaction locks the request before its order.
 */
@Injectable()
export class RequestCommands {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: RequestStore,
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
  ) {}

  /**
   * Cancels before or after the decision. Repeating it changes nothing. A delivery that failed at the
   * recipient ends as cancelled without a change. `additionalCharges`: a courier had accepted.
   * @throws order_not_cancellable (rejected, delivered or later)
   */
  cancel(scope: Scope, orderUuid: string, input: Pick<CancelInput, 'reason' | 'note' | 'returnToPickup'>) {
    return this.db.transaction(async (tx) => {
      const request = await this.store.lockLast(tx, scope, orderUuid);
      return this.cancelIn(tx, scope, request, input);
    });
  }

  /** Takes the delivery out of its group. @throws order_not_cancellable (ended, or no longer on the way) */
  async detach(scope: Scope, orderUuid: string) {
    const orderId = await this.db.transaction(async (tx) => {
      const request = await this.store.lockLast(tx, scope, orderUuid);
      if (request.status === 'received') {
        request.terms = { ...request.terms, combineWith: [] };
        await this.store.save(tx, request);
      }
      if (request.status === 'rejected' || request.status === 'cancelled')
        throw new DomainError('order_not_cancellable', { status: request.status });
      return request.orderId;
    });
    if (orderId !== null) await this.groups.ungroup(scope, orderId);
    return { additionalCharges: false };
  }

  /**
   * The goods are ready. Before the decision it is stored; an order not waiting for it does not change.
   * @throws transition_refused (collected or ended)
   */
  async ready(scope: Scope, orderUuid: string): Promise<void> {
    const orderId = await this.db.transaction(async (tx) => {
      const request = await this.store.lockLast(tx, scope, orderUuid);
      if (request.status === 'rejected' || request.status === 'cancelled')
        throw new DomainError('transition_refused', { command: 'ready', status: request.status });
      if (request.status === 'received' && request.readyAt === null) {
        request.readyAt = this.clock.now();
        await this.store.save(tx, request);
      }
      return request.orderId;
    });
    if (orderId !== null) await this.lifecycle.ready(scope, orderId);
  }

  /** The merchant saw the courier take the goods. @throws transition_refused (nobody came, or it ended) */
  async picked(scope: Scope, orderUuid: string): Promise<void> {
    const orderId = requireOrder(await this.store.last(scope, orderUuid), 'collect');
    await this.lifecycle.collect(scope, orderId);
  }

  /** The requester knows of the delivery. @throws transition_refused (not collected, failed, cancelled) */
  async finish(scope: Scope, orderUuid: string, observation: string | null): Promise<void> {
    const orderId = requireOrder(await this.store.last(scope, orderUuid), 'deliver');
    await this.lifecycle.deliverStop(scope, orderId, ONLY_STOP, { byHand: true, observation });
  }

  /**
   * The requester's decision about a problem on the way: return the goods, deliver them or cancel.
   * @throws transition_refused (not on the way) · order_not_cancellable
   */
  async handleProblem(
    scope: Scope,
    orderUuid: string,
    input: Pick<ProblemAction, 'reason' | 'action' | 'message'>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const request = await this.store.lockLast(tx, scope, orderUuid);
      const orderId = requireOrder(request, 'handle_problem');
      const { status } = await lockOrder(tx, orderId);
      if (status === 'completed' || status === 'cancelled')
        throw new DomainError('transition_refused', { command: 'handle_problem', status });
      const action: ProblemAction = { ...input, at: this.clock.now().toISOString(), by: scope.actor };
      request.problemActions = [...request.problemActions, action];
      await this.store.save(tx, request);
      if (input.action === 'deliver') return;
      // The goods are on their way back already.
      if (input.action === 'return_to_pickup' && status === 'delivered') return;
      await this.cancelIn(tx, scope, request, {
        reason: 'problem_resolution',
        note: input.message,
        returnToPickup: input.action === 'return_to_pickup',
      });
    });
  }

  private async cancelIn(tx: Transaction, scope: Scope, request: DeliveryRequest, input: CancelInput) {
    if (request.status === 'rejected')
      throw new DomainError('order_not_cancellable', { status: request.status });
    if (request.status === 'cancelled') return { additionalCharges: false };
    if (request.orderId === null) {
      const { reason, note = null } = input;
      const cancelled = { status: 'cancelled', cancelledAt: this.store.nextInstant(request) };
      Object.assign(request, { ...cancelled, cancellation: { reason, note, by: scope.actor } });
      await this.store.saveDecision(tx, request, scope.actor);
      return { additionalCharges: false };
    }
    const { status, stops } = await lockOrder(tx, request.orderId);
    // All stops have ended: there is nothing left to cancel.
    const done = status === 'completed' || status === 'delivered';
    if (done && nothingDelivered({ stops })) return { additionalCharges: false };
    if (done) throw new DomainError('order_not_cancellable', { status });
    return { additionalCharges: await this.lifecycle.cancelIn(tx, scope, request.orderId, input) };
  }
}

function requireOrder(request: Pick<DeliveryRequest, 'status' | 'orderId'>, command: string): number {
  if (request.orderId === null)
    throw new DomainError('transition_refused', { command, status: request.status });
  return request.orderId;
}

const LOCK = statement(
  'delivery-requests.order_lock',
  'select status, stops from orders where id = $1 for update',
);

async function lockOrder(tx: Transaction, orderId: number) {
  const row = await tx.first(LOCK, [orderId]);
  if (!row) throw new DomainError('order_not_found');
  return row;
}
