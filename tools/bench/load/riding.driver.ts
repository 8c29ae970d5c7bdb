import { CitiesRoads } from '#city';
import type { Point } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { RiderWay } from '../../simulation/company/rider-way.calculator.js';
import type { City } from '../setup/city.world.js';
import type { Caller } from './caller.js';

interface ArrivedOffer {
  readonly id: number;
  readonly offeredAt: string;
}

interface Carried {
  readonly items: readonly {
    readonly id: number;
    readonly pickup: Point;
    readonly pickupCode: string | null;
    readonly stops: readonly (Point & { readonly id: string })[];
  }[];
  /** Keys of visits: order, and `pickup` or the stop. */
  readonly sequence: readonly string[];
}

/** Faster than real life by this factor. */
const SPEED = 8;
/** On average: nobody answers in the same instant as fifty others. */
const THINKS_MS = 4_000 / SPEED;
const AT_PICKUP_MS = 60_000 / SPEED;
const AT_DOOR_MS = 90_000 / SPEED;
const LOOKS_MS = 500;
const POSITIONS_EVERY_MS = 5_000;
/** Answers to an act when another courier was faster. */
const TAKEN = [404, 409, 410];

/** Couriers report their place, take every offer and ride by road, in the sequence that their app gives. */
export class RidingShift {
  private readonly ways: ReadonlyMap<string, RiderWay>;
  private readonly working = new Set<string>();
  /** Tokens of couriers who accepted something since they looked at their orders. */
  private readonly accepted = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  /** The couriers begin at some of the city's places. */
  constructor(
    private readonly server: Caller,
    { cities, couriers, places }: City,
  ) {
    const warn = (message: string) => {
      throw new Error(message);
    };
    const roads = new CitiesRoads(cities, warn, () => 0);
    const start = (i: number) => places[(i * 7) % places.length]!;
    this.ways = new Map(couriers.map((token, i) => [token, new RiderWay(roads, start(i), 1 / SPEED)]));
  }

  /** Resolves when every stream is open. */
  async begin(): Promise<void> {
    for (const token of this.ways.keys()) {
      await this.post('online', token, '/online');
      await this.report(token);
      await this.server.listen('/api/courier/events', bearer(token), (event, data) => {
        if (event !== 'offer') return;
        const offer = JSON.parse(data) as ArrivedOffer;
        // From its instant to its arrival, both by the clock of this machine.
        this.server.add('offers', now() - Date.parse(offer.offeredAt));
        this.server.follow(this.take(token, offer));
      });
    }
    // Spread over time, as phones report.
    const tokens = [...this.ways.keys()];
    let turn = 0;
    this.timer = setInterval(
      () => this.server.follow(this.report(tokens[turn++ % tokens.length]!)),
      POSITIONS_EVERY_MS / tokens.length,
    );
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async report(token: string): Promise<void> {
    const at = now();
    const place = this.ways.get(token)!.placeAt(at / 1_000);
    const positions = [{ ...place, accuracy: 8, at: new Date(at).toISOString() }];
    await this.post('positions', token, '/positions', positions, [204]);
  }

  private post(
    kind: string,
    token: string,
    path: string,
    body: object = {},
    expected: readonly number[] = [200],
  ): Promise<unknown> {
    return this.server.call(kind, { path: `/api/courier${path}`, headers: bearer(token), body, expected });
  }

  private async take(token: string, { id }: ArrivedOffer): Promise<void> {
    await pause(THINKS_MS * (0.5 + Math.random()));
    const path = `/offers/${id}/accept`;
    if ((await this.post('accept', token, path, {}, [200, ...TAKEN])) === null) return;
    this.accepted.add(token);
    if (this.working.has(token)) return;
    this.working.add(token);
    while (this.accepted.has(token)) await this.carry(token);
    this.working.delete(token);
  }

  /** One visit after the other, until none is left. */
  private async carry(token: string): Promise<void> {
    for (;;) {
      this.accepted.delete(token);
      const request = { path: '/api/courier/orders', headers: bearer(token) };
      const { items, sequence } = (await this.server.call('own orders', request)) as Carried;
      const [id, goal] = sequence[0]?.split(':') ?? [];
      const order = items.find((one) => String(one.id) === id);
      if (!order) return;
      const stop = order.stops.find((one) => one.id === goal);
      await this.ride(token, stop ?? order.pickup);
      const path = `/orders/${order.id}`;
      if (stop) {
        await this.post('arrive', token, `${path}/stops/${stop.id}/arrive`);
        await pause(AT_DOOR_MS);
        await this.post('deliver', token, `${path}/stops/${stop.id}/deliver`);
      } else {
        await this.post('arrive', token, `${path}/arrive-pickup`);
        await pause(AT_PICKUP_MS);
        await this.post('collect', token, `${path}/collect`, { pickupCode: order.pickupCode });
      }
    }
  }

  private async ride(token: string, { latitude, longitude }: Point): Promise<void> {
    let since = now() / 1_000;
    for (;;) {
      const at = now() / 1_000;
      if (this.ways.get(token)!.moveTo({ latitude, longitude }, since, at)) return;
      since = at;
      await pause(LOOKS_MS);
    }
  }
}

const now = () => performance.timeOrigin + performance.now();

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
