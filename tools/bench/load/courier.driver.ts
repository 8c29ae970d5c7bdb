import { Agent, request, type Dispatcher } from 'undici';
import { quantile } from '../statistics.js';

/** Couriers with the app open: each has an event stream, reports positions, takes offers while free and declines others. */
export interface Shift {
  readonly origin: string;
  readonly tokens: readonly string[];
  /** Each courier sends a batch of positions so often. */
  readonly reportEveryMs: number;
  /** Positions of a batch, one a second. */
  readonly batch: number;
}

export interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Worked {
  /** Streams that were open until the end. */
  readonly streams: number;
  readonly positions: number;
  readonly offers: number;
  readonly deliveries: number;
  /** From the instant of an offer to its arrival, both by the clock of this machine. */
  readonly offerTimes: Times;
  readonly reportTimes: Times;
  /** Of requests that accept, decline, arrive, collect and deliver. */
  readonly actTimes: Times;
}

interface ArrivedOffer {
  readonly id: number;
  readonly offeredAt: string;
}

interface Reading {
  onReady: () => void;
  done: Promise<void>;
}

const DEGREES_A_SECOND = 0.0001;
const PLACE = { latitude: -22.9056, longitude: -47.0608 };
/** Answers to an act of a courier whom another one was faster than. */
const TAKEN = [404, 409, 410];

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** A shift of many couriers, from `begin` to `end`. */
export class CourierShift {
  // Each stream keeps its connection, and says nothing while nothing happens.
  private readonly agent = new Agent({ connections: null, bodyTimeout: 0 });
  private readonly streams = new Set<Dispatcher.ResponseData['body']>();
  private readonly under = new Set<Promise<void>>();
  private readonly times = { offers: [] as number[], reports: [] as number[], acts: [] as number[] };
  private timer: NodeJS.Timeout | undefined;
  private reports = 0;
  private deliveries = 0;
  private ended = false;
  private fault: unknown = null;

  private constructor(private readonly shift: Shift) {}

  /** All go online and report a position; resolved when every stream is open. */
  static async begin(shift: Shift): Promise<CourierShift> {
    const all = new CourierShift(shift);
    for (const token of shift.tokens) {
      await all.call(token, '/online', {}, [200]);
      await all.report(token);
      await all.open(token);
    }
    all.reportInTurn();
    return all;
  }

  /** Waits for acts under way, and closes the streams. */
  async end(): Promise<Worked> {
    clearInterval(this.timer);
    while (this.under.size > 0) await Promise.all(this.under);
    const streams = this.streams.size;
    this.ended = true;
    for (const stream of this.streams) stream.destroy();
    await this.agent.destroy();
    if (this.fault !== null) throw this.fault as Error;
    return {
      streams,
      positions: this.reports * this.shift.batch,
      offers: this.times.offers.length,
      deliveries: this.deliveries,
      offerTimes: timesOf(this.times.offers),
      reportTimes: timesOf(this.times.reports),
      actTimes: timesOf(this.times.acts),
    };
  }

  /** Spreads the reports over time, as phones do. */
  private reportInTurn(): void {
    const { tokens, reportEveryMs } = this.shift;
    let turn = 0;
    this.timer = setInterval(
      () => this.follow(this.report(tokens[turn++ % tokens.length]!)),
      reportEveryMs / tokens.length,
    );
  }

  private async report(token: string): Promise<void> {
    const last = now();
    const moved = (this.reports % 100) * DEGREES_A_SECOND;
    const batch = Array.from({ length: this.shift.batch }, (_, i) => ({
      latitude: PLACE.latitude + moved,
      longitude: PLACE.longitude - moved,
      accuracy: 8,
      at: new Date(last - (this.shift.batch - 1 - i) * 1_000).toISOString(),
    }));
    await this.timed(this.times.reports, () => this.call(token, '/positions', batch, [204]));
    this.reports += 1;
  }

