import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFactsSchema, type DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
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
export class GatewayProcess {
  private constructor(
    readonly name: string,
    readonly baseUrl: string,
    private readonly daemon: Daemon,
    private readonly logFile: string,
  ) {}

  static async start(name: string, port: number, { folder, urls }: Installation): Promise<GatewayProcess> {
    const dataDir = dataDirOf(folder);
    mkdirSync(dataDir, { recursive: true });
    const logFile = join(folder, `${name}.log`);
    const daemon = new Daemon({
      program: process.execPath,
      args: runOf('apps/gateway/src/main.ts'),
      logFile,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: urls.primary,
        ...(urls.replica === undefined ? {} : { DATABASE_READ_URL: urls.replica }),
        REDIS_URL: urls.redis,
        SECRET_KEY: 'a-secret-only-for-tests',
        WEBHOOK_ALLOW_INSECURE: 'true',
        LOG_LEVEL: 'warn',
      },
    });
    const gateway = new GatewayProcess(name, `http://127.0.0.1:${String(port)}`, daemon, logFile);
    daemon.start();
    await gateway.ready();
    return gateway;
  }

  ready(): Promise<void> {
    const isReady = async () => {
      if (this.daemon.pid === null)
        throw new Error(`${this.name} ended: ${readFileSync(this.logFile, 'utf8').slice(-2_000)}`);
      return answersWell(`${this.baseUrl}/health/ready`);
    };
    return until(`${this.name} is ready`, isReady, START);
  }

  /** SIGKILL, and started again at once. */
  async crash(): Promise<void> {
    await this.daemon.kill();
    this.daemon.start();
  }

  async close(): Promise<void> {
    const limit = setTimeout(() => void this.daemon.kill(), END_LIMIT_MS);
    await this.daemon.kill('SIGTERM');
    clearTimeout(limit);
  }
}

export function demoFacts({ folder }: Pick<Installation, 'folder'>): DemoFacts {
  const text = readFileSync(join(dataDirOf(folder), 'demo.json'), 'utf8');
  return demoFactsSchema.parse(JSON.parse(text));
}

function dataDirOf(folder: string): string {
  return join(folder, 'gateway-data');
}
