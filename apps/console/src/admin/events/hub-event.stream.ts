import type { HubChange, HubOfferChange, OperatorSession } from '#domain';
import { EventStream } from '#runtime';
import type { Response } from 'express';
import { hubChangeBody, hubOfferBody, withoutRepeats } from './hub-event.body.js';
import type { HubEventCursor } from './hub-event-cursor.rules.js';

const RETRY_MS = 2_000;

/** The event stream of one board. */
export class HubEventStream {
  private stream: EventStream | null = null;

  constructor(
    readonly hubId: number,
    readonly session: OperatorSession,
    readonly cursor: HubEventCursor,
    private readonly response: Response,
  ) {}

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
    const fresh = changes.filter((change) => change.hubId === this.hubId && this.cursor.markChange(change));
    for (const change of withoutRepeats(fresh)) this.send(change.kind, hubChangeBody(change));
  }

  sendOffers(offers: readonly HubOfferChange[]): void {
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

  private send(event: string, data: object): void {
    this.stream?.send(this.cursor.toString(), event, data);
  }
}
