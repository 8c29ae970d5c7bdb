import { OutageLog, type Logger, EventStream } from '#runtime';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';

const POLL_EVERY_MS = 500;
/** A heartbeat each 15 seconds: the web apps connect anew after 40 seconds of silence. */
const POLLS_PER_HEARTBEAT = 30;

/** Polls the database for all event streams of this process at once, while there are any. */
export abstract class EventFeed<Stream extends CursorStream<object, Follower>> implements OnModuleDestroy {
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

  /** Reads what is new and sends it. A failure moves no cursor past unsent events: they are read again. */
  protected abstract read(streams: readonly Stream[]): Promise<void>;

  protected follow(stream: Stream, response: Response): void {
    if (response.closed) return;
    this.streams.add(stream);
    response.once('close', () => this.remove(stream));
    this.timer ??= setInterval(() => void this.poll(), POLL_EVERY_MS);
  }

  private async poll(): Promise<void> {
    if (this.polling || this.streams.size === 0) return;
    this.polling = true;
    await this.outage.watch(async () => {
      this.polls += 1;
      // Also while the database is away: clients must not connect again and again because of that.
      if (this.polls % POLLS_PER_HEARTBEAT === 0) for (const stream of this.streams) stream.heartbeat();
      if (this.polls % this.pollsPerCheck === 0) await this.closeEndedSessions();
      await this.read([...this.streams]);
    });
    this.polling = false;
  }

  private async closeEndedSessions(): Promise<void> {
    for (const stream of this.streams) if (!(await stream.follower.isCurrent())) stream.close();
  }

  private remove(stream: Stream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

/** Pages while there are more. Each reads the last millisecond again: its events may go on in the next. */
export async function* pagesSince<Item extends { readonly at: Date }>(
  since: Date,
  read: (since: Date) => Promise<{ readonly items: readonly Item[]; readonly more: boolean }>,
): AsyncGenerator<readonly Item[]> {
  for (let from = since, more = true; more;) {
    const page = await read(from);
    yield page.items;
    const last = page.items.at(-1)?.at ?? from;
    const before = new Date(last.getTime() - 1);
    from = before > from ? before : last;
    ({ more } = page);
  }
}

const RETRY_MS = 2_000;

export interface Follower {
  isCurrent(): Promise<boolean>;
}

export class CursorStream<Cursor extends { toString(): string }, Who extends Follower> {
  private stream: EventStream | null = null;

  constructor(
    readonly follower: Who,
    readonly cursor: Cursor,
    private readonly response: Response,
  ) {}

  /** `resumed` false: earlier events are not sent, so the client reads the lists. */
  open(resumed: boolean): void {
    this.begin({ resumed });
  }

  heartbeat(): void {
    this.beat(this.cursor.toString());
  }

  protected beat(id?: string, data?: object): void {
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
