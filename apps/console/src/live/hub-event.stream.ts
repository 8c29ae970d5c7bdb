import type { HubChange, HubOfferChange } from '#domain';
import { EventStream } from '#runtime';
import type { Response } from 'express';
import { hubChangeBody, hubOfferBody, withoutRepeats } from './hub-event.body.js';
import type { HubEventCursor } from './hub-event-cursor.rules.js';

const RETRY_MS = 2_000;

/** Whoever follows a hub: an operator's board, or a merchant's list. */
export interface HubListener {
  readonly hubId: number;
  /** What of the hub's changes is theirs to see; offers are for those who see all. */
  readonly sees: 'all' | ((change: HubChange) => boolean);
  /** Whether the session is still valid. */
  isCurrent(): Promise<boolean>;
}

/** The event stream of one listener. */
export class HubEventStream {
  private stream: EventStream | null = null;

  constructor(
    readonly listener: HubListener,
    readonly cursor: HubEventCursor,
    private readonly response: Response,
  ) {}

  get hubId(): number {
    return this.listener.hubId;
  }

  get closed(): boolean {
    return this.response.closed;
  }

  /** `resumed` false: earlier events are not sent, so the board reads the lists. */
  open(resumed: boolean): void {
    this.stream = new EventStream(this.response);
    this.stream.retryAfter(RETRY_MS);
    this.send('ready', { resumed });
  }

  sendChanges(changes: readonly HubChange[]): void {
    const fresh = changes.filter(
      (change) => change.hubId === this.hubId && this.cursor.markChange(change) && this.isSeen(change),
    );
    for (const change of withoutRepeats(fresh)) this.send(change.kind, hubChangeBody(change));
  }

  sendOffers(offers: readonly HubOfferChange[]): void {
    if (this.listener.sees !== 'all') return;
    const fresh = offers.filter((offer) => offer.hubId === this.hubId && this.cursor.markOffer(offer));
    for (const offer of fresh) this.send('offer', hubOfferBody(offer));
  }

  /** Records changes and offers as sent, because the board gets them from the lists that it reads after `ready`. */
  skip(changes: readonly HubChange[], offers: readonly HubOfferChange[]): void {
    for (const change of changes) this.cursor.markChange(change);
    for (const offer of offers) this.cursor.markOffer(offer);
  }

  heartbeat(): void {
    this.stream?.heartbeat(this.cursor.toString());
  }

  close(): void {
    this.response.end();
  }

  private isSeen(change: HubChange): boolean {
    const { sees } = this.listener;
    return sees === 'all' || sees(change);
  }

  private send(event: string, data: object): void {
    this.stream?.send(this.cursor.toString(), event, data);
  }
}
