import { StartupError } from '../startup.error.js';
import { serve, type ProcessDefinition, assertPortFree, configOf } from './serve.js';
import { readEnvironment } from '../config/environment.js';
import { runtimeConfig } from '../config/runtime-config.js';
import type { Environment } from '../config/config-parser.js';
import { GroupMember } from '../group/group-member.js';
import { describeError } from '../logging/logger.js';
import { openCore } from './open-core.js';
import { ProcessGroup } from '../group/process-group.js';

type SignalActions = Record<'SIGTERM' | 'SIGINT' | 'SIGHUP', () => void>;
/** The sender of the signal kills the process soon after its limit, so the process ends itself before. */
const GRACE_MS = 500;

/** The `main.ts` of a server: starts, waits for a signal, stops in order. */
export async function runProcess(definition: ProcessDefinition): Promise<void> {
  // Before the start is complete a signal ends the process by `exit`, which also stops PostgreSQL.
  const leave = () => process.exit(1);
  const actions: SignalActions = { SIGTERM: leave, SIGINT: leave, SIGHUP: leave };
  // The listeners stay and their actions change: Node drops a signal whose listener goes before its call.
  for (const signal of Object.keys(actions) as (keyof SignalActions)[])
    process.on(signal, () => actions[signal]());
  try {
    const env = readEnvironment();
    const member = GroupMember.ofThisProcess();
    if (member !== null) Object.assign(actions, await runAsMember(definition, env, member));
    else if (runtimeConfig(env).webConcurrency > 1) Object.assign(actions, await runAsGroup(definition, env));
    else Object.assign(actions, await runAlone(definition, env));
  } catch (error) {
    exitWithError(error);
  }
}

async function runAlone(definition: ProcessDefinition, env: Environment): Promise<SignalActions> {
  const end = ending(await serve(definition, env), env);
  return { SIGTERM: end, SIGINT: end, SIGHUP: end };
}

/** SIGHUP replaces the processes one by one; from a terminal that closes it ends them. */
async function runAsGroup(definition: ProcessDefinition, env: Environment): Promise<SignalActions> {
  const group = await serveAsGroup(definition, env);
  const end = ending(group, env);
  const reload = () => void group.reload();
  return { SIGTERM: end, SIGINT: end, SIGHUP: process.stdout.isTTY ? end : reload };
}

/** Signals of a terminal reach every process; the first one tells the others. */
async function runAsMember(
  definition: ProcessDefinition,
  env: Environment,
  member: GroupMember,
): Promise<SignalActions> {
  const end = ending(await serve(definition, env, member), env);
  let told = false;
  const once = () => {
    if (!told) end();
    told = true;
  };
  member.onEnd(once);
  const nothing = () => undefined;
  return { SIGTERM: once, SIGINT: nothing, SIGHUP: nothing };
}

function ending(running: { close(): Promise<void> }, env: Environment): () => void {
  const { shutdownLimitMs } = runtimeConfig(env);
  let asked = false;
  return () => {
    // A second signal ends the process at once.
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), shutdownLimitMs + GRACE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => exitWithError(error),
    );
  };
}

/** One line for faults that the operator can correct, a stack trace for faults of the program. */
function exitWithError(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else {
    const { type, message, code, stack } = describeError(error);
    process.stderr.write(`${type}: ${message}${code === undefined ? '' : ` (${code})`}\n${stack ?? ''}\n`);
  }
  process.exit(1);
}

/** Share of the time limit; the rest is for PostgreSQL. */
const END_FRACTION = 0.85;

/**
 * The first process of a group: it prepares the database once, keeps the embedded PostgreSQL, and starts,
 * replaces and ends the processes that serve. It answers no request itself.
 */
async function serveAsGroup(definition: ProcessDefinition, env: Environment) {
  const config = configOf(definition, env);
  await assertPortFree(config.port);
  const core = await openCore(config, { name: definition.name, role: 'tool', owns: true });
  try {
    await definition.prepare?.(core);
    const group = await ProcessGroup.start({
      size: config.webConcurrency,
      endLimitMs: config.shutdownLimitMs * END_FRACTION,
      logger: core.logger,
    });
    await definition.ready?.(config);
    return {
      reload: () => group.reload(),
      close: async () => {
        await group.close();
        await core.close();
      },
    };
  } catch (error) {
    await core.close();
    throw error;
  }
}
