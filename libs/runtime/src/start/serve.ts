import type { Type } from '@nestjs/common';
import { createServer } from 'node:net';
import { noteHealth } from './health-notes.js';
import { openCore, type OpenedCore } from './open-core.js';
import { runtimeConfig, type RuntimeConfig } from '../config/runtime-config.js';
import type { Environment } from '../config/config-parser.js';
import type { GroupMember } from '../group/group-member.js';
import { asListenError, type FaceServer, openFaceServer } from '../http/server.js';
import type { FaceDefinition } from '../http/face-definition.js';

export interface ProcessDefinition {
  readonly name: string;
  readonly faces: readonly FaceDefinition[];
  /** Relays, sweeps, timers. */
  readonly worker?: Type;
  /** On its embedded database this process accepts webhook receivers on loopback addresses. */
  readonly demonstration?: boolean;
  /** Runs between the start of the database and the first request. */
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

/** `member`: set in a process of a group. */
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
    const { faces, worker } = definition;
    const server = await openFaceServer({ core, faces, worker, env });
    closers.push(() => server.close(config.shutdownLimitMs * DRAIN_FRACTION));
    closers.push(noteHealth(core, [...faces.map(({ name }) => name), ...(worker ? ['worker'] : [])]));
    core.logger.info({ port: server.port }, 'serving');
    if (member === null) await definition.ready?.(config);
    return { core, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function configOf({ demonstration }: ProcessDefinition, env: Environment): RuntimeConfig {
  const config = runtimeConfig(env);
  if (demonstration !== true || config.databaseUrl !== null) return { ...config, loopbackReceivers: false };
  // Whoever tries it out reads what was printed at the start: later lines are only about faults.
  const logLevel = (env['LOG_LEVEL'] ?? '').trim() === '' ? 'warn' : config.logLevel;
  // A server with a public address has other users: it must not call this machine's own ports for them.
  const demonstrating = LOOPBACK_HOST.test(new URL(config.publicUrl).hostname);
  return { ...config, logLevel, loopbackReceivers: demonstrating, demonstration: demonstrating };
}

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function assertPortFree(port: number): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => failed(asListenError(error, port)));
    probe.listen(port, () => probe.close(() => done()));
  });
}
