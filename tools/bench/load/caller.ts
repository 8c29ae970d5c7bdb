import { Agent, request, type Dispatcher } from 'undici';
import { timesOf, type Times } from '../statistics.js';

interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: a GET. */
  readonly body?: object;
  readonly expected?: readonly number[];
}

type Body = Dispatcher.ResponseData['body'];
type Handle = (event: string, data: string) => void;

export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Requests are timed by their kind. */
export class Caller {
  // Each stream keeps its connection, and is silent while nothing happens.
  private readonly agent = new Agent({ connections: null, bodyTimeout: 0 });
  /** A second address: one has 200 streams of pages without a log-in at most. */
  private readonly elsewhere = new Agent({ connections: null, bodyTimeout: 0, localAddress: '127.0.0.2' });
  private readonly streams = new Set<Body>();
  private readonly under = new Set<Promise<void>>();
  private readonly times = new Map<string, number[]>();
  private ended = false;
  private fault: unknown = null;

  constructor(private readonly origin: string) {}

  get openStreams(): number {
    return this.streams.size;
  }

  add(kind: string, ms: number): void {
    const values = this.times.get(kind) ?? [];
    this.times.set(kind, values);
    values.push(ms);
  }

  /** null: the answer has no body, or is one of the refusals among `expected`. */
  async call(kind: string, { path, headers, body, expected = [200] }: Call): Promise<unknown> {
    const began = performance.now();
    const answer = await request(`${this.origin}${path}`, {
      dispatcher: this.agent,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (!expected.includes(answer.statusCode))
      throw new Error(`${path} was answered ${String(answer.statusCode)}: ${text}`);
    this.add(kind, performance.now() - began);
    const isJson = String(answer.headers['content-type']).includes('json');
    return answer.statusCode < 300 && isJson && text !== '' ? JSON.parse(text) : null;
  }

  /** Resolves with the function that closes the stream, once its first event has come. */
  async listen(path: string, headers: Call['headers'], handle: Handle, here = true): Promise<() => void> {
    const { statusCode, body } = await request(`${this.origin}${path}`, {
      dispatcher: here ? this.agent : this.elsewhere,
      headers: { ...headers, accept: 'text/event-stream' },
    });
    if (statusCode !== 200) throw new Error(`${path} was answered ${String(statusCode)}`);
    this.streams.add(body);
    await new Promise<void>((ready, failed) => {
      const reading = this.read(body, (event, data) => {
        ready();
        handle(event, data);
      });
      reading.catch(failed);
    });
    return () => {
      this.streams.delete(body);
      body.destroy();
    };
  }

  /** Nobody awaits this work: the first fault is raised at the end. */
  follow(work: Promise<unknown>): void {
    const followed: Promise<void> = work.then(
      () => undefined,
      (error: unknown) => {
        this.fault ??= error;
      },
    );
    this.under.add(followed);
    void followed.then(() => this.under.delete(followed));
  }

  check(): void {
    if (this.fault !== null) throw this.fault as Error;
  }

  /** Waits for what is under way, and closes the streams. */
  async end(): Promise<Record<string, Times>> {
    while (this.under.size > 0 && this.fault === null) await Promise.all(this.under);
    this.ended = true;
    for (const stream of this.streams) stream.destroy();
    await Promise.all([this.agent.destroy(), this.elsewhere.destroy()]);
    this.check();
    return Object.fromEntries([...this.times].map(([kind, values]) => [kind, timesOf(values)]));
  }

  private async read(body: Body, handle: Handle): Promise<void> {
    let text = '';
    try {
      for await (const chunk of body) {
        const parts = (text + String(chunk)).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) tell(part, handle);
      }
      throw new Error('The gateway closed a stream');
    } catch (error) {
      if (this.ended || !this.streams.has(body)) return;
      this.fault ??= error;
      throw error;
    }
  }
}

function tell(part: string, handle: Handle): void {
  const [, event] = /^event: ?(.*)$/m.exec(part) ?? [];
  const [, data = ''] = /^data: ?(.*)$/m.exec(part) ?? [];
  if (event !== undefined) handle(event, data);
}
