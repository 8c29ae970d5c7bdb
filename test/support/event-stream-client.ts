import { get, type ClientRequest, type IncomingMessage } from 'node:http';

export interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** A client of server-sent events, which are queued until a test asks for them. */
export class EventStreamClient {
  private readonly received: ReceivedEvent[] = [];
  private wake = (): void => undefined;
  readonly ended: Promise<void>;

  private constructor(
    private readonly request: ClientRequest,
    response: IncomingMessage,
  ) {
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) this.receive(part);
      this.wake();
    });
    this.ended = new Promise((done) => response.once('close', done));
  }

  static open(url: string, token: string, lastEventId?: string): Promise<EventStreamClient> {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    };
    return new Promise((done, failed) => {
      const request = get(url, { headers }, (response) => {
        expect(response.headers['content-type']).toMatch('text/event-stream');
        expect(response.headers['cache-control']).toContain('no-transform');
        done(new EventStreamClient(request, response));
      });
      request.once('error', failed);
    });
  }

  async next(): Promise<ReceivedEvent> {
    while (this.received.length === 0) await new Promise<void>((wake) => (this.wake = wake));
    return this.received.shift()!;
  }

  /** Events up to the first that matches. */
  async until(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent[]> {
    const all: ReceivedEvent[] = [];
    do all.push(await this.next());
    while (!fits(all.at(-1)!));
    return all;
  }

  hangUp(): void {
    this.request.on('error', () => undefined).destroy();
  }

  /** Heartbeats come by the wall clock, so tests do not see them. */
  private receive(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const data = field('data');
    if (data !== undefined && field('event') !== 'heartbeat')
      this.received.push({
        id: field('id') ?? '',
        event: field('event') ?? '',
        data: JSON.parse(data) as Record<string, unknown>,
      });
  }
}