  private async open(token: string): Promise<void> {
    const { statusCode, body } = await request(`${this.shift.origin}/api/courier/events`, {
      dispatcher: this.agent,
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    if (statusCode !== 200) throw new Error(`A stream was answered ${String(statusCode)}`);
    this.streams.add(body);
    const reading = this.read(token, body);
    await new Promise<void>((ready, failed) => {
      reading.onReady = ready;
      reading.done.catch(failed);
    });
  }

  /** Reads the events of a stream until it closes. */
  private read(token: string, body: Dispatcher.ResponseData['body']): Reading {
    const reading: Reading = { onReady: () => undefined, done: Promise.resolve() };
    let busy = false;
    const take = async (offer: ArrivedOffer) => {
      this.times.offers.push(now() - Date.parse(offer.offeredAt));
      if (busy) {
        await this.act(token, `/offers/${String(offer.id)}/decline`, [204, ...TAKEN]);
        return;
      }
      busy = true;
      await this.deliver(token, offer.id);
      busy = false;
    };
    const handle = (event: string) => {
      const [, name] = /^event: ?(.*)$/m.exec(event) ?? [];
      const [, data = ''] = /^data: ?(.*)$/m.exec(event) ?? [];
      if (name === 'ready') reading.onReady();
      else if (name === 'offer') this.follow(take(JSON.parse(data) as ArrivedOffer));
    };
    reading.done = this.events(body, handle);
    reading.done.catch((error: unknown) => {
      this.fault ??= error;
    });
    return reading;
  }

  private async events(
    body: Dispatcher.ResponseData['body'],
    handle: (event: string) => void,
  ): Promise<void> {
    let text = '';
    try {
      for await (const chunk of body) {
        const parts = (text + String(chunk)).split('\n\n');
        text = parts.pop() ?? '';
        parts.forEach(handle);
      }
    } catch (error) {
      if (!this.ended) throw error;
    }
    this.streams.delete(body);
    if (!this.ended) throw new Error('The gateway closed a stream');
  }

  /** The whole delivery, if nobody else accepts first. */
  private async deliver(token: string, offerId: number): Promise<void> {
    const accepted = await this.act(token, `/offers/${String(offerId)}/accept`, [200, ...TAKEN]);
    if (accepted === null) return;
    const { id, stops } = accepted as { id: number; stops: readonly { id: string }[] };
    const order = `/orders/${String(id)}`;
    await this.act(token, `${order}/arrive-pickup`);
    await this.act(token, `${order}/collect`);
    for (const stop of stops) {
      await this.act(token, `${order}/stops/${stop.id}/arrive`);
      await this.act(token, `${order}/stops/${stop.id}/deliver`);
    }
    this.deliveries += 1;
  }

  private act(token: string, path: string, expected: readonly number[] = [200]): Promise<unknown> {
    return this.timed(this.times.acts, () => this.call(token, path, {}, expected));
  }

  /** The answer; null: none, or one of the refusals among `expected`. */
  private async call(
    token: string,
    path: string,
    sent: object,
    expected: readonly number[],
  ): Promise<unknown> {
    const { statusCode, body } = await request(`${this.shift.origin}/api/courier${path}`, {
      dispatcher: this.agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const text = await body.text();
    if (!expected.includes(statusCode))
      throw new Error(`POST ${path} was answered ${String(statusCode)}: ${text}`);
    return statusCode === 200 ? JSON.parse(text) : null;
  }

  private async timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    times.push(performance.now() - began);
    return result;
  }

  /** Work that nobody awaits; the first fault is raised at the end. */
  private follow(work: Promise<unknown>): void {
    const followed: Promise<void> = work.then(
      () => undefined,
      (error: unknown) => {
        this.fault ??= error;
      },
    );
    this.under.add(followed);
    void followed.then(() => this.under.delete(followed));
  }
}

function timesOf(values: number[]): Times {
  values.sort((a, b) => a - b);
  return { p50Ms: quantile(values, 0.5), p99Ms: quantile(values, 0.99) };
}
