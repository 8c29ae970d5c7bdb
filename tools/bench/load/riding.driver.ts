import { CitiesRoads } from '#city';
import type { Point } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { RiderWay } from '../../simulation/company/rider-way.calculator.js';
import { type Caller, now } from './caller.js';
import { type ArrivedOffer, bearer, CourierShift, type Shift, TAKEN } from './courier.driver.js';

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

/** So many times as fast as life. */
const SPEED = 8;
const THINKS_MS = 4_000 / SPEED;
const AT_PICKUP_MS = 60_000 / SPEED;
const AT_DOOR_MS = 90_000 / SPEED;
const LOOKS_MS = 500;

/** Couriers who ride by the roads of a city, in the sequence that their app says. */
export class RidingShift extends CourierShift {
  private readonly ways: ReadonlyMap<string, RiderWay>;
  private readonly working = new Set<string>();
  /** Couriers who accepted something since they looked at their orders. */
  private readonly accepted = new Set<string>();

  constructor(shift: Shift, server: Caller, cities: string, places: readonly Point[]) {
    super(shift, server);
    const warn = (message: string) => server.follow(Promise.reject(new Error(message)));
    const roads = new CitiesRoads(cities, warn, () => 0);
    const start = (i: number) => places[(i * 7) % places.length]!;
    this.ways = new Map(shift.tokens.map((token, i) => [token, new RiderWay(roads, start(i), 1 / SPEED)]));
  }

  protected override placeOf(token: string): Point {
    return this.ways.get(token)!.placeAt(now() / 1_000);
  }

  protected override async take(token: string, { id }: ArrivedOffer): Promise<void> {
    await pause(THINKS_MS);
    const path = `/offers/${String(id)}/accept`;
    if ((await this.post('accept', token, path, {}, [200, ...TAKEN])) === null) return;
    this.accepted.add(token);
    if (this.working.has(token)) return;
    this.working.add(token);
    while (this.accepted.has(token)) await this.carry(token);
    this.working.delete(token);
  }

  /** One visit after the other, until nothing is left. */
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
      const path = `/orders/${String(order.id)}`;
      if (stop) await this.handOver(token, `${path}/stops/${stop.id}`);
      else await this.collect(token, path, order.pickupCode);
    }
  }

  private async collect(token: string, path: string, pickupCode: string | null): Promise<void> {
    await this.post('arrive', token, `${path}/arrive-pickup`);
    await pause(AT_PICKUP_MS);
    await this.post('collect', token, `${path}/collect`, { pickupCode });
  }

  private async handOver(token: string, path: string): Promise<void> {
    await this.post('arrive', token, `${path}/arrive`);
    await pause(AT_DOOR_MS);
    await this.post('deliver', token, `${path}/deliver`);
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
