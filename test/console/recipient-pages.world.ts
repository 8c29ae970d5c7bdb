import { Hubs, OrderLifecycle, type OrderRecord } from '#domain';
import { RateLimiter } from '#runtime';
import { openFaceServer, type Allowance, type FaceServer } from '#runtime/testing';
import { consoleFace } from '../../apps/console/src/face.js';
import { DispatchWorld } from '../support/index.js';

/** Counts nothing: limits have specs of their own. */
class NoLimits extends RateLimiter {
  take(_caller: string, limit: number): Promise<Allowance> {
    return Promise.resolve({ allowed: true, limit, remaining: limit, waitSeconds: 0 });
  }
}

/** The console with orders whose recipients are known by name and phone. */
export class RecipientPagesWorld {
  private constructor(
    readonly dispatch: DispatchWorld,
    readonly server: FaceServer,
  ) {}

  static async open(): Promise<RecipientPagesWorld> {
    const dispatch = await DispatchWorld.open({ env: { WEBHOOK_ALLOW_INSECURE: 'true' } });
    const core = { ...dispatch.domain, rateLimiter: new NoLimits() };
    const server = await openFaceServer({ core, faces: [consoleFace], port: 0 });
    return new RecipientPagesWorld(dispatch, server);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.dispatch.close();
  }

  /** An order on its way to somebody. */
  async carried(name: string): Promise<OrderRecord> {
    const { dispatch } = this;
    const order = await this.placed(name);
    const courierId = await dispatch.aCourier(null);
    const life = dispatch.domain.get(OrderLifecycle);
    await life.accept(dispatch.scope, order.id, courierId);
    await life.collect(dispatch.scope, order.id);
    return dispatch.order(order.id);
  }

  /** Orders of each state, with a mark in every text about the recipient, in a hub that tells them all. */
  async marked(count: number) {
    const sms = ['sms' as const];
    const recipientMessages = { conversation: sms, requests: sms, redelivery: sms, claims: sms };
    const { domain, scope } = this.dispatch;
    await domain.get(Hubs).update(scope.hubId, { settings: { recipientMessages } });
    const names = Array.from({ length: count }, (_, i) => `MARCA${String(i)}X`);
    const ways = [this.placed, this.carried, this.delivered, this.failed];
    const orders = await Promise.all(names.map((mark, i) => ways[i % ways.length]!.call(this, mark)));
    return orders.map((order, i) => ({ order, mark: names[i] ?? '' }));
  }

  private async delivered(name: string): Promise<OrderRecord> {
    const { id } = await this.carried(name);
    return await this.dispatch.domain
      .get(OrderLifecycle)
      .deliverStop(this.dispatch.scope, id, 1, { byHand: true });
  }

  private async failed(name: string): Promise<OrderRecord> {
    const { dispatch } = this;
    const { id } = await this.carried(name);
    const life = dispatch.domain.get(OrderLifecycle);
    await life.failStop(dispatch.scope, id, 1, { reason: 'Ausente', byHand: true });
    return await life.returned(dispatch.scope, id);
  }

  private placed(name: string): Promise<OrderRecord> {
    const place = { address: `Rua ${name}, 10`, latitude: -22.91, longitude: -47.05 };
    return this.dispatch.createOrder({ stops: [{ ...place, name, phone: '(19) 99999-4711' }] });
  }
}
