import { Module, type DynamicModule, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createServer } from 'node:net';
import { runtimeConfig, type Environment, type RuntimeConfig } from '../config/index.js';
import { CoreModule } from '../core/index.js';
import type { GroupMember } from '../group/index.js';
import { asListenError, openFaceServer, type FaceDefinition, type FaceServer } from '../http/index.js';
import { NestLogger } from '../logging/index.js';
import { BackgroundWork } from './background-work.js';
import { openCore, type OpenedCore } from './open-core.js';
import { collectStartGarbage } from './start-garbage.js';

export interface ProcessDefinition {
  readonly name: string;
  readonly faces: readonly FaceDefinition[];
  /** Module of work without callers: relays, sweeps, timers. Its providers start and stop with the process. */
  readonly worker?: Type | DynamicModule;
  /** On its embedded database this process accepts webhook receivers on loopback addresses. */
  readonly demonstration?: boolean;
  /** Runs after the database is ready and before the first request. */
  readonly prepare?: (core: OpenedCore) => Promise<void>;
  /** Runs when everything serves; with several processes once for all of them. */
  readonly ready?: (config: RuntimeConfig) => Promise<void> | void;
}

export interface RunningProcess {
  readonly core: OpenedCore;
  readonly server: FaceServer;
  close(): Promise<void>;
}

/** Share of the time limit for open requests; the rest is for jobs, connections and PostgreSQL. */
const DRAIN_FRACTION = 0.6;

/** Opens the core, serves the faces on one port and starts the worker. `member`: of a group that has begun to. */
export async function serve(
  definition: ProcessDefinition,
  env: Environment,
  member: GroupMember | null = null,
): Promise<RunningProcess> {
  const config = configOf(definition, env);
  // Checked before anything is started that would have to be stopped again.
  if (member === null) await assertPortFree(config.port);
  const core = await openCore(config, { name: definition.name, role: 'server', member });
  const closers: (() => Promise<void>)[] = [() => core.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if (member === null) await definition.prepare?.(core);
    if (definition.worker) closers.push(await startBackground(definition.worker, core));
    const server = await openFaceServer({ core, faces: definition.faces, env });
    closers.push(() => server.close(config.shutdownLimitMs * DRAIN_FRACTION));
    collectStartGarbage();
    core.logger.info({ port: server.port }, 'serving');
    if (member === null) await definition.ready?.(config);
    return { core, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What it returns ends it. */
async function startBackground(worker: Type | DynamicModule, core: OpenedCore): Promise<() => Promise<void>> {
  const work = new BackgroundWork(() => startWorker(worker, core), core.logger);
  await work.become(core.watch?.state !== 'read-only');
  // While the database is away the state is left unchanged, and failed work is tried again.
  core.watch?.onLook((state) => {
    if (state !== 'away') work.follow(state === 'writable');
  });
  return () => work.close();
}

export function configOf({ demonstration }: ProcessDefinition, env: Environment): RuntimeConfig {
  const config = runtimeConfig(env);
  return { ...config, loopbackReceivers: demonstration === true && config.databaseUrl === null };
}

@Module({})
class WorkerRootModule {}

function startWorker(worker: Type | DynamicModule, core: OpenedCore): Promise<INestApplicationContext> {
  const host = { module: WorkerRootModule, imports: [CoreModule.forRoot(core), worker] };
  return NestFactory.createApplicationContext(host, {
    logger: new NestLogger(core.logger),
    abortOnError: false,
  });
}

export function assertPortFree(port: number): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      failed(asListenError(error, port));
    });
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
}
