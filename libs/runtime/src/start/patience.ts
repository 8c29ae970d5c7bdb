import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup.error.js';

const EVERY_MS = 2_000;
/** However short the limit, so often is tried. */
const TRIES = 15;

export interface Patience {
  /** `PostgreSQL`, as the person who reads it calls it. */
  readonly what: string;
  readonly variable: string;
  readonly limitMs: number;
  /** Trouble that waiting will not mend. */
  readonly isFinal?: (error: unknown) => boolean;
  readonly say?: (line: string) => void;
}

/** Something we need may start after us: tries again for a while, a line each time, then says what to do. */
export async function patiently<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { what, variable, limitMs, isFinal, say = onStandardError } = patience;
  const everyMs = Math.min(EVERY_MS, limitMs / TRIES);
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

function reason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return typeof message === 'string' && message !== '' ? message : 'no answer';
}

function onStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
