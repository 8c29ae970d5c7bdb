import { OutageLog, type Logger } from '#runtime';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';

const POLL_EVERY_MS = 500;
/** A heartbeat each 15 seconds: the web apps connect anew after 40 seconds of silence. */
const POLLS_PER_HEARTBEAT = 30;

/** An open event stream, as a feed handles it. */
interface FeedStream {
  /** Whether the caller's session is still valid. */
  isCurrent(): Promise<boolean>;
  heartbeat(): void;
  close(): void;
}

/**
 * Polls the database for the event streams connected to this process, while there are any. A poll reads for all of
 * them at once; no state is shared with other processes.
 */
export abstract class EventFeed<Stream extends FeedStream> implements OnModuleDestroy {
  private readonly streams = new Set<Stream>();
  private timer: NodeJS.Timeout | null = null;
  private polls = 0;
  private polling = false;
  private readonly outage: OutageLog;

  /** `pollsPerCheck`: how often sessions are checked, as a stream outlives them. */
  protected constructor(
    logger: Logger,
    private readonly pollsPerCheck: number,
  ) {
    this.outage = new OutageLog(logger, 'event streams got no events');
  }

  onModuleDestroy(): void {
    for (const stream of this.streams) stream.close();
  }

  /** Reads what is new and sends it. A failure moves no cursor past unsent events: the next poll reads them again. */
  protected abstract read(streams: readonly Stream[]): Promise<void>;

  /** Polls for the stream until its response closes. */
  protected follow(stream: Stream, response: Response): void {
    if (response.closed) return;
    this.streams.add(stream);
    response.once('close', () => this.remove(stream));
    this.timer ??= setInterval(() => void this.poll(), POLL_EVERY_MS);
  }

  private async poll(): Promise<void> {
    if (this.polling || this.streams.size === 0) return;
    this.polling = true;
    try {
      this.polls += 1;
      // Also while the database is away: clients must not connect again and again because of that.
      if (this.polls % POLLS_PER_HEARTBEAT === 0) for (const stream of this.streams) stream.heartbeat();
      if (this.polls % this.pollsPerCheck === 0) await this.closeEndedSessions();
      await this.read([...this.streams]);
      this.outage.succeeded();
    } catch (error) {
      this.outage.failed(error);
    } finally {
      this.polling = false;
    }
  }

  private async closeEndedSessions(): Promise<void> {
    for (const stream of this.streams) if (!(await stream.isCurrent())) stream.close();
  }

  private remove(stream: Stream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

/** Where the next page begins: the last millisecond is read again, as its events may continue in that page. */
export function nextSince(since: Date, items: readonly { readonly at: Date }[]): Date {
  const last = items.at(-1)?.at ?? since;
  const before = new Date(last.getTime() - 1);
  return before > since ? before : last;
}
