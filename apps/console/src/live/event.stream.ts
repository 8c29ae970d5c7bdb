import { EventStream } from '#runtime';
import type { Response } from 'express';

const RETRY_MS = 2_000;

/** An event stream whose events carry the position of its cursor as their id. */
export abstract class CursorStream<Cursor extends { toString(): string }> {
  private stream: EventStream | null = null;

  protected constructor(
    readonly cursor: Cursor,
    private readonly response: Response,
  ) {}

  /** Whether the caller's session is still valid. */
  abstract isCurrent(): Promise<boolean>;

  heartbeat(id?: string, data?: object): void {
    this.stream?.heartbeat(id, data);
  }

  close(): void {
    this.response.end();
  }

  protected begin(facts: object): void {
    this.stream = new EventStream(this.response);
    this.stream.retryAfter(RETRY_MS);
    this.write('ready', facts);
  }

  protected write(event: string, data: object): void {
    this.stream?.send(this.cursor.toString(), event, data);
  }
}
