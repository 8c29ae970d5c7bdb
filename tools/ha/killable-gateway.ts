import { freePort } from '#runtime/testing';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFactsSchema, type DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { programOf, sourceFlags } from '../../test/support/child-process.js';
import { startTestRedis, type TestRedis } from '../../test/support/test-redis.js';
import {
  startCrashablePostgres,
  type CrashablePostgres,
} from '../../test/webhooks/crash/crash-postgres.harness.js';
import { Daemon } from './cluster/daemon.js';
import { waitUntil } from './waiting.js';

const READY_WITHIN_MS = 180_000;

/** A gateway in a process of its own with its PostgreSQL and Redis, each of which is killed by SIGKILL and started again. */
export class KillableGateway {
  private constructor(
    readonly baseUrl: string,
    readonly postgres: CrashablePostgres,
    readonly redis: TestRedis,
    private readonly gateway: Daemon,
    private readonly folder: string,
  ) {}

  static async start(redisServer: string): Promise<KillableGateway> {
    const folder = mkdtempSync(join(tmpdir(), 'last-mile-kills-'));
    const [postgres, redis, port] = await Promise.all([
      startCrashablePostgres(),
      startTestRedis(redisServer),
      freePort(),
    ]);
    const gateway = new Daemon({
      program: process.execPath,
      args: [...sourceFlags(), programOf('apps/gateway/src/main.ts')],
      logFile: join(folder, 'gateway.log'),
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        SECRET_KEY: 'a-secret-only-for-tests',
        WEBHOOK_ALLOW_INSECURE: 'true',
        LOG_LEVEL: 'warn',
      },
    });
    const killable = new KillableGateway(
      `http://127.0.0.1:${String(port)}`,
      postgres,
      redis,
      gateway,
      folder,
    );
    gateway.start();
    await killable.ready();
    return killable;
  }

  get facts(): DemoFacts {
    return demoFactsSchema.parse(JSON.parse(readFileSync(join(this.folder, 'demo.json'), 'utf8')));
  }

  async ready(): Promise<void> {
    await waitUntil('the gateway is ready', READY_WITHIN_MS, () => {
      if (this.gateway.pid === null) throw new Error(`The gateway ended: ${this.log()}`);
      return fetch(`${this.baseUrl}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  }

  async kill(): Promise<void> {
    await this.gateway.kill();
    this.gateway.start();
  }

  async close(): Promise<void> {
    await this.gateway.kill();
    await Promise.all([this.postgres.close(), this.redis.close()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private log(): string {
    return readFileSync(join(this.folder, 'gateway.log'), 'utf8').slice(-2_000);
  }
}
