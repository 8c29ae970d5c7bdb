import { type HubSettingsInput, Operators, OutboxRelay, type Point } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { taskNamed } from '../../../apps/worker/src/periodic.tasks.js';
import { aCourier, aHubWorld, type HubWorld } from '../../../test/support/builders/index.js';
import { type FaceHarness, openFaces } from '../../../test/support/index.js';
import type { Dispatcher, WholeDay, WholeDecision } from './whole-day.types.js';

const START = Date.parse('2026-11-20T15:00:00Z');

interface DecisionRow {
  readonly orderId: number;
  readonly courierId: number;
  readonly pickupAt: Date;
  readonly deliverAt: Date;
  readonly bundle: readonly number[];
  readonly cost: number;
}

/**
 * The whole platform on a virtual clock: operators and couriers use the faces over HTTP, the worker's tasks run once a
 * tick, everything is in PostgreSQL.
 */
export class Platform implements Dispatcher {
  private readonly orderIds: number[] = [];
  private readonly stopIds: string[] = [];
  private lastDecision = 0;
  private now = 0;

  private constructor(
    private readonly day: WholeDay,
    private readonly faces: FaceHarness,
    private readonly hub: HubWorld,
    private readonly operator: string,
    private readonly couriers: readonly { readonly id: number; readonly token: string }[],
  ) {}

  static async open(day: WholeDay, dispatch: HubSettingsInput['dispatch']): Promise<Platform> {
    const faces = await openFaces([consoleFace], { now: new Date(START) });
    const hub = await aHubWorld(faces, { settings: { dispatch } });
    const operators = faces.get(Operators);
    const somebody = {
      name: 'Dora',
      email: 'dora@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    } as const;
    const { id } = await operators.create(hub.hub.id, somebody);
    const { token } = await operators.issueToken(id, { label: 'simulation' });
    const couriers = [];
    for (let n = 0; n < day.couriers.length; n++) couriers.push(await logIn(faces, hub));
    return new Platform(day, faces, hub, token, couriers);
  }

  close(): Promise<void> {
    return this.faces.close();
  }

  setTime(at: number): void {
    this.now = at;
    this.faces.core.clock.set(new Date(START + at * 1_000));
  }

  async goOnline(courier: number): Promise<void> {
    await this.post(`/courier/online`, this.token(courier));
  }

  async report(courier: number, place: Point): Promise<void> {
    await this.post('/courier/positions', this.token(courier), { ...place, at: this.faces.core.clock.now() });
  }

  async place(order: number): Promise<void> {
    const { pickup, drop, readyAt } = this.day.orders[order]!;
    const { id, stops } = await this.post('/admin/orders', this.operator, {
      merchantId: this.hub.store.id,
      vehicleTypeId: this.hub.motorbike.id,
      pickup: { address: 'Rua de Coleta, 1', ...pickup },
      stops: [{ address: 'Rua de Entrega, 2', ...drop }],
      paymentMethod: 'on_delivery',
      readyAt: new Date(START + readyAt * 1_000),
    });
    this.orderIds[order] = Number(id);
    this.stopIds[order] = (stops as [{ id: string }])[0].id;
  }

  async answer(courier: number, order: number, accepted: boolean): Promise<void> {
    const { items } = await this.call('GET', '/courier/offers', this.token(courier));
    const offers = items as { id: number; orderId: number }[];
    const offer = offers.find(({ orderId }) => orderId === this.orderIds[order]);
    if (!offer) throw new Error(`Courier ${String(courier)} has no offer of order ${String(order)}`);
    const verb = accepted ? 'accept' : 'decline';
    await this.post(`/courier/offers/${String(offer.id)}/${verb}`, this.token(courier));
  }

  async collect(courier: number, order: number): Promise<void> {
    await this.post(`/courier/orders/${String(this.orderIds[order])}/collect`, this.token(courier));
  }

  async deliver(courier: number, order: number): Promise<void> {
    const stop = `/courier/orders/${String(this.orderIds[order])}/stops/${this.stopIds[order] ?? ''}`;
    await this.post(`${stop}/deliver`, this.token(courier));
  }

  async pass(): Promise<WholeDecision[]> {
    const relay = this.faces.get(OutboxRelay);
    await relay.drain();
    for (const name of ['enter scheduled orders', 'step searches', 'plan hubs'])
      await taskNamed(name, (owner) => this.faces.get(owner)).run();
    await relay.drain();
    return this.newDecisions();
  }

  private async newDecisions(): Promise<WholeDecision[]> {
    const rows = await this.faces.core.db.query<DecisionRow & { id: number }>(
      `select id, order_id as "orderId", courier_id as "courierId", pickup_at as "pickupAt", deliver_at as "deliverAt",
              bundle, cost from dispatch_decisions where id > $1 order by id`,
      [this.lastDecision],
    );
    this.lastDecision = rows.at(-1)?.id ?? this.lastDecision;
    const seconds = (at: Date) => (at.getTime() - START) / 1_000;
    return rows.map(({ orderId, courierId, pickupAt, deliverAt, bundle, cost }) => ({
      at: this.now,
      order: this.orderIds.indexOf(orderId),
      courier: this.couriers.findIndex(({ id }) => id === courierId),
      pickupAt: seconds(pickupAt),
      deliverAt: seconds(deliverAt),
      bundle: bundle.map((id) => this.orderIds.indexOf(id)),
      cost,
    }));
  }

  private token(courier: number): string {
    return this.couriers[courier]?.token ?? '';
  }

  private post(path: string, token: string, body: object = {}): Promise<Record<string, unknown>> {
    return this.call('POST', path, token, body);
  }

  private async call(
    method: string,
    path: string,
    token: string,
    body?: object,
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.faces.baseUrl}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  }
}

async function logIn(faces: FaceHarness, hub: HubWorld) {
  const id = await aCourier(faces, hub.scope, [hub.motorbike.id]);
  const [row] = await faces.core.db.query<{ phone: string }>('select phone from couriers where id = $1', [
    id,
  ]);
  const { body } = await faces
    .call()
    .post('/api/courier/login')
    .send({ phone: row?.phone, password: 'segredo1' })
    .expect(200);
  return { id, token: (body as { token: string }).token };
}
