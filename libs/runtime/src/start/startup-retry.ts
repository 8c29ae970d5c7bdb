import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup.error.js';

const RETRY_INTERVAL_MS = 2_000;
/** However short the time limit. */
const MIN_ATTEMPTS = 15;

interface StartupRetry {
  /** Name for messages: `PostgreSQL`. */
  readonly what: string;
  readonly variable: string;
  readonly limitMs: number;
  /** Whether waiting cannot help. */
  readonly isFinal?: (error: unknown) => boolean;
  readonly log?: (line: string) => void;
}

/** Retries work with services that may start later: one log line per attempt, then an error with a remedy. */
export async function retryAtStartup<T>(work: () => Promise<T>, retry: StartupRetry): Promise<T> {
  const { what, variable, limitMs, isFinal, log: say = writeToStderr } = retry;
  const everyMs = Math.min(RETRY_INTERVAL_MS, limitMs / MIN_ATTEMPTS);
  const until = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (isFinal?.(error))
        throw new StartupError(`${what} refuses us (${reason(error)}): check ${variable}`);
      if (performance.now() + everyMs >= until)
        throw new StartupError(`${what} is away (${reason(error)}): start it, or check ${variable}`);
      say(`${what} is away (${reason(error)}), trying again`);
    }
    await pause(everyMs);
  }
}

/** PgBouncer and read-only servers: the code alone does not say what to change. */
const EXPLAINED_BY_TEXT = /^(08P01|25006)$/;

function reason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && !EXPLAINED_BY_TEXT.test(code)) return code;
  return typeof message === 'string' && message !== '' ? message : 'no answer';
}

function writeToStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
