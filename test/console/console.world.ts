import { Hubs, Robots, type OrderRecord, type OrderStatus, type PlaceOrderCommand } from '#domain';
import { openHouse, type House } from '#runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { consoleFace } from '../../apps/console/src/face.js';
import { DispatchWorld } from '../support/index.js';

const STEP_SECONDS = 2;

/** The console over a sandbox hub whose worker works when the test says so. */
export class ConsoleWorld {
  private constructor(
    readonly world: DispatchWorld,
    readonly house: House,
    private readonly folder: string,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<ConsoleWorld> {
    const world = await DispatchWorld.open({ env });
    await world.domain.get(Hubs).update(world.scope.hubId, {
      sandbox: true,
      settings: { robotStepSeconds: STEP_SECONDS },
    });
    const folder = await mkdtemp(join(tmpdir(), 'console-'));
    const core = { ...world.domain, config: { ...world.domain.config, dataDir: folder } };
    const house = await openHouse({ core, faces: [consoleFace], env, port: 0 });
    return new ConsoleWorld(world, house, folder);
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.world.close();
    await rm(this.folder, { recursive: true });
  }

  call() {
    return request(this.house.baseUrl);
  }

  place(more: Partial<PlaceOrderCommand> = {}): Promise<OrderRecord> {
    return this.world.placeOrder(more);
  }

  /** One step of the robots and of the searches. */
  async step(): Promise<void> {
    await this.world.after(STEP_SECONDS);
    await this.robots.runDue();
    await this.world.work();
  }

  async live(orderId: number, until: OrderStatus): Promise<OrderRecord> {
    for (let step = 0; step < 60 && (await this.world.order(orderId)).status !== until; step++)
      await this.step();
    const order = await this.world.order(orderId);
    expect(order.status).toBe(until);
    return order;
  }

  private get robots(): Robots {
    const [face] = this.house.faces;
    if (!face) throw new Error('The console was not mounted');
    return face.nest.get(Robots, { strict: false });
  }
}
