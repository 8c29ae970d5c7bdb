import type { Point } from '#domain';
import { Caller, now, type Times } from './caller.js';

/** Couriers with the app open: each has an event stream, reports positions, takes offers while free and declines others. */
export interface Shift {
  readonly origin: string;
  readonly tokens: readonly string[];
  /** Each courier sends a batch of positions so often. */
  readonly reportEveryMs: number;
  /** Positions of a batch, one a second. */
  readonly batch: number;
}

export interface Worked {
  /** Streams that were open until the end. */
  readonly streams: number;
  readonly positions: number;
  readonly offers: number;
  readonly deliveries: number;
  /** `offers`: from the instant of an offer to its arrival, both by the clock of this machine; `positions`, and `acts`. */
  readonly times: Readonly<Record<string, Times>>;
}

export interface ArrivedOffer {
  readonly id: number;
  readonly offeredAt: string;
}

const DEGREES_A_SECOND = 0.0001;
const PLACE = { latitude: -22.9056, longitude: -47.0608 };
/** Answers to an act of a courier whom another one was faster than. */
export const TAKEN = [404, 409, 410];

/** A shift of many couriers, from `begin` to `end`. */
export class CourierShift {
  private readonly busy = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private reports = 0;
  private deliveries = 0;

  constructor(
    private readonly shift: Shift,
    protected readonly server = new Caller(shift.origin),
  ) {}

  /** All go online and report a position; resolved when every stream is open. */
  async begin(): Promise<this> {
    for (const token of this.shift.tokens) {
      await this.post('online', token, '/online');
      await this.report(token);
      await this.server.listen('/api/courier/events', bearer(token), (event, data) => {
        if (event !== 'offer') return;
        const offer = JSON.parse(data) as ArrivedOffer;
        this.server.add('offers', now() - Date.parse(offer.offeredAt));
        this.server.follow(this.take(token, offer));
      });
    }
    this.reportInTurn();
    return this;
  }

  /** Waits for acts under way, and closes the streams. */
  async end(): Promise<Worked> {
    clearInterval(this.timer);
    const streams = this.server.openStreams;
    const offers = this.server.count('offers');
    const times = await this.server.end();
    return {
      streams,
      positions: this.reports * this.shift.batch,
      offers,
      deliveries: this.deliveries,
      times,
    };
  }

  /** Where the courier is now. */
  protected placeOf(_token: string): Point {
    const moved = (this.reports % 100) * DEGREES_A_SECOND;
    return { latitude: PLACE.latitude + moved, longitude: PLACE.longitude - moved };
  }

  protected async take(token: string, offer: ArrivedOffer): Promise<void> {
    if (this.busy.has(token)) {
      await this.act(token, `/offers/${String(offer.id)}/decline`, {}, [204, ...TAKEN]);
      return;
    }
    this.busy.add(token);
    await this.deliver(token, offer.id);
    this.busy.delete(token);
  }

  protected act(token: string, path: string, body: object = {}, expected?: readonly number[]) {
    return this.post('acts', token, path, body, expected);
  }

  protected post(
    kind: string,
    token: string,
    path: string,
    body: object = {},
    expected: readonly number[] = [200],
  ): Promise<unknown> {
    return this.server.call(kind, { path: `/api/courier${path}`, headers: bearer(token), body, expected });
  }

  /** Spreads the reports over time, as phones do. */
  private reportInTurn(): void {
    const { tokens, reportEveryMs } = this.shift;
    let turn = 0;
    this.timer = setInterval(
      () => this.server.follow(this.report(tokens[turn++ % tokens.length]!)),
      reportEveryMs / tokens.length,
    );
  }

  private async report(token: string): Promise<void> {
    const { batch } = this.shift;
    const [last, place] = [now(), this.placeOf(token)];
    const positions = Array.from({ length: batch }, (_, i) => ({
      ...place,
      accuracy: 8,
      at: new Date(last - (batch - 1 - i) * 1_000).toISOString(),
    }));
    await this.post('positions', token, '/positions', positions, [204]);
    this.reports += 1;
  }

  /** The whole delivery, if nobody else accepts first. */
  private async deliver(token: string, offerId: number): Promise<void> {
    const accepted = await this.act(token, `/offers/${String(offerId)}/accept`, {}, [200, ...TAKEN]);
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
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
