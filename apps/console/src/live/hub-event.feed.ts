import { Clock, HubActivity, type HubChange, type HubCourier, type HubOfferChange } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, Module } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed, pagesSince, CursorStream, type Follower } from './event.feed.js';
import { HubEventCursor, InstantCursor } from './hub-event-cursor.rules.js';

/** An event's body. A greater sequence is a newer state of the record. */
function hubChangeBody(change: HubChange): object {
  const { id, type, at } = change;
  if (change.kind === 'order') {
    const { sequence, status, courierId } = change;
    return { id, sequence, type, at, status, courierId };
  }
  const sequence = change.changeId;
  if (change.kind === 'request') return { id, sequence, type, at };
  return { id, sequence, type, at, ...courierFacts(change) };
}

function courierFacts(courier: HubCourier): object {
  const { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location } = courier;
  return { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location };
}

function hubOfferBody({ id, orderId, courierId, status, at }: HubOfferChange): object {
  return { id, sequence: status === 'open' ? 1 : 2, orderId, courierId, status, at };
}

/** Leaves out all but each courier's last change, which shows the courier as of now; calls for help stay. */
function withoutRepeats(changes: readonly HubChange[]): HubChange[] {
  const last = new Map(changes.map((change) => [keyOf(change), change]));
  return changes.filter((change) => last.get(keyOf(change)) === change);
}

function keyOf({ kind, id, changeId, type }: HubChange): string {
  return kind === 'courier' && type !== 'courier.emergency' ? `c${String(id)}` : String(changeId);
}

interface HubFollower extends Follower {
  readonly hubId: number;
  /** The changes that the client may see; only a client that sees `all` is sent offers. */
  readonly sees: 'all' | ((change: HubChange) => boolean);
}

class HubEventStream extends CursorStream<HubEventCursor, HubFollower> {
  /** Facts of each courier on shift as they were last sent. */
  private lastSent = new Map<number, string>();

  get hubId(): number {
    return this.follower.hubId;
  }

  sendChanges(changes: readonly HubChange[]): void {
    const fresh = changes.filter(
      (change) => change.hubId === this.hubId && this.cursor.markChange(change) && this.isSeen(change),
    );
    for (const change of withoutRepeats(fresh)) this.write(change.kind, hubChangeBody(change));
  }

  sendCouriers(couriers: readonly HubCourier[], at: Date): void {
    if (this.follower.sees !== 'all') return;
    const before = this.lastSent;
    this.lastSent = new Map();
    for (const courier of couriers) {
      if (courier.hubId !== this.hubId) continue;
      const facts = courierFacts(courier);
      const now = JSON.stringify(facts);
      this.lastSent.set(courier.id, now);
      const { id } = courier;
      const sequence = this.cursor.changesAfter;
      if (before.get(id) !== now)
        this.write('courier', { id, sequence, type: 'courier.moved', at, ...facts });
    }
  }

  sendOffers(offers: readonly HubOfferChange[]): void {
    if (this.follower.sees !== 'all') return;
    const fresh = offers.filter((offer) => offer.hubId === this.hubId && this.cursor.markOffer(offer));
    for (const offer of fresh) this.write('offer', hubOfferBody(offer));
  }

  /** Records changes and offers as sent, as the client gets them from the lists it reads after `ready`. */
  skip(changes: readonly HubChange[], offers: readonly HubOfferChange[]): void {
    for (const change of changes) this.cursor.markChange(change);
    for (const offer of offers) this.cursor.markOffer(offer);
  }

  private isSeen(change: HubChange): boolean {
    const { sees } = this.follower;
    return sees === 'all' || sees(change);
  }
}

const POLLS_PER_CHECK = 4;
/** Positions and orders of couriers on boards are at most this old. */
const COURIERS_EVERY_MS = 10_000;

@Injectable()
export class HubEventFeed extends EventFeed<HubEventStream> {
  private couriersAt = 0;

  constructor(
    private readonly activity: HubActivity,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, POLLS_PER_CHECK);
  }

  /** Without `Last-Event-ID`, or with one too old, a listener gets events from now on. */
  async join(listener: HubFollower, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = HubEventCursor.parse(lastEventId, now);
    const cursor = resumed ?? new HubEventCursor(await this.activity.settledUpTo(0), new InstantCursor(now));
    const stream = new HubEventStream(listener, cursor, response);
    if (resumed) {
      stream.open(true);
      await this.readNews([stream]);
    } else {
      await this.skipVisible(stream);
      stream.open(false);
    }
    this.follow(stream, response);
  }

  protected async read(streams: readonly HubEventStream[]): Promise<void> {
    await this.readNews(streams);
    await this.readCouriers(streams);
  }

  private async readNews(streams: readonly HubEventStream[]): Promise<void> {
    const hubIds = hubsOf(streams);
    const after = Math.min(...streams.map(({ cursor }) => cursor.changesAfter));
    const settled = await this.activity.settledUpTo(after);
    const now = this.clock.millis();
    for await (const { items, readUpTo } of this.changes(hubIds, after)) {
      for (const stream of streams) stream.sendChanges(items);
      // After a lost connection a board continues behind the last page sent.
      for (const { cursor } of streams) cursor.settle(Math.min(readUpTo, settled), 0);
    }
    const since = new Date(Math.min(...streams.map(({ cursor }) => cursor.offers.since.getTime())));
    for await (const offers of pagesSince(since, (from) => this.activity.offers(hubIds, from)))
      for (const stream of streams) stream.sendOffers(offers);
    for (const { cursor } of streams) cursor.settle(settled, now);
  }

  private async *changes(hubIds: readonly number[], after: number) {
    for (let from = after, more = true; more;) {
      const page = await this.activity.changes(hubIds, from);
      yield page;
      ({ readUpTo: from, more } = page);
    }
  }

  /** Events of couriers come once a minute while they move, and none says what they carry. */
  private async readCouriers(streams: readonly HubEventStream[]): Promise<void> {
    const now = this.clock.millis();
    // A clock may have been set back.
    if (Math.abs(now - this.couriersAt) < COURIERS_EVERY_MS) return;
    this.couriersAt = now;
    const couriers = await this.activity.onShift(hubsOf(streams));
    for (const stream of streams) stream.sendCouriers(couriers, new Date(now));
  }

  private async skipVisible(stream: HubEventStream): Promise<void> {
    const { cursor, hubId } = stream;
    for await (const { items } of this.changes([hubId], cursor.changesAfter)) stream.skip(items, []);
    stream.skip([], (await this.activity.offers([hubId], cursor.offers.since)).items);
  }
}

const hubsOf = (streams: readonly HubEventStream[]) => [...new Set(streams.map(({ hubId }) => hubId))];

@Module({ providers: [HubEventFeed], exports: [HubEventFeed] })
export class LiveModule {}
