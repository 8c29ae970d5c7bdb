import { type DestinationStream, type Logger, pino } from 'pino';
import { SourcePositions } from './source-positions.js';
import type { LoggerService } from '@nestjs/common';

/**
 * Patterns that must never be logged: long numbers (CPF, CNPJ, phones, cards), e-mails, keys and the user
 * part of addresses. Our log lines have no such fields; the patterns are for messages of foreign errors.
 */
const PATTERNS: readonly [RegExp, string][] = [
  [/:\/\/[^/@\s]+@/g, '://***@'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '***@***'],
  [/\bBearer\s+\S+/gi, 'Bearer ***'],
  [/\+?\(?\d{2,3}\)?[\d .\-/()]{6,}\d/g, '***'],
  [/\b[A-Za-z0-9_-]{32,}\b/g, '***'],
];

function redact(text: string): string {
  return PATTERNS.reduce((clean, [pattern, mask]) => clean.replace(pattern, mask), text);
}

export type { Logger } from 'pino';

const BUFFER_BYTES = 4_000;
/** On a quiet server a line would wait for the next ones: who watches the log sees it within this time. */
const FLUSH_EVERY_MS = 1_000;
/** POSIX: a pipe takes a write of this length whole, so lines of several processes do not mix. */
const MAX_WRITE_BYTES = 4_096;

interface LoggerOptions {
  readonly level: string;
  readonly app: string;
  /** Where several processes write one log. */
  readonly member?: number | undefined;
  readonly destination?: DestinationStream;
}

/** Writes to stdout. Callers log named fields, never requests, bodies, rows or configuration. */
export function createLogger(options: LoggerOptions): Logger {
  // In blocks, because a synchronous write per request would cost more than the request. `flush` runs at
  // exit.
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

/** The fields of an error that are logged: a driver's error also carries parameters and the row at fault. */
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

/** Nest's lines about its start are debug lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.logger.debug({ context: context(details) }, text(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ context: context(details) }, text(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.logger.warn({ context: context(details) }, text(message));
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.logger.debug({ context: context(details) }, text(message));
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.logger.trace({ context: context(details) }, text(message));
  }
}

function context(details: readonly unknown[]): string | undefined {
  const last = details.at(-1);
  return typeof last === 'string' ? last : undefined;
}

function text(message: unknown): string {
  if (message instanceof Error) return describeError(message).message;
  return redact(typeof message === 'string' ? message : JSON.stringify(message));
}
