import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.js';
import { describeError } from './logger.js';
import { redact } from './redact.js';

/** Nest's log lines in our format; those of its start are debug lines. */
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
