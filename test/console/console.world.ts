import { Hubs, type OrderRecord, type OrderStatus, type CreateOrderCommand } from '#domain';
import { Robots } from '#domain/modules';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { consoleFace } from '../../apps/console/src/face.js';
import { DispatchWorld } from '../support/index.js';

const STEP_SECONDS = 2;

/** The console over a sandbox hub whose worker runs when the test says so. */
export class ConsoleWorld {
  private constructor(
    readonly dispatch: DispatchWorld,
    readonly server: FaceServer,
    private readonly folder: string,
  ) {}

  /** `fill` puts files into the data folder before the console starts. */
  static async open(
    env: Record<string, string> = {},
    fill?: (folder: string) => Promise<void>,
  ): Promise<ConsoleWorld> {
    const world = await DispatchWorld.open({ env });
    await world.domain.get(Hubs).update(world.scope.hubId, {
      sandbox: true,
      settings: { robotStepSeconds: STEP_SECONDS },
    });
    const folder = await mkdtemp(join(tmpdir(), 'console-'));
    await fill?.(folder);
    const core = { ...world.domain, config: { ...world.domain.config, dataDir: folder } };
    const server = await openFaceServer({ core, faces: [consoleFace], env, port: 0 });
    return new ConsoleWorld(world, server, folder);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.dispatch.close();
    await rm(this.folder, { recursive: true });
  }

  call() {
    return request(this.server.baseUrl);
  }

  place(more: Partial<CreateOrderCommand> = {}): Promise<OrderRecord> {
    return this.dispatch.createOrder(more);
  }

  /** One step of the robots and of the searches. */
  async step(): Promise<void> {
    this.dispatch.clock.advance({ seconds: STEP_SECONDS });
    await this.robots.runDue();
    await this.dispatch.work();
  }

  async advanceUntil(orderId: number, until: OrderStatus): Promise<OrderRecord> {
    for (let step = 0; step < 60 && (await this.dispatch.order(orderId)).status !== until; step++)
      await this.step();
    const order = await this.dispatch.order(orderId);
    expect(order.status).toBe(until);
    return order;
  }

  private get robots(): Robots {
    return this.server.nest.get(Robots, { strict: false });
  }
}
