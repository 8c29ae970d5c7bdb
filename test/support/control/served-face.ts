import { Database, newUuid, WakeUps } from '#domain';
import { createDataSource } from '#runtime';
import type { DataSource } from 'typeorm';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { programOf } from '../child-process.js';
import { onWorkerEnd } from '../jest/endings.js';
import { FIRST_INSTANT, ManualClock, sharedInstant } from '../manual-clock.js';
import type { RecordedWakeUps } from '../test-core.js';
import type { SpecDatabase } from '../test-database.js';
import type { ControlAnswer, ControlCall, ControlledGateway, Opening } from './control-channel.js';

type Environment = Opening['env'];

/** What specs of a protocol need of a face, which is in this process (`openFaces`) or in its own. */
export interface ServedFace {
  readonly baseUrl: string;
  readonly core: {
    readonly clock: ManualClock;
    readonly wakeUps: Pick<RecordedWakeUps, 'runAll'>;
    readonly db: SpecDatabase;
    readonly url: string;
  };
  /** A service of the core; its methods are asynchronous. */
  get<T>(token: abstract new (...args: never[]) => T): T;
  /** An HTTP call. */
  call(): ReturnType<typeof request>;
}

const PROGRAM = 'test/support/control/controlled-gateway.driver.ts';
/** The protocols are the core's: they need no module that may be left out. */
const CORE_ALONE = { MODULES: 'none' };
/** What a process needs to find PostgreSQL and the folder of the run. */
const INHERITED = ['PATH', 'TMPDIR', 'TEST_POSTGRES_URL', 'TEST_POSTGRES_STARTER'];

const gateways = new Map<string, Promise<RemoteGateway>>();

/** The worker's one gateway (one for each environment), whose clock shows its first instant again. */
export async function serveFace(env: Environment = {}): Promise<ServedFace> {
  const key = JSON.stringify(env);
  const starting = gateways.get(key) ?? RemoteGateway.start(env);
  gateways.set(key, starting);
  const gateway = await starting;
  gateway.clock.set(FIRST_INSTANT);
  const get: ServedFace['get'] = (token) => gateway.service(token);
  const { clock, db } = gateway;
  return {
    baseUrl: gateway.at.baseUrl,
    core: { clock, db, url: gateway.at.databaseUrl, wakeUps: get(WakeUps) as unknown as RecordedWakeUps },
    get,
    call: () => request(gateway.at.baseUrl),
  };
}

/** A gateway in a process of its own, which ends with the worker. */
class RemoteGateway {
  private readonly calls: { done: (result: unknown) => void; failed: (error: Error) => void }[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly at: ControlledGateway,
    readonly clock: ManualClock,
    readonly db: SpecDatabase,
  ) {
    child.on('message', (answer: ControlAnswer) => this.take(answer));
    child.once('exit', () => {
      for (const { failed } of this.calls) failed(new Error('The gateway of the specs has ended'));
    });
  }

  static async start(env: Environment): Promise<RemoteGateway> {
    const instant = join(tmpdir(), `instant-${newUuid()}`);
    writeFileSync(instant, new Uint8Array(8));
    const child = fork(
      programOf(PROGRAM),
      [JSON.stringify({ instant, env: { ...CORE_ALONE, ...env } } satisfies Opening)],
      {
        execArgv: [],
        serialization: 'advanced',
        env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      },
    );
    let pool: DataSource | undefined;
    onWorkerEnd(async () => {
      await pool?.destroy();
      await end(child);
    });
    const at = await Promise.race([
      once(child, 'message').then(([first]) => first as ControlledGateway),
      once(child, 'exit').then(() => Promise.reject(new Error('The gateway of the specs did not start'))),
    ]);
    pool = createDataSource({ url: at.databaseUrl, poolSize: 2, applicationName: 'specs' });
    await pool.initialize();
    return new RemoteGateway(
      child,
      at,
      new ManualClock(FIRST_INSTANT, sharedInstant(instant)),
      new Database(pool) as SpecDatabase,
    );
  }

  /** Each call of a method is one of its namesake in the gateway. */
  service<T>({ name }: abstract new (...args: never[]) => T): T {
    return new Proxy({} as T & object, {
      get: (_, method) =>
        // It is no promise itself.
        method === 'then'
          ? undefined
          : (...args: unknown[]) => this.ask({ service: name, method: String(method), args }),
    });
  }

  private ask(call: Omit<ControlCall, 'id'>): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = this.calls.push({ done, failed }) - 1;
      this.child.send({ id, ...call }, (error) => error && failed(error));
    });
  }

  private take({ id, result, failure }: ControlAnswer): void {
    const call = this.calls[id];
    if (failure) call?.failed(Object.assign(new Error(), failure));
    else call?.done(result);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  child.disconnect();
  await once(child, 'exit');
}
