import { Injectable } from '@nestjs/common';
import {
  CourierPayRaises,
  type CreateOrderCommand,
  OrderCreation,
  OrderQueries,
  type OrderRecord,
} from '../../ordering/index.js';
import type { Cents, Scope } from '../../base/index.js';

/** What restarting does to the order itself. */
@Injectable()
export class UnservedActs {
  constructor(
    private readonly orders: OrderQueries,
    private readonly creation: OrderCreation,
    private readonly pay: CourierPayRaises,
  ) {}

  async raised(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    return raise > 0 ? this.pay.raisePay(scope, orderId, raise) : this.orders.byId(scope, orderId);
  }

  async again(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    const { id } = await this.creation.create(scope, commandOf(await this.orders.byId(scope, orderId)));
    return this.raised(scope, id, raise);
  }
}

/** The order as it was ordered, for now. */
function commandOf(order: OrderRecord): CreateOrderCommand {
  const { vehicleTypeId, acceptableVehicleTypeIds, categoryId, pickup, needsReturn, needsProof } = order;
  const { externalId, externalDisplayId, observation, goodsValueCents, paymentMethod, combinable } = order;
  return {
    source: 'console',
    merchant: { id: order.merchantId },
    vehicleTypeId,
    acceptableVehicleTypeIds,
    categoryId,
    pickup,
    needsReturn,
    needsProof,
    combinable,
    externalId,
    externalDisplayId,
    observation,
    goodsValueCents,
    paymentMethod,
    stops: order.stops.map(({ confirmationCode: _code, ...stop }) => stop),
    package: order.package,
    initialStatus: 'pending',
  };
}
