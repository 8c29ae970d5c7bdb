import { OrderLifecycle, type Point } from '#domain';
import { aCourier, aHubWorld, anOrder, type HubWorld, type OrderBuilder } from '../support/builders/index.js';
import type { ServedFace } from '../support/control/served-face.js';
import { checked } from './answers.harness.js';
import { anAddress, searchDue, serveConsole } from './served-console.harness.js';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One courier's app. */
export class CourierApp {
  constructor(
    private readonly world: CourierWorld,
    readonly id: number,
    readonly token: string,
  ) {}

  get(path: string) {
    return this.signed('get', path, this.world.face.call().get(`/api/courier${path}`));
  }

  post(path: string, body: object = {}) {
    return this.signed('post', path, this.world.face.call().post(`/api/courier${path}`)).send(body);
  }

  put(path: string, body: object) {
    return this.signed('put', path, this.world.face.call().put(`/api/courier${path}`)).send(body);
  }

  delete(path: string) {
    return this.signed('delete', path, this.world.face.call().delete(`/api/courier${path}`));
  }

  upload(path: string, field: string, bytes: Buffer, filename: string) {
    const call = this.world.face.call().post(`/api/courier${path}`);
    return this.signed('post', path, call).attach(field, bytes, filename);
  }

  /** Goes online at a place. */
  async work(at: Point): Promise<void> {
    await this.post('/online').expect(200);
    await this.post('/positions', { ...at, at: this.world.face.core.clock.now() }).expect(204);
  }

  /** The first open offer. */
  async offer() {
    await this.world.search();
    const { body } = await this.get('/offers').expect(200);
    return body.items[0];
  }

  /** Places an order of this builder, which the courier is offered and accepts. */
  async take(order: OrderBuilder) {
    await order.create(this.world.face);
    const offer = await this.offer();
    return (await this.post(`/offers/${String(offer.id)}/accept`).expect(200)).body;
  }

  private signed(verb: string, path: string, call: ReturnType<ReturnType<ServedFace['call']>['get']>) {
    const signed = call.set('Authorization', `Bearer ${this.token}`);
    return checked(verb, `/api/courier${path}`, signed);
  }
}

/** A hub with couriers who use the console; searches step when a test says so. */
export class CourierWorld {
  private constructor(
    readonly face: ServedFace,
    readonly hub: HubWorld,
  ) {}

  static async open(settings: Parameters<typeof aHubWorld>[1] = {}): Promise<CourierWorld> {
    return CourierWorld.at(await serveConsole(), settings);
  }

  /** `face`: one in the process of the spec, which looks inside. */
  static async at(face: ServedFace, settings: Parameters<typeof aHubWorld>[1] = {}): Promise<CourierWorld> {
    return new CourierWorld(face, await aHubWorld(face, settings));
  }

  anOrder(): OrderBuilder {
    return anOrder(this.hub);
  }

  async aCourier(at?: Point): Promise<CourierApp> {
    const id = await aCourier(this.face, this.hub.scope, [this.hub.motorbike.id]);
    const [row] = await this.face.core.db.query<{ phone: string }>(
      'select phone from couriers where id = $1',
      [id],
    );
    const { body } = await this.face
      .call()
      .post('/api/courier/login')
      .set('X-Forwarded-For', anAddress())
      .send({ phone: row!.phone, password: 'segredo1' })
      .expect(200);
    const app = new CourierApp(this, id, body.token as string);
    if (at) await app.work(at);
    return app;
  }

  /** A courier with an order to deliver, who may send photos of it. */
  async aBusyCourier(): Promise<CourierApp> {
    const app = await this.aCourier();
    const { id } = await this.anOrder().create(this.face);
    await this.face.get(OrderLifecycle).reassign(this.hub.scope, id, app.id);
    return app;
  }

  /** Does the worker's part: relays events, steps searches. */
  search(): Promise<void> {
    return searchDue(this.face);
  }
}
