import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.js';
import { SourcePositions } from './source-positions.js';

export type { Logger } from 'pino';

const BUFFER_BYTES = 4_000;
/** On a quiet server a line would wait for the next ones: whoever watches the log sees it within this time. */
const FLUSH_EVERY_MS = 1_000;
/** POSIX: a pipe takes a write of this length whole, so lines of several processes do not mix. */
const MAX_WRITE_BYTES = 4_096;

interface LoggerOptions {
  readonly level: string;
  readonly app: string;
  /** Number of the process, where several write one log. */
  readonly member?: number | undefined;
  readonly destination?: DestinationStream;
}

/** Structured lines on stdout. Callers log named fields, never requests, bodies, rows or configuration. */
export function createLogger(options: LoggerOptions): Logger {
  // Writes in blocks, because a synchronous write per request would cost more than the request. `flush` runs at exit.
  const destination =
    options.destination ??
    pino.destination({
      fd: 1,
      sync: false,
      minLength: BUFFER_BYTES,
      maxWrite: MAX_WRITE_BYTES,
      periodicFlush: FLUSH_EVERY_MS,
    });
  return pino(
    {
      level: options.level,
      base: { app: options.app, ...(options.member !== undefined && { process: options.member }) },
      serializers: { err: describeError },
    },
    destination,
  );
}

const positions = new SourcePositions();

interface ErrorFacts {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: ErrorFacts;
}

/** Fields of an error that are logged: a driver's error also carries parameters and the row at fault. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    ...(error.stack === undefined ? {} : { stack: redact(frames(error.stack)) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .map((line) => positions.in(line.trim()))
    .join('\n');
}
