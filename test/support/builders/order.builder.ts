import {
  OrderLifecycle,
  OrderCreation,
  type OrderRecord,
  type CreateOrderCommand,
  type StopInput,
} from '#domain';
import { DROPOFF, PICKUP, type DomainContainer, type HubWorld } from './hub-world.builder.js';

type Step = 'accept' | 'arrive' | 'collect' | 'deliver' | 'fail' | 'cancel';

/** Brings an order to a status: `anOrder(world).withStops(2).collected()`, then `place(arranger)`. */
export class OrderBuilder {
  private steps: Step[] = [];
  private command: CreateOrderCommand;

  constructor(private readonly world: HubWorld) {
    this.command = {
      source: 'full_api',
      merchant: { id: world.store.id },
      vehicleTypeId: world.motorbike.id,
      categoryId: null,
      pickup: { ...PICKUP, address: 'Rua da Coleta, 1', name: 'Balcão', phone: '11900000001' },
      stops: [stop(1)],
      needsReturn: false,
      needsProof: false,
      paymentMethod: 'invoiced',
      initialStatus: 'pending',
    };
  }

  with(changes: Partial<CreateOrderCommand>): this {
    this.command = { ...this.command, ...changes };
    return this;
  }

  withStops(count: number): this {
    return this.with({ stops: Array.from({ length: count }, (_, i) => stop(i + 1)) });
  }

  withReturn(): this {
    return this.with({ needsReturn: true });
  }

  of(merchant: { id: number }): this {
    return this.with({ merchant: { id: merchant.id } });
  }

  accepted(): this {
    return this.after('accept');
  }

  atPickup(): this {
    return this.after('accept', 'arrive');
  }

  collected(): this {
    return this.after('accept', 'arrive', 'collect');
  }

  delivered(): this {
    return this.after('accept', 'arrive', 'collect', 'deliver');
  }

  failed(): this {
    return this.after('accept', 'arrive', 'collect', 'fail');
  }

  cancelled(): this {
    return this.after('cancel');
  }

  async create(arranger: DomainContainer): Promise<OrderRecord> {
    let order = await arranger.get(OrderCreation).create(this.world.scope, this.command);
    for (const step of this.steps) order = await this.take(arranger.get(OrderLifecycle), order, step);
    return order;
  }

  private after(...steps: Step[]): this {
    this.steps = steps;
    return this;
  }

  private async take(lifecycle: OrderLifecycle, order: OrderRecord, step: Step): Promise<OrderRecord> {
    const { scope, courierId } = this.world;
    switch (step) {
      case 'accept':
        // Assigned by an operator, so that the courier need not be online.
        return lifecycle.reassign(scope, order.id, courierId);
      case 'arrive':
        return lifecycle.arriveAtPickup(scope, order.id);
      case 'collect':
        return lifecycle.collect(scope, order.id, {});
      case 'deliver':
        return this.endStops(order, (ordinal) =>
          lifecycle.deliverStop(scope, order.id, ordinal, { byHand: true }),
        );
      case 'fail':
        return this.endStops(order, (ordinal) =>
          lifecycle.failStop(scope, order.id, ordinal, { reason: 'Ninguém no local' }),
        );
      case 'cancel':
        return lifecycle.cancel(scope, order.id, { reason: 'operator' });
    }
  }

  private async endStops(
    order: OrderRecord,
    end: (ordinal: number) => Promise<OrderRecord>,
  ): Promise<OrderRecord> {
    let current = order;
    for (const { ordinal } of order.stops) current = await end(ordinal);
    return current;
  }
}

function stop(n: number): StopInput {
  return { ...DROPOFF, address: `Rua da Entrega, ${String(n)}`, name: `Cliente ${String(n)}` };
}

export function anOrder(world: HubWorld): OrderBuilder {
  return new OrderBuilder(world);
}
