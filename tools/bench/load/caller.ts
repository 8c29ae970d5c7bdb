import { Agent, request, type Dispatcher } from 'undici';
import { timesOf, type Times } from '../statistics.js';

interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: a GET. */
  readonly body?: object;
  readonly expected?: readonly number[];
}

/** Requests are timed by their kind. */
export class Caller {
  // Each stream keeps its connection, and is silent while nothing happens.
  private readonly agent = new Agent({ connections: null, bodyTimeout: 0 });
  /** A second address: one has 200 streams of pages without a log-in at most. */
  private readonly elsewhere = new Agent({ connections: null, bodyTimeout: 0, localAddress: '127.0.0.2' });
  private readonly streams = new Set<Dispatcher.ResponseData['body']>();
  private readonly under = new Set<Promise<unknown>>();
  private readonly times = new Map<string, number[]>();

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
      throw new Error(`${path} was answered ${answer.statusCode}: ${text}`);
    this.add(kind, performance.now() - began);
    const isJson = String(answer.headers['content-type']).includes('json');
    return answer.statusCode < 300 && isJson && text !== '' ? JSON.parse(text) : null;
  }

  /** Returns the function that closes the stream. */
  async listen(
    path: string,
    headers: Call['headers'],
    handle: (event: string, data: string) => void,
    here = true,
  ): Promise<() => void> {
    const { statusCode, body } = await request(`${this.origin}${path}`, {
      dispatcher: here ? this.agent : this.elsewhere,
      headers: { ...headers, accept: 'text/event-stream' },
    });
    if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
    this.streams.add(body);
    let rest = '';
    body.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(part)?.[1];
        handle(field('event') ?? '', field('data') ?? '');
      }
    });
    // The error of its own end is one of the fetched body.
    body
      .on('error', () => undefined)
      .on('close', () => {
        if (this.streams.has(body)) throw new Error(`The gateway closed ${path}`);
      });
    return () => {
      this.streams.delete(body);
      body.destroy();
    };
  }

  /** Nobody awaits this work: its fault ends the process. */
  follow(work: Promise<unknown>): void {
    this.under.add(work);
    void work.then(() => this.under.delete(work));
  }

  /** Waits for what is under way, and closes the streams. */
  async end(): Promise<Record<string, Times>> {
    while (this.under.size > 0) await Promise.all(this.under);
    this.streams.clear();
    await Promise.all([this.agent.destroy(), this.elsewhere.destroy()]);
    return Object.fromEntries([...this.times].map(([kind, values]) => [kind, timesOf(values)]));
  }
}
