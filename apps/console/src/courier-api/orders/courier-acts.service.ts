import {
  Evidences,
  type DeliverInput,
  type Scope,
  Clock,
  CourierVisits,
  FileLinks,
  Hubs,
  OrderQueries,
  type OrderRecord,
  type OrderView,
  CourierAlerts,
  type StatedAct,
  type CourierSession,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { IdempotentRequests, REPLAYED_HEADER } from '../../http/idempotent-requests.service.js';
import { filePath } from '../files/picture.stream.js';
import { orderBody } from './order.body.js';

/** Orders as their courier gets them now: no contacts of stops that ended before the hub's grace. */
@Injectable()
export class CourierOrderBodies {
  constructor(
    private readonly orders: OrderQueries,
    private readonly visits: CourierVisits,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
    private readonly files: FileLinks,
  ) {}

  /** @throws order_not_found */
  async of(scope: Scope, id: number) {
    return await this.show(scope, await this.orders.byId(scope, id));
  }

  /** Orders in progress, oldest first, and keys of the visits in their sequence. */
  async open({ scope, hubId, courierId }: CourierSession) {
    const [orders, { visits }] = await Promise.all([
      this.orders.activeOfCourier(hubId, courierId),
      this.visits.of(courierId),
    ]);
    const items = await Promise.all(orders.map((order) => this.show(scope, order)));
    return { items, sequence: visits.map(({ key }) => key) };
  }

  /** @throws what the act raises */
  async after(scope: Scope, act: Promise<OrderRecord>) {
    return await this.of(scope, (await act).id);
  }

  private async show({ hubId }: Scope, order: OrderView) {
    const { settings } = await this.hubs.get(hubId);
    return orderBody(order, settings, this.clock.now(), this.files);
  }
}

interface ActCall {
  readonly courier: CourierSession;
  readonly id: number;
  readonly body: Pick<StatedAct, 'happenedAt'>;
  readonly request: Request;
  readonly response: Response;
}

/** Acts of couriers on their orders: each is done once; a late one is recorded before it is refused. */
@Injectable()
export class CourierActs {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly alerts: CourierAlerts,
    private readonly evidences: Evidences,
    private readonly bodies: CourierOrderBodies,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Works once per `Idempotency-Key`, shows the order. @throws idempotency_conflict, what the work raises */
  async once(
    { courier, id, body, request, response }: ActCall,
    act: StatedAct,
    work: () => Promise<OrderRecord>,
  ) {
    const { scope } = courier;
    const stated = { happenedAt: body.happenedAt, ...act };
    const answer = await this.recorded(courier, id, stated, () =>
      this.requests.once(scope, request, response, () => this.bodies.after(scope, work())),
    );
    // A repeated act answers the order as it is: the first answer may have contacts withheld meanwhile.
    return response.getHeader(REPLAYED_HEADER) === undefined ? answer : this.bodies.of(scope, answer.id);
  }

  /** A late delivery may give the order back: then the work is done after all. @throws what it raises */
  async recorded<Answer>(
    { scope }: CourierSession,
    orderId: number,
    act: StatedAct,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (await this.alerts.actRefused(scope, orderId, act, error)) return await work();
      throw error;
    }
  }

  /** Photos and signatures as a stop keeps them, by unsigned addresses. @throws evidence_not_found */
  async proofOf(
    scope: Scope,
    orderId: number,
    stop: number | null,
    ids: readonly number[],
  ): Promise<Pick<DeliverInput, 'photos' | 'signature'>> {
    if (stop === null) return {};
    const files = await this.evidences.use(scope, ids, { orderId, stop });
    const urls = (kind: string) =>
      files
        .filter((file) => file.kind === kind)
        .map(({ token }) => `${this.config.publicUrl}${filePath(token)}`);
    return { photos: urls('photo'), signature: urls('signature').at(-1) ?? null };
  }
}
