import { readEnvironment, runtimeConfig, type Environment } from '../config/index.js';
import { describeError } from '../logging/index.js';
import { StartupError } from '../startup.error.js';
import { serve, type ProcessDefinition, type RunningProcess } from './serve.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Time after the limit before the process ends itself: the sender of the signal is about to kill it. */
const GRACE_MS = 500;

/** The `main.ts` of a server: starts, waits for a signal, stops in order. */
export async function runProcess(definition: ProcessDefinition): Promise<void> {
  // Before the start is complete a signal ends the process by `exit`, which also stops PostgreSQL.
  const leave = () => process.exit(1);
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    const env = readEnvironment();
    const running = await serve(definition, env);
    for (const signal of SIGNALS) process.removeListener(signal, leave);
    closeOnSignal(running, env);
  } catch (error) {
    exitWithError(error);
  }
}

function closeOnSignal(running: RunningProcess, env: Environment): void {
  const { shutdownLimitMs } = runtimeConfig(env);
  let ending = false;
  const end = () => {
    // A second signal ends the process at once.
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), shutdownLimitMs + GRACE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        exitWithError(error);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
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
