import { readEnvironment, runtimeConfig, type Environment } from '../config/index.js';
import { describeError } from '../logging/index.js';
import { StartupError } from '../startup.error.js';
import { serve, type ProcessDefinition, type RunningProcess } from './serve.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Beyond the time allowed something hangs, and whoever sent the signal is about to use force. */
const GRACE_MS = 500;

/** The whole of a server's `main.ts`: starts, waits for a signal, ends in order. */
export async function runProcess(definition: ProcessDefinition): Promise<void> {
  // Until there is something to end in order. Leaving this way, and not by the signal's own, takes PostgreSQL along.
  const leave = () => process.exit(1);
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    const env = readEnvironment();
    const running = await serve(definition, env);
    for (const signal of SIGNALS) process.removeListener(signal, leave);
    endOnSignal(running, env);
  } catch (error) {
    endWith(error);
  }
}

function endOnSignal(running: RunningProcess, env: Environment): void {
  const { shutdownLimitMs } = runtimeConfig(env);
  let ending = false;
  const end = () => {
    // A second signal is somebody who does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), shutdownLimitMs + GRACE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        endWith(error);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
}

/** One line for what a person can put right; a stack trace only for what is our mistake. */
export function endWith(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else {
    const { type, message, code, stack } = describeError(error);
    process.stderr.write(`${type}: ${message}${code === undefined ? '' : ` (${code})`}\n${stack ?? ''}\n`);
  }
  process.exit(1);
}
