import { readEnvironment, runtimeConfig, type Environment } from '../config/index.js';
import { GroupMember } from '../group/index.js';
import { describeError } from '../logging/index.js';
import { StartupError } from '../startup.error.js';
import { serveAsGroup } from './serve-as-group.js';
import { serve, type ProcessDefinition } from './serve.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Time after the limit before the process ends itself: the sender of the signal is about to kill it. */
const GRACE_MS = 500;

interface Running {
  close(): Promise<void>;
}

/** The `main.ts` of a server: starts, waits for a signal, stops in order. */
export async function runProcess(definition: ProcessDefinition): Promise<void> {
  // Before the start is complete a signal ends the process by `exit`, which also stops PostgreSQL.
  const leave = () => process.exit(1);
  for (const signal of SIGNALS) process.once(signal, leave);
  const started = () => {
    for (const signal of SIGNALS) process.removeListener(signal, leave);
  };
  try {
    const env = readEnvironment();
    const member = GroupMember.ofThisProcess();
    if (member !== null) await runAsMember(definition, env, member, started);
    else if (runtimeConfig(env).webConcurrency > 1) await runAsGroup(definition, env, started);
    else await runAlone(definition, env, started);
  } catch (error) {
    exitWithError(error);
  }
}

async function runAlone(definition: ProcessDefinition, env: Environment, started: () => void): Promise<void> {
  const running = await serve(definition, env);
  started();
  const end = ending(running, env);
  for (const signal of SIGNALS) process.on(signal, end);
}

/** SIGHUP replaces the processes one by one; from a terminal that closes it ends them. */
async function runAsGroup(
  definition: ProcessDefinition,
  env: Environment,
  started: () => void,
): Promise<void> {
  const group = await serveAsGroup(definition, env);
  started();
  const end = ending(group, env);
  process.on('SIGTERM', end).on('SIGINT', end);
  process.on('SIGHUP', process.stdout.isTTY ? end : () => void group.reload());
}

/** Signals of a terminal reach every process; only the first one knows what they mean for all. */
async function runAsMember(
  definition: ProcessDefinition,
  env: Environment,
  member: GroupMember,
  started: () => void,
): Promise<void> {
  const running = await serve(definition, env, member);
  started();
  const end = ending(running, env);
  let told = false;
  const once = () => {
    if (!told) end();
    told = true;
  };
  member.onEnd(once);
  process.on('SIGTERM', once);
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

function ending(running: Running, env: Environment): () => void {
  const { shutdownLimitMs } = runtimeConfig(env);
  let asked = false;
  return () => {
    // A second signal ends the process at once.
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), shutdownLimitMs + GRACE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        exitWithError(error);
      },
    );
  };
}

/** One line for faults that the operator can correct; a stack trace for faults of the program. */
function exitWithError(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else {
    const { type, message, code, stack } = describeError(error);
    process.stderr.write(`${type}: ${message}${code === undefined ? '' : ` (${code})`}\n${stack ?? ''}\n`);
  }
  process.exit(1);
}
