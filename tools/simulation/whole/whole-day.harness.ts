import type { Point } from '#domain';
import { CourierWay } from './courier-way.calculator.js';
import type { Dispatcher, WholeDay, WholeDecision } from './whole-day.types.js';

/** Between two looks at the day: couriers answer, move and are seen, orders are placed, a pass runs. */
const TICK_SECONDS = 30;
/** After the last order, for what is under way. */
const REST_SECONDS = 90 * 60;
const REST_REPORT_SECONDS = 120;

export interface PlayedDay {
  readonly decisions: readonly WholeDecision[];
  /** By the index of the order; null: it was not delivered. */
  readonly deliveredAt: readonly (number | null)[];
}

/** Plays a day on a virtual clock with whoever decides. The same couriers do the same for everybody. */
export async function playDay(
  day: WholeDay,
  dispatcher: Dispatcher,
  onTick: (now: number) => void = () => undefined,
): Promise<PlayedDay> {
  const played = new Played(day, dispatcher);
  const last = Math.max(...day.orders.map(({ placedAt }) => placedAt)) + REST_SECONDS;
  for (let now = 0; now <= last && !played.isOver; now += TICK_SECONDS) {
    onTick(now);
    await played.tick(now);
  }
  return played;
}

class Played implements PlayedDay {
  readonly decisions: WholeDecision[] = [];
  readonly deliveredAt: (number | null)[];
  private readonly ways: CourierWay[];
  private placed = 0;
  private readonly online = new Set<number>();
  private readonly reported = new Map<number, { place: Point; at: number }>();
  private offered: WholeDecision[] = [];

  constructor(
    private readonly day: WholeDay,
    private readonly dispatcher: Dispatcher,
  ) {
    this.deliveredAt = day.orders.map(() => null);
    this.ways = day.couriers.map(({ place }) => new CourierWay(place));
  }

  get isOver(): boolean {
    return this.deliveredAt.every((at) => at !== null);
  }

  async tick(now: number): Promise<void> {
    this.dispatcher.setTime(now);
    await this.answerOffers(now);
    await this.moveCouriers(now);
    for (; (this.day.orders[this.placed]?.placedAt ?? Infinity) <= now; this.placed++)
      await this.dispatcher.place(this.placed);
    this.offered = await this.dispatcher.pass();
    this.decisions.push(...this.offered);
  }

  private async answerOffers(now: number): Promise<void> {
    const taken = new Map<number, number[]>();
    for (const { order, courier } of this.offered) {
      const accepted = !this.day.declines(order, courier);
      await this.dispatcher.answer(courier, order, accepted);
      if (accepted) taken.set(courier, [...(taken.get(courier) ?? []), order]);
    }
    for (const [courier, orders] of taken)
      this.ways[courier]?.take(
        orders.map((index) => ({ ...this.day.orders[index]!, index })),
        now,
      );
  }

  /** Apps of couriers at rest send little, but often enough that their place counts as known. */
  private async reportPlace(courier: number, place: Point, now: number): Promise<void> {
    const last = this.reported.get(courier);
    const atRest =
      last?.place.latitude === place.latitude &&
      last.place.longitude === place.longitude &&
      now - last.at < REST_REPORT_SECONDS;
    if (atRest) return;
    this.reported.set(courier, { place, at: now });
    await this.dispatcher.report(courier, place);
  }

  private async moveCouriers(now: number): Promise<void> {
    for (const [courier, { onAt }] of this.day.couriers.entries()) {
      if (onAt > now) continue;
      if (!this.online.has(courier)) await this.dispatcher.goOnline(courier);
      this.online.add(courier);
      const way = this.ways[courier]!;
      await this.reportPlace(courier, way.placeAt(now), now);
      for (const { kind, order } of way.doneUntil(now)) {
        await this.dispatcher[kind](courier, order);
        if (kind === 'deliver') this.deliveredAt[order] = now;
      }
    }
  }
}
