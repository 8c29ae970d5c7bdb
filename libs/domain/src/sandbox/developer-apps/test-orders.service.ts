import { Inject, Injectable } from '@nestjs/common';
import { PaymentSimulations } from '../../billing/index.js';
import { demoQuarter, SCENARIO_NOTES, type TestScenario } from '../../back-office/index.js';
import {
  isEnded,
  OrderCreation,
  OrderEditing,
  OrderLifecycle,
  OrderQueries,
  type OrderView,
} from '../../ordering/index.js';
import { Robots } from '../robots/index.js';
import { DomainError, hubScope, type Scope, courierScope } from '../../base/index.js';
import { AppRequests } from './app-requests.service.js';
import type { DeveloperApp } from './developer-app.entity.js';
import { sandboxScope } from './app.rules.js';

/** next: whatever comes next in the order's state · late: its limits and its promise have passed. */
export const TEST_STEPS = ['next', 'late', 'fail_stop', 'give_back', 'cancel', 'nobody'] as const;
type TestStep = (typeof TEST_STEPS)[number];

/** Test orders of an app. Each step is a real command, so it has the same events and webhooks. */
@Injectable()
export class TestOrders {
  @Inject(PaymentSimulations) private readonly payments: PaymentSimulations;

  constructor(
    private readonly creation: OrderCreation,
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly orders: OrderQueries,
    private readonly robots: Robots,
    private readonly requests: AppRequests,
  ) {}

  async create(app: DeveloperApp, scenario: TestScenario) {
    const note = SCENARIO_NOTES[scenario];
    if (app.type === 'open_delivery') return this.get(app, await this.requests.place(app, note));
    const { pickup, dropoff, city, state } = demoQuarter().place;
    const { id } = await this.creation.create(sandboxScope(app), {
      source: app.type,
      merchant: { id: app.sandboxMerchantId },
      categoryId: null,
      package: null,
      vehicleTypeId: app.sandboxVehicleTypeId,
      paymentMethod: 'invoiced',
      initialStatus: 'pending',
      observation: note,
      needsReturn: false,
      needsProof: false,
      pickup: { ...pickup, city, state, name: 'Loja de Testes', phone: '1933330004' },
      stops: [{ ...dropoff, city, state, name: 'Cliente de Teste', phone: '19999990000' }],
    });
    return this.get(app, id);
  }

  /** Newest first. */
  list(app: DeveloperApp, limit: number, beforeId: number | null): Promise<OrderView[]> {
    return this.orders.before(sandboxScope(app), {}, beforeId, limit);
  }

  /** @throws order_not_found */
  async get(app: DeveloperApp, id: number) {
    const order = await this.orders.byId(sandboxScope(app), id);
    return { order, timeline: await this.orders.timeline(id), steps: stepsOf(order) };
  }

  /** @throws order_not_found · transition_refused: the order's state does not allow the step */
  async step(app: DeveloperApp, id: number, step: TestStep) {
    const { order, steps } = await this.get(app, id);
    if (!steps.includes(step))
      throw new DomainError('transition_refused', { command: step, status: order.status });
    const hub = hubScope(app.sandboxHubId);
    if (step === 'cancel') await this.lifecycle.cancel(hub, id, { reason: 'operator' });
    else if (step === 'nobody') await this.lifecycle.cancel(hub, id, { reason: 'not_served' });
    else if (step === 'late') await this.editing.makeLate(hub, id);
    else if (step === 'give_back')
      await this.lifecycle.release(courierScope(order.hubId, order.courierId), id, 'Devolvido no teste');
    else if (step === 'fail_stop') await this.failStop(order);
    else await this.advance(hub, order);
    return this.get(app, id);
  }

  private async advance(hub: Scope, order: OrderView): Promise<void> {
    const { id, status, pickupCode } = order;
    const by = courierScope(order.hubId, order.courierId);
    const stop =
      order.cancelOnReturn === null ? order.stops.find((one) => one.status === 'pending') : undefined;
    if (status === 'waiting') await this.payments.payOrder(hub, id);
    else if (status === 'preparing' || status === 'scheduled') await this.lifecycle.ready(hub, id);
    else if (status === 'pending') await this.lifecycle.reassign(hub, id, await this.freeRobot(hub));
    else if (status === 'accepted') await this.lifecycle.arriveAtPickup(by, id);
    else if (status === 'arrived_pickup_location') await this.lifecycle.collect(by, id, { pickupCode });
    else if (stop === undefined) await this.lifecycle.returned(by, id);
    else if (stop.arrivedAt === null) await this.lifecycle.arriveAtStop(by, id, stop.ordinal);
    else await this.lifecycle.deliverStop(hub, id, stop.ordinal, { byHand: true, name: stop.name });
  }

  private async failStop(order: OrderView): Promise<void> {
    const stop = order.stops.find((one) => one.status === 'pending');
    if (!stop) return;
    const by = courierScope(order.hubId, order.courierId);
    if (stop.arrivedAt === null) await this.lifecycle.arriveAtStop(by, order.id, stop.ordinal);
    await this.lifecycle.failStop(by, order.id, stop.ordinal, { reason: 'Cliente ausente', byHand: true });
  }

  private async freeRobot(hub: Scope): Promise<number> {
    const [robot] = await this.robots.ensure(hub, 1);
    if (robot === undefined) throw new DomainError('courier_unavailable');
    return robot;
  }
}

function stepsOf({ status, stops }: OrderView): TestStep[] {
  const isCalled = status === 'accepted' || status === 'arrived_pickup_location';
  const possible: Record<TestStep, boolean> = {
    next: true,
    fail_stop: status === 'collected' && stops.some((stop) => stop.status === 'pending'),
    late: isCalled,
    give_back: isCalled,
    nobody: status === 'pending',
    cancel: true,
  };
  return isEnded(status) ? [] : (Object.keys(possible) as TestStep[]).filter((step) => possible[step]);
}
