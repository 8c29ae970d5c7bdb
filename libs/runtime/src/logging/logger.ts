import { pino, type DestinationStream, type Logger } from 'pino';
import { scrub } from './scrub.js';

export type { Logger } from 'pino';

const BUFFER_BYTES = 4096;

export interface LoggerOptions {
  readonly level: string;
  readonly app: string;
  readonly destination?: DestinationStream;
}

/** Structured lines on stdout. Callers log named fields, never requests, bodies, rows or configuration. */
export function createLogger(options: LoggerOptions): Logger {
  // Written in blocks: a synchronous write per request would cost more than the request. `flush` runs at exit.
  const destination =
    options.destination ?? pino.destination({ fd: 1, sync: false, minLength: BUFFER_BYTES });
  return pino(
    { level: options.level, base: { app: options.app }, serializers: { err: describeError } },
    destination,
  );
}

interface ErrorFacts {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: ErrorFacts;
}

/** Only these fields: errors of drivers carry the query's parameters and the row at fault. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(error.stack === undefined ? {} : { stack: scrub(frames(error.stack)) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .map((line) => line.trim())
    .join('\n');
}
