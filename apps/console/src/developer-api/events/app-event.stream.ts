import type { AppChange } from '#domain';
import type { Response } from 'express';
import { CursorStream } from '../../live/event.stream.js';
import type { AppEventCursor } from './app-event-cursor.rules.js';

/** Somebody who follows the sandbox of an app. */
export interface AppListener {
  readonly sandboxHubId: number;
  /** Whether the session is still valid and its developer still in the app's team. */
  isCurrent(): Promise<boolean>;
}

/** The event stream of one listener. */
export class AppEventStream extends CursorStream<AppEventCursor> {
  constructor(
    private readonly listener: AppListener,
    cursor: AppEventCursor,
    response: Response,
  ) {
    super(cursor, response);
  }

  get hubId(): number {
    return this.listener.sandboxHubId;
  }

  isCurrent(): Promise<boolean> {
    return this.listener.isCurrent();
  }

  /** `resumed` false: earlier events are not sent, so the client reads the lists. */
  open(resumed: boolean): void {
    this.begin({ resumed });
  }

  /** Sends what is new of the app; where there is more than `changes`, the client is told to read the lists. */
  send(changes: readonly AppChange[], cut: ReadonlySet<number>): void {
    const fresh = changes.filter((change) => change.hubId === this.hubId && this.cursor.mark(change));
    for (const { kind, hubId: _, ...change } of fresh) this.write(kind, change);
    if (cut.has(this.hubId) && fresh.length > 0) this.write('behind', {});
  }

  override heartbeat(): void {
    super.heartbeat(this.cursor.toString());
  }
}
