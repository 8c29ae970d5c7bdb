import { CHANGES_CHANNEL, Credentials, Database, Merchants, RequestDecisions } from '#domain';
import { createDataSource } from '#runtime';
import { listenForChanges, openFaceServer, type FaceServer } from '#runtime/testing';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../console/admin.world.js';
import { DROPOFF, keysOf, PICKUP, sendOnline, type KeyOwner } from '../support/builders/index.js';
import { openFaces, testCore, type FaceHarness, type TestCore } from '../support/index.js';
import { openDeliveryToken } from '../support/open-delivery-token.js';

/** Two processes over one PostgreSQL. Their clocks do not move, so that no cache expires. */
export class ChangesWorld {
  private received: Promise<void> = Promise.resolve();

  private constructor(
    private readonly faces: FaceHarness,
    readonly admin: AdminWorld,
    readonly keys: Record<KeyOwner, string>,
    readonly elsewhere: FaceServer,
    private readonly pair: { clientId: string; clientSecret: string },
    private readonly other: TestCore,
  ) {}

  static async open(): Promise<ChangesWorld> {
    const faces = await openFaces([consoleFace, fullApiFace, openDeliveryFace]);
    const admin = await anAdminWorld(faces);
    const { home } = admin;
    const keys = await keysOf(faces, home);
    await faces
      .get(Merchants)
      .update(home.scope, home.store.id, { requestsEnabled: true, invoicingEnabled: true });
    await sendOnline(faces, home.scope, home.courierId, PICKUP);
    const pair = await faces.get(Credentials).issuePair(home.scope, home.store.id);
    const dataSource = createDataSource({ url: faces.core.url, poolSize: 4, applicationName: 'elsewhere' });
    const database = {
      db: new Database(await dataSource.initialize()) as TestCore['db'],
      url: faces.core.url,
    };
    const other = await testCore({ database: { ...database, close: () => dataSource.destroy() } });
    const elsewhere = await openFaceServer({ core: other, faces: [fullApiFace, openDeliveryFace], port: 0 });
    const world = new ChangesWorld(faces, admin, keys, elsewhere, pair, other);
    await world.listen();
    return world;
  }

  get owner(): AdminCaller {
    return this.admin.as('owner');
  }

  get here(): FaceServer {
    return this.faces.server;
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.elsewhere.close();
    await this.other.close();
    await this.faces.close();
  }

  /** Makes a change in one process and waits until the other has received the notice. */
  async change(work: () => PromiseLike<{ status: number }>): Promise<void> {
    const received = new Promise<void>((done) => {
      this.onNotice = done;
    });
    expect((await work()).status).toBeLessThan(300);
    this.received = received;
  }

  /** Waits for the notice of the last change. */
  async noticed(server: FaceServer): Promise<void> {
    if (server === this.elsewhere) await this.received;
  }

  async call(server: FaceServer, path: string, key: string, body?: object): Promise<Response> {
    return await fetch(`${server.baseUrl}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  orderBody(): object {
    const { home } = this.admin;
    return {
      tipo_veiculo_id: home.motorbike.id,
      cliente_id: home.store.id,
      endereco_coleta: { endereco: 'Rua da Coleta, 1', ...PICKUP },
      enderecos_entrega: [{ endereco: 'Rua da Entrega, 2', ...DROPOFF }],
    };
  }

  async price(server: FaceServer): Promise<unknown> {
    const answer = await this.call(server, '/orders/calcular', this.keys.hub, this.orderBody());
    return ((await answer.json()) as { preco?: unknown }).preco ?? answer.status;
  }

  /** The result of a delivery requested in that process. */
  async decision(server: FaceServer): Promise<unknown> {
    const orderId = crypto.randomUUID();
    const token = await openDeliveryToken(server.baseUrl, this.pair);
    const place = ({ latitude, longitude }: typeof PICKUP, address: object) => ({
      ...address,
      latitude,
      longitude,
    });
    const asked = await fetch(`${server.baseUrl}/api/opendelivery/v1/logistics/delivery`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...deliveryExample,
        orderId,
        pickupAddress: place(PICKUP, deliveryExample.pickupAddress),
        deliveryAddress: place(DROPOFF, deliveryExample.deliveryAddress),
      }),
    });
    expect(asked.status).toBe(202);
    const { db } = this.admin.faces.core;
    const find = () =>
      db.first<{ id: number; status: string }>(
        'select id, status from delivery_requests where order_uuid = $1',
        [orderId],
      );
    const decisions = server.nest.get(RequestDecisions, { strict: false });
    await decisions.decide((await find())?.id ?? 0);
    return (await find())?.status;
  }

  private onNotice: () => void = () => undefined;
  private stopListening: () => void = () => undefined;

  /** Resolves once the other process listens. */
  private listen(): Promise<void> {
    const { listener, database } = this.other;
    const stop = listenForChanges(listener, database);
    return new Promise((done) => {
      const stopNoting = listener.on(CHANGES_CHANNEL, (payload) => {
        if (payload === null) done();
        else this.onNotice();
      });
      this.stopListening = () => {
        stop();
        stopNoting();
      };
    });
  }
}
