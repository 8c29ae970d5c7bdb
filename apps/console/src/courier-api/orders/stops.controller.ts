import {
  DomainError,
  DoorDeliveries,
  Evidences,
  OrderEditing,
  OrderLifecycle,
  ordinalOf,
  OrderQueries,
  type DeliverInput,
  type OrderRecord,
  type PlaceInput,
  type Scope,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { evidenceUrl } from '../files/evidence.url.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { orderBody } from './order.body.js';
import { deliverBody, failBody, placeBody } from './order.commands.js';
import { orderIdOf } from './orders.controller.js';

/** Both ids of a stop's path. */
interface StopPath {
  readonly id: string;
  readonly stopId: string;
}

@Controller('api/courier/orders/:id/stops/:stopId')
@ForCouriers()
export class StopsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly door: DoorDeliveries,
    private readonly evidences: Evidences,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Put()
  @Described('The address of a stop of a courier call; with the last one the order gets its price')
  async locate(
    @TheCourier() { scope }: CourierCaller,
    @Param() path: StopPath,
    @Body(as(placeBody)) body: z.output<typeof placeBody>,
  ) {
    const { orderId, ordinal } = await this.stopOf(scope, path);
    return this.after(scope, this.editing.setStopAddress(scope, orderId, ordinal, said(body)));
  }

  @Post('arrive')
  @HttpCode(200)
  @Described('At the stop')
  async arrive(@TheCourier() { scope }: CourierCaller, @Param() path: StopPath) {
    const { orderId, ordinal } = await this.stopOf(scope, path);
    return this.after(scope, this.lifecycle.arriveAtStop(scope, orderId, ordinal));
  }

  @Post('deliver')
  @HttpCode(200)
  @Described('Delivered; with code and proof where they are asked for')
  async deliver(
    @TheCourier() { scope }: CourierCaller,
    @Param() path: StopPath,
    @Body(as(deliverBody)) { evidenceIds, ...told }: z.output<typeof deliverBody>,
  ) {
    const { orderId, ordinal } = await this.stopOf(scope, path);
    const proof = await this.proofOf(scope, orderId, evidenceIds);
    const input: DeliverInput = { ...said(told), ...proof };
    return this.after(scope, this.door.deliverStop(scope, orderId, ordinal, input));
  }

  @Post('fail')
  @HttpCode(200)
  @Described('It could not be delivered')
  async fail(
    @TheCourier() { scope }: CourierCaller,
    @Param() path: StopPath,
    @Body(as(failBody)) { reason, observation = null }: z.output<typeof failBody>,
  ) {
    const { orderId, ordinal } = await this.stopOf(scope, path);
    return this.after(scope, this.lifecycle.failStop(scope, orderId, ordinal, { reason, observation }));
  }

  /** Somebody else's order is not found, whatever stop is asked for. */
  private async stopOf(scope: Scope, path: StopPath): Promise<{ orderId: number; ordinal: number }> {
    const orderId = orderIdOf(path.id);
    const { stops } = await this.orders.byId(scope, orderId);
    const ordinal = /^\d{1,19}$/.test(path.stopId) ? ordinalOf(orderId, path.stopId) : null;
    if (ordinal === null || stops.every((stop) => stop.ordinal !== ordinal))
      throw new DomainError('stop_not_found');
    return { orderId, ordinal };
  }

  private async proofOf(scope: Scope, orderId: number, ids: readonly number[]): Promise<DeliverInput> {
    const files = await this.evidences.ofCourier(scope, ids);
    await this.evidences.use(files, orderId);
    const urls = (kind: string) =>
      files
        .filter((file) => file.kind === kind)
        .map(({ token }) => evidenceUrl(this.config.publicUrl, token));
    return { photos: urls('photo'), signature: urls('signature').at(-1) ?? null };
  }

  private async after(scope: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return orderBody(await this.orders.byId(scope, id));
  }
}

/** Without the members nobody said anything about. */
function said<T extends PlaceInput | DeliverInput>(body: { [K in keyof T]?: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T;
}
