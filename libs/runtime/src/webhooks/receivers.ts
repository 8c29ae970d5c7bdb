import type { AttemptError, Clock, OpenCircuit, ReadyDelivery, SaturatedSubscription } from '#domain';

const RECEIVER_LIMITS = {
  perReceiver: 64,
  /** Deliveries that may wait for a receiver that answers quickly. */
  maxQueueAllowance: 1_000,
  /** Attempts in a row without any answer. */
  failuresToOpen: 5,
  firstPauseMs: 10_000,
  maxPauseMs: 120_000,
  /** Beyond it, receivers with nothing under way and no failures are forgotten, with their allowance. */
  maxReceivers: 1_000,
};

const NO_ANSWER: ReadonlySet<AttemptError> = new Set<AttemptError>([
  'timeout',
  'dns',
  'connect',
  'tls',
  'reset',
  'refused_address',
]);

/**
 * The queue allowance of a receiver grows by this with each answer, and is 0 after an attempt without one.
 */
const TRUST_PER_ANSWER = 8;

class Receiver {
  /** In addition to those under way. */
  queueAllowance = 0;
  inFlight = 0;
  failures = 0;
  openUntil = 0;
  openedAt = 0;
  pauseMs = 0;
  readonly waiting: ReadyDelivery[] = [];
  readonly subscriptions = new Set<number>();
}

interface OpenedCircuit extends OpenCircuit {
  readonly waiting: readonly ReadyDelivery[];
}

/**
 * A circuit opens when a host no longer answers; then one delivery at a time tests whether it is back. So a
 * receiver that is down or hangs delays only its own deliveries.
 */
export class Receivers {
  private readonly byHost = new Map<string, Receiver>();

  constructor(
    private readonly clock: Clock,
    private readonly limits = RECEIVER_LIMITS,
  ) {}

  /** Subscriptions whose hosts have no capacity now: nothing more should be claimed for them. */
  saturatedSubscriptions(): SaturatedSubscription[] {
    return [...this.byHost.values()]
      .filter((receiver) => this.spareCapacity(receiver) <= 0)
      .flatMap((receiver) => {
        const pausedAt = this.isPaused(receiver) ? new Date(receiver.openedAt) : null;
        return [...receiver.subscriptions].map((id) => ({ id, pausedAt }));
      });
  }

  /** One delivery at a time then tests whether the host is back. */
  liftPause(host: string): void {
    const receiver = this.byHost.get(host);
    if (receiver) receiver.openUntil = 0;
  }

  /** now: a slot is taken · later: it waits for a slot · a date: the circuit is open until then. */
  admit(host: string, delivery: ReadyDelivery): 'now' | 'later' | Date {
    const receiver = this.receiver(host);
    receiver.subscriptions.add(delivery.subscriptionId);
    const liftedAt = delivery.subscription.pauseLiftedAt?.getTime() ?? 0;
    if (liftedAt > receiver.openedAt) receiver.openUntil = 0;
    if (this.isPaused(receiver)) return new Date(receiver.openUntil);
    if (receiver.inFlight < this.slots(receiver)) {
      receiver.inFlight++;
      return 'now';
    }
    receiver.waiting.push(delivery);
    return 'later';
  }

  /** Whatever the circuit and the deliveries under way: for a test that somebody waits for. */
  admitAtOnce(host: string, { subscriptionId }: ReadyDelivery): void {
    const receiver = this.receiver(host);
    receiver.subscriptions.add(subscriptionId);
    receiver.inFlight++;
  }

  /** Frees the slot; returns the circuit if the outcome opened it. */
  finished(host: string, error: AttemptError | null): OpenedCircuit | null {
    const receiver = this.receiver(host);
    receiver.inFlight--;
    if (error === null || !NO_ANSWER.has(error)) {
      receiver.failures = 0;
      receiver.queueAllowance = Math.min(
        this.limits.maxQueueAllowance,
        receiver.queueAllowance + TRUST_PER_ANSWER,
      );
      receiver.pauseMs = 0;
      receiver.openUntil = 0;
      return null;
    }
    receiver.failures++;
    receiver.queueAllowance = 0;
    const now = this.clock.millis();
    if (receiver.failures < this.limits.failuresToOpen || this.isPaused(receiver)) return null;
    const { firstPauseMs, maxPauseMs } = this.limits;
    receiver.pauseMs = Math.min(maxPauseMs, receiver.pauseMs === 0 ? firstPauseMs : receiver.pauseMs * 2);
    receiver.openedAt = now;
    receiver.openUntil = now + receiver.pauseMs;
    return {
      subscriptions: [...receiver.subscriptions],
      openedAt: new Date(now),
      until: new Date(receiver.openUntil),
      waiting: receiver.waiting.splice(0),
    };
  }

  /** For a slot that was not used. */
  releaseSlot(host: string): void {
    this.receiver(host).inFlight--;
  }

  /** A slot is taken for it. */
  next(host: string): ReadyDelivery | null {
    const receiver = this.receiver(host);
    if (receiver.waiting.length === 0 || receiver.inFlight >= this.slots(receiver)) return null;
    receiver.inFlight++;
    return receiver.waiting.shift() ?? null;
  }

  /** Removes and returns the deliveries whose lease ends before the instant. */
  takeWaitingFor(host: string, until: number): ReadyDelivery[] {
    const { waiting } = this.receiver(host);
    const isLate = ({ leasedUntil }: ReadyDelivery) => leasedUntil.getTime() < until;
    const late = waiting.filter(isLate);
    if (late.length > 0) waiting.splice(0, waiting.length, ...waiting.filter((one) => !isLate(one)));
    return late;
  }

  takeWaiting(): ReadyDelivery[] {
    return [...this.byHost.values()].flatMap((receiver) => receiver.waiting.splice(0));
  }

  private receiver(host: string): Receiver {
    const known = this.byHost.get(host);
    if (known !== undefined) return known;
    if (this.byHost.size >= this.limits.maxReceivers) this.forgetIdle();
    const receiver = new Receiver();
    this.byHost.set(host, receiver);
    return receiver;
  }

  private forgetIdle(): void {
    for (const [host, { inFlight, failures, waiting }] of this.byHost)
      if (inFlight === 0 && failures === 0 && waiting.length === 0) this.byHost.delete(host);
  }

  /** A clock that was set back to before the pause ends it. */
  private isPaused({ openedAt, openUntil }: Receiver): boolean {
    const now = this.clock.millis();
    return openedAt <= now && now < openUntil;
  }

  private spareCapacity(receiver: Receiver): number {
    if (this.isPaused(receiver)) return 0;
    return this.slots(receiver) + receiver.queueAllowance - receiver.inFlight - receiver.waiting.length;
  }

  /** One at a time after failures without an answer, until an answer comes. */
  private slots(receiver: Receiver): number {
    return receiver.failures >= this.limits.failuresToOpen ? 1 : this.limits.perReceiver;
  }
}
