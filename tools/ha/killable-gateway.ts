import { freePort } from '#runtime/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { startTestRedis, type TestRedis } from '../../test/support/test-redis.js';
import {
  startCrashablePostgres,
  type CrashablePostgres,
} from '../../test/webhooks/crash/crash-postgres.harness.js';
import { demoFacts, GatewayProcess } from './gateway-process.js';

/** A gateway with its PostgreSQL and Redis, each of which is killed by SIGKILL and started again. */
export class KillableGateway {
  private constructor(
    readonly gateway: GatewayProcess,
    readonly postgres: CrashablePostgres,
    readonly redis: TestRedis,
    readonly facts: DemoFacts,
    private readonly folder: string,
  ) {}

  static async start(redisServer: string): Promise<KillableGateway> {
    const folder = mkdtempSync(join(tmpdir(), 'last-mile-kills-'));
    const [postgres, redis, port] = await Promise.all([
      startCrashablePostgres(),
      startTestRedis(redisServer),
      freePort(),
    ]);
    const urls = { primary: postgres.url, redis: redis.url };
    const gateway = await GatewayProcess.start('gateway', port, { folder, urls });
    return new KillableGateway(gateway, postgres, redis, demoFacts({ folder }), folder);
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await Promise.all([this.postgres.close(), this.redis.close()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
