import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { runOf } from '../../test/support/child-process.js';
import { until } from '../../test/support/until.js';
import { answersWell } from '../bench/setup/processes.js';
import { Daemon } from './cluster/daemon.js';

/** A busy machine takes half a minute. */
const START = { limitMs: 180_000, lookEveryMs: 250 };
const END_LIMIT_MS = 15_000;

/** Gateways of one installation share files, logs and the servers they ask. */
interface Installation {
  readonly folder: string;
  readonly urls: { readonly primary: string; readonly replica?: string; readonly redis: string };
}

/** A gateway in a process of its own, as an operator runs it. */
export class GatewayProcess extends Daemon {
  readonly baseUrl: string;

  private constructor(
    private readonly name: string,
    port: number,
    private readonly folder: string,
    urls: Installation['urls'],
  ) {
    super({
      program: process.execPath,
      args: runOf('apps/gateway/src/main.ts'),
      logFile: join(folder, `${name}.log`),
      env: {
        PORT: String(port),
        DATA_DIR: dataDirOf(folder),
        DATABASE_URL: urls.primary,
        ...(urls.replica !== undefined && { DATABASE_READ_URL: urls.replica }),
        REDIS_URL: urls.redis,
        SECRET_KEY: 'a-secret-only-for-tests',
        WEBHOOK_ALLOW_INSECURE: 'true',
        LOG_LEVEL: 'warn',
      },
    });
    this.baseUrl = `http://127.0.0.1:${port}`;
  }

  static async open(name: string, port: number, { folder, urls }: Installation): Promise<GatewayProcess> {
    mkdirSync(dataDirOf(folder), { recursive: true });
    const gateway = new GatewayProcess(name, port, folder, urls);
    gateway.start();
    await gateway.ready();
    return gateway;
  }

  get facts(): DemoFacts {
    return JSON.parse(readFileSync(join(dataDirOf(this.folder), 'demo.json'), 'utf8')) as DemoFacts;
  }

  ready(): Promise<void> {
    const isReady = async () => {
      if (this.pid === null)
        throw new Error(`${this.name} ended: ${readFileSync(this.settings.logFile, 'utf8').slice(-2_000)}`);
      return answersWell(`${this.baseUrl}/health/ready`);
    };
    return until(`${this.name} is ready`, isReady, START);
  }

  /** SIGKILL, and started again at once. */
  async crash(): Promise<void> {
    await this.kill();
    this.start();
  }

  async close(): Promise<void> {
    const limit = setTimeout(() => void this.kill(), END_LIMIT_MS);
    await this.kill('SIGTERM');
    clearTimeout(limit);
  }
}

const dataDirOf = (folder: string) => join(folder, 'gateway-data');
