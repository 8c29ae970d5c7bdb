import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

const ANSWER_LIMIT_BYTES = 16 * 1024;

export interface HttpAnswer {
  readonly status: number | null;
  readonly text: string;
  readonly retryAfter: string | null;
  /** Ended the exchange before the answer. */
  readonly failure: Error | null;
}

class DeadlineError extends Error {
  readonly code = 'WEBHOOK_DEADLINE';
}

/**
 * Undici's lowest level: no stream, no signal. At most 16 KiB of the answer are read; a longer one ends the
 * connection.
 */
export class HttpExchange implements Dispatcher.DispatchHandler {
  private readonly timer: NodeJS.Timeout;
  private readonly chunks: Buffer[] = [];
  private controller: Dispatcher.DispatchController | null = null;
  private size = 0;
  private status: number | null = null;
  private retryAfter: string | null = null;
  private over = false;

  constructor(
    timeoutMs: number,
    private readonly done: (answer: HttpAnswer) => void,
  ) {
    this.timer = setTimeout(
      () => this.stop(new DeadlineError(`No answer within ${String(timeoutMs)} ms`)),
      timeoutMs,
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.over) controller.abort(new DeadlineError('Too late to be sent'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.retryAfter = headers['retry-after'] ?? null;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < ANSWER_LIMIT_BYTES) return;
    this.end(null);
    controller.abort(new Error('Enough of the answer was read'));
  }

  onResponseEnd(): void {
    this.end(null);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.end(error);
  }

  /** For an exchange that could not begin. */
  fail(error: unknown): void {
    this.end(error instanceof Error ? error : new Error(String(error)));
  }

  private stop(reason: Error): void {
    this.end(reason);
    this.controller?.abort(reason);
  }

  private end(failure: Error | null): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    const text =
      this.size === 0 ? '' : Buffer.concat(this.chunks).subarray(0, ANSWER_LIMIT_BYTES).toString('utf8');
    this.done({ status: this.status, text, retryAfter: this.retryAfter, failure });
  }
}
