import {
  Clock,
  DeliveryChanges,
  type DeliveryChangesCursor,
  deliveryCursorText,
  DeliveryRequestQueries,
  type DeliveryRequestRecord,
  DeliveryVersions,
  DomainError,
  FileLinks,
  OrderQueries,
  OrderVersions,
  type OrderView,
  type Scope,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../docs/answer.schemas.js';
import { type DeliveryDetail, toDeliveryDetail } from './delivery-detail.mapper.js';
import { RenderedBodies, VersionedAnswer } from '#runtime';

type ChangedDeliveries = Answer<'ChangedDeliveries'>;

/** Reads details of deliveries; the number of statements does not depend on the number of details. */
@Injectable()
export class DeliveryDetailQueries {
  constructor(
    private readonly requests: DeliveryRequestQueries,
    private readonly changes: DeliveryChanges,
    private readonly orders: OrderQueries,
    private readonly versions: OrderVersions,
    private readonly clock: Clock,
    private readonly files: FileLinks,
  ) {}

  async changed(scope: Scope, from: DeliveryChangesCursor, limit: number): Promise<ChangedDeliveries> {
    const { requestIds, next, more } = await this.changes.since(scope, from, limit);
    const deliveries = await this.byIds(scope, requestIds);
    return { deliveries, nextCursor: deliveryCursorText(next), more };
  }

  /** @throws delivery_request_not_found */
  async byId(scope: Scope, requestId: number): Promise<DeliveryDetail> {
    const [detail] = await this.byIds(scope, [requestId]);
    if (!detail) throw new DomainError('delivery_request_not_found');
    return detail;
  }

  /** In the order of the requests' ids. */
  async byIds(scope: Scope, requestIds: readonly number[]): Promise<DeliveryDetail[]> {
    if (requestIds.length === 0) return [];
    const requests = await this.requests.byIds(scope.hubId, requestIds);
    const orders = await this.ordersOf(scope, requests);
    const ids = [...orders.keys()];
    const [timelines, combined] = await Promise.all([
      ids.length === 0 ? [] : this.orders.timelines(ids),
      this.requests.combinations([...orders.values()]),
    ]);
    const facts = { files: this.files, now: this.clock.now() };
    return requests.map((request) => {
      const order = request.orderId === null ? null : (orders.get(request.orderId) ?? null);
      return toDeliveryDetail({
        ...facts,
        request,
        order,
        timeline: timelines.filter(({ orderId }) => orderId === order?.id),
        combinedOrdersIds: (order && combined.get(order.id)) ?? [],
      });
    });
  }

  private async ordersOf(
    { hubId }: Scope,
    requests: readonly DeliveryRequestRecord[],
  ): Promise<Map<number, OrderView>> {
    const ids = requests.flatMap(({ orderId }) => orderId ?? []);
    if (ids.length === 0) return new Map();
    return new Map((await this.versions.read(hubId, ids)).map((order) => [order.id, order]));
  }
}

/** Renders details of deliveries, once for each version unless the delivery is under way. */
@Injectable()
export class DeliveryDetails {
  constructor(
    private readonly versions: DeliveryVersions,
    private readonly details: DeliveryDetailQueries,
    private readonly rendered: RenderedBodies,
    private readonly files: FileLinks,
  ) {}

  /** @throws delivery_request_not_found · order_not_found (deleted) */
  async last(scope: Scope, orderUuid: string): Promise<VersionedAnswer<Answer<'DeliveryDetail'>>> {
    const { id, version } = await this.versions.last(scope, orderUuid);
    if (version === null) return VersionedAnswer.ofBody(await this.details.byId(scope, id));
    const view = { name: 'open-delivery', context: `${this.files.base}|${this.files.period}` };
    return new VersionedAnswer(`${view.name}\n${view.context}\n${version}`, () =>
      this.rendered.load(view, [{ id, version }], async (ids) => {
        const bodies = await this.details.byIds(scope, ids);
        return bodies.map((body) => ({ id, version, body }));
      }),
    );
  }
}
