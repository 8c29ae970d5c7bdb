import type { HubChange, HubCourier, HubOfferChange } from '#domain';
import type { Response } from 'express';
import { CursorStream } from './event.stream.js';
import type { HubEventCursor } from './hub-event-cursor.rules.js';

/**
 * The body of a change, with what boards show. Of two events of one record the one with the greater sequence is
 * newer.
 */
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

/** What boards show of a courier, all of one moment. */
function courierFacts(courier: HubCourier): object {
  const { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location } = courier;
  return { online, status, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location };
}

/** The body of an offer that was made or has ended. */
function hubOfferBody({ id, orderId, courierId, status, at }: HubOfferChange): object {
  return { id, sequence: status === 'open' ? 1 : 2, orderId, courierId, status, at };
}

/** Leaves out all but the last change of each courier, which already shows the courier as of now; a call for help stays. */
function withoutRepeats(changes: readonly HubChange[]): HubChange[] {
  const last = new Map(changes.map((change) => [keyOf(change), change]));
  return changes.filter((change) => last.get(keyOf(change)) === change);
}

function keyOf({ kind, id, changeId, type }: HubChange): string {
  return kind === 'courier' && type !== 'courier.emergency' ? `c${String(id)}` : String(changeId);
}

/** A client that follows a hub: an operator's board, or a merchant's list. */
export interface HubListener {
  readonly hubId: number;
  /** The changes that the client may see; offers are sent only to clients that may see all. */
  readonly sees: 'all' | ((change: HubChange) => boolean);
  /** Whether the session is still valid. */
  isCurrent(): Promise<boolean>;
}

/** The event stream of one listener. */
export class HubEventStream extends CursorStream<HubEventCursor> {
  /** What was last told of each courier on shift. */
  private told = new Map<number, string>();

  constructor(
    private readonly listener: HubListener,
    cursor: HubEventCursor,
    response: Response,
  ) {
    super(cursor, response);
  }

  get hubId(): number {
    return this.listener.hubId;
  }

  isCurrent(): Promise<boolean> {
    return this.listener.isCurrent();
  }

  /** `resumed` false: earlier events are not sent, so the client reads the lists. */
  open(resumed: boolean): void {
    this.begin({ resumed });
  }

  sendChanges(changes: readonly HubChange[]): void {
    const fresh = changes.filter(
      (change) => change.hubId === this.hubId && this.cursor.markChange(change) && this.isSeen(change),
    );
    for (const change of withoutRepeats(fresh)) this.write(change.kind, hubChangeBody(change));
  }

  /** Tells of couriers on shift who are not as they were last told of. */
  sendCouriers(couriers: readonly HubCourier[], at: Date): void {
    if (this.listener.sees !== 'all') return;
    const before = this.told;
    this.told = new Map();
    for (const courier of couriers) {
      if (courier.hubId !== this.hubId) continue;
      const facts = courierFacts(courier);
      const now = JSON.stringify(facts);
      this.told.set(courier.id, now);
      const { id } = courier;
      const sequence = this.cursor.changesAfter;
      if (before.get(id) !== now)
        this.write('courier', { id, sequence, type: 'courier.moved', at, ...facts });
    }
  }

  sendOffers(offers: readonly HubOfferChange[]): void {
    if (this.listener.sees !== 'all') return;
    const fresh = offers.filter((offer) => offer.hubId === this.hubId && this.cursor.markOffer(offer));
    for (const offer of fresh) this.write('offer', hubOfferBody(offer));
  }

  /** Records changes and offers as sent, because the client gets them from the lists that it reads after `ready`. */
  skip(changes: readonly HubChange[], offers: readonly HubOfferChange[]): void {
    for (const change of changes) this.cursor.markChange(change);
    for (const offer of offers) this.cursor.markOffer(offer);
  }

  override heartbeat(): void {
    super.heartbeat(this.cursor.toString());
  }

  private isSeen(change: HubChange): boolean {
    const { sees } = this.listener;
    return sees === 'all' || sees(change);
  }
}
