import { Module, type DynamicModule, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createServer } from 'node:net';
import { runtimeConfig, type Environment } from '../config/index.js';
import { CoreModule } from '../core/index.js';
import { listenRefusal, openHouse, type FaceDefinition, type House } from '../http/index.js';
import { NestLog } from '../logging/index.js';
import { openCore, type OpenedCore } from './open-core.js';

export interface ProcessDefinition {
  readonly name: string;
  readonly faces: readonly FaceDefinition[];
  /** Work without callers: relays, sweeps, timers. Its providers start and stop with the process. */
  readonly worker?: Type | DynamicModule;
  /** After the database is ready and before the first request. */
  readonly prepare?: (core: OpenedCore) => Promise<void>;
  readonly ready?: (running: RunningProcess) => Promise<void> | void;
}

export interface RunningProcess {
  readonly core: OpenedCore;
  readonly house: House;
  close(): Promise<void>;
}

/** Drained requests get this part of the time there is; the rest is for jobs, connections and PostgreSQL. */
const DRAIN_SHARE = 0.6;

/** Opens the core, mounts the faces on one port and starts the worker. */
export async function serve(definition: ProcessDefinition, env: Environment): Promise<RunningProcess> {
  const config = runtimeConfig(env);
  // Before anything is started that would have to be stopped again.
  await mustBeFree(config.port);
  const core = await openCore(config, { name: definition.name, role: 'server' });
  const closers: (() => Promise<void>)[] = [() => core.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await definition.prepare?.(core);
    if (definition.worker) {
      const worker = await startWorker(definition.worker, core);
      closers.push(() => worker.close());
    }
    const house = await openHouse({ core, faces: definition.faces, env });
    closers.push(() => house.close(config.shutdownLimitMs * DRAIN_SHARE));
    const running = { core, house, close };
    await definition.ready?.(running);
    return running;
  } catch (error) {
    await close();
    throw error;
  }
}

@Module({})
class WorkerHost {}

function startWorker(worker: Type | DynamicModule, core: OpenedCore): Promise<INestApplicationContext> {
  const host = { module: WorkerHost, imports: [CoreModule.forRoot(core), worker] };
  return NestFactory.createApplicationContext(host, {
    logger: new NestLog(core.logger),
    abortOnError: false,
  });
}

function mustBeFree(port: number): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      failed(listenRefusal(error, port));
    });
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
}
