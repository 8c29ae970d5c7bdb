import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoFactsSchema, type DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { sourceFlags } from '../../test/support/child-process.js';
import { Daemon } from './cluster/daemon.js';
import type { Cluster } from './cluster/cluster.js';
import { waitUntil } from './waiting.js';

/** A busy machine takes half a minute. */
const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 15_000;

/** A gateway in a process of its own, as an operator runs it. */
export class GatewayProcess {
  private constructor(
    readonly name: string,
    readonly baseUrl: string,
    private readonly daemon: Daemon,
  ) {}

  /** Gateways of one installation share the folder of files. */
  static async start(name: string, port: number, { folder, urls }: Cluster): Promise<GatewayProcess> {
    const dataDir = dataDirOf(folder);
    mkdirSync(dataDir, { recursive: true });
    const daemon = new Daemon({
      program: process.execPath,
      args: [...sourceFlags(), resolve('apps/gateway/src/main.ts')],
      logFile: join(folder, `${name}.log`),
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: urls.primary,
        DATABASE_READ_URL: urls.replica,
        REDIS_URL: urls.redis,
        SECRET_KEY: 'a-secret-only-for-tests',
        WEBHOOK_ALLOW_INSECURE: 'true',
        LOG_LEVEL: 'warn',
      },
    });
    const gateway = new GatewayProcess(name, `http://127.0.0.1:${String(port)}`, daemon);
    daemon.start();
    await waitUntil(`${name} is ready`, START_LIMIT_MS, () => gateway.ready());
    return gateway;
  }

  async ready(): Promise<boolean> {
    if (this.daemon.pid === null) throw new Error(`${this.name} ended: see its log`);
    return fetch(`${this.baseUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async close(): Promise<void> {
    const limit = setTimeout(() => void this.daemon.kill(), END_LIMIT_MS);
    await this.daemon.kill('SIGTERM');
    clearTimeout(limit);
  }
}

export function demoFacts({ folder }: Cluster): DemoFacts {
  const text = readFileSync(join(dataDirOf(folder), 'demo.json'), 'utf8');
  return demoFactsSchema.parse(JSON.parse(text));
}

function dataDirOf(folder: string): string {
  return join(folder, 'gateway-data');
}
