import type { AttemptError, Clock, ReadyDelivery } from '#domain';

export interface ReceiverLimits {
  readonly perReceiver: number;
  /** How many may wait here for a receiver that has shown that it answers quickly. */
  readonly mostAhead: number;
  /** Failures to answer at all, in a row, that open the circuit. */
  readonly failuresToOpen: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const RECEIVER_LIMITS: ReceiverLimits = {
  perReceiver: 64,
  mostAhead: 1_000,
  failuresToOpen: 5,
  firstPauseMs: 10_000,
  longestPauseMs: 120_000,
};

/** Nobody there, as opposed to somebody who says no. */
const NO_ANSWER: ReadonlySet<AttemptError> = new Set<AttemptError>([
  'timeout',
  'dns',
  'connect',
  'tls',
  'reset',
  'refused_address',
]);

/** Trust grows with each answer and is gone with the first silence. */
const TRUST_PER_ANSWER = 8;

class Receiver {
  /** How many may wait beyond those under way. */
  ahead = 0;
  inFlight = 0;
  failures = 0;
  openUntil = 0;
  pauseMs = 0;
  readonly waiting: ReadyDelivery[] = [];
  readonly subscriptions = new Set<number>();
}

/** What became of a receiver's circuit by one outcome: until when it is open, and what had been waiting. */
export interface Opened {
  readonly until: Date;
  readonly subscriptions: readonly number[];
  readonly waiting: readonly ReadyDelivery[];
}

/**
 * Per receiver host: how much is under way, and a circuit. It opens when the host no longer answers, and then one
 * delivery at a time finds out whether it is back. So a dead or hanging receiver delays only itself.
 */
export class Receivers {
  private readonly byHost = new Map<string, Receiver>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: ReceiverLimits = RECEIVER_LIMITS,
  ) {}

  /** Subscriptions for which nothing more should be claimed at present. */
  busy(): number[] {
    return [...this.byHost.values()]
      .filter((receiver) => this.spare(receiver) <= 0)
      .flatMap((receiver) => [...receiver.subscriptions]);
  }

  /** How many more this host could be given now, to begin with or to keep. */
  roomFor(host: string): number {
    return Math.max(0, this.spare(this.byHost.get(host) ?? new Receiver()));
  }

  /** now: a slot is taken · later: kept until one is free · a date: the circuit is open until then. */
  admit(host: string, delivery: ReadyDelivery): 'now' | 'later' | Date {
    const receiver = this.receiver(host);
    receiver.subscriptions.add(delivery.subscriptionId);
    if (receiver.openUntil > this.clock.millis()) return new Date(receiver.openUntil);
    if (receiver.inFlight < this.room(receiver)) {
      receiver.inFlight++;
      return 'now';
    }
    receiver.waiting.push(delivery);
    return 'later';
  }

  /** Frees the slot; tells when that opened the circuit. */
  finished(host: string, error: AttemptError | null): Opened | null {
    const receiver = this.receiver(host);
    receiver.inFlight--;
    if (error === null || !NO_ANSWER.has(error)) {
      receiver.failures = 0;
      receiver.ahead = Math.min(this.limits.mostAhead, receiver.ahead + TRUST_PER_ANSWER);
      receiver.pauseMs = 0;
      receiver.openUntil = 0;
      return null;
    }
    receiver.failures++;
    receiver.ahead = 0;
    const now = this.clock.millis();
    if (receiver.failures < this.limits.failuresToOpen || receiver.openUntil > now) return null;
    const { firstPauseMs, longestPauseMs } = this.limits;
    receiver.pauseMs = Math.min(longestPauseMs, receiver.pauseMs === 0 ? firstPauseMs : receiver.pauseMs * 2);
    receiver.openUntil = now + receiver.pauseMs;
    const waiting = receiver.waiting.splice(0);
    return { until: new Date(receiver.openUntil), subscriptions: [...receiver.subscriptions], waiting };
  }

  /** Frees a slot that was not used after all. */
  skipped(host: string): void {
    this.receiver(host).inFlight--;
  }

  /** The next that waited for this host, with a slot taken for it. */
  next(host: string): ReadyDelivery | null {
    const receiver = this.receiver(host);
    if (receiver.waiting.length === 0 || receiver.inFlight >= this.room(receiver)) {
      if (isIdle(receiver)) this.byHost.delete(host);
      return null;
    }
    receiver.inFlight++;
    return receiver.waiting.shift() ?? null;
  }

  /** Everything that waits, to be given back. */
  dismiss(): ReadyDelivery[] {
    return [...this.byHost.values()].flatMap((receiver) => receiver.waiting.splice(0));
  }

  private receiver(host: string): Receiver {
    const known = this.byHost.get(host) ?? new Receiver();
    this.byHost.set(host, known);
    return known;
  }

  private spare(receiver: Receiver): number {
    if (receiver.openUntil > this.clock.millis()) return 0;
    return this.room(receiver) + receiver.ahead - receiver.inFlight - receiver.waiting.length;
  }

  /** After enough silence one at a time, until an answer comes. */
  private room(receiver: Receiver): number {
    return receiver.failures >= this.limits.failuresToOpen ? 1 : this.limits.perReceiver;
  }
}

function isIdle(receiver: Receiver): boolean {
  return receiver.inFlight === 0 && receiver.failures === 0 && receiver.waiting.length === 0;
}
