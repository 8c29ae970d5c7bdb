import type { Clock, MaybePromise } from '#domain';

/** After its last request a hub counts as present for this time. */
const PRESENT_MS = 1_000;
/**
 * A hub that is alone has so many times its limit: as many requests as PostgreSQL works on at once, and few
 * enough to be done soon when another hub comes.
 */
const ALONE_FACTOR = 4;

/** A longer request goes on without its turn: it may be waiting for a caller who reads slowly. */
const HELD_MS = 5_000;
const POLL_MS = 100;

/** A second call does nothing. */
type EndTurn = () => void;

interface Turn {
  readonly beganMs: number;
}

interface HubQueue {
  readonly hubId: number;
  /** The oldest first. */
  readonly running: Set<Turn>;
  readonly waiting: ((end: EndTurn) => void)[];
}

interface Presence {
  readonly hubId: number;
  atMs: number;
}

/**
 * Limits how many requests of one hub are worked on at the same time while other hubs are present: when a hub
 * sends ten thousand orders at once, its own requests wait and those of the other hubs do not. A hub that is
 * alone has four times the limit. Requests of a hub begin in the order in which they came.
 */
export class HubTurns {
  private readonly queues = new Map<number, HubQueue>();
  /** The two hubs that asked last. */
  private newest: Presence | null = null;
  private other: Presence | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly clock: Pick<Clock, 'millis'>,
    private readonly limit: number,
  ) {}

  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.queues.values()) sum += waiting.length;
    return sum;
  }

  take(hubId: number): MaybePromise<EndTurn> {
    this.notePresence(hubId);
    const queue = this.queueOf(hubId);
    this.admit(queue);
    if (queue.waiting.length === 0 && this.hasRoom(queue)) return this.begin(queue);
    this.timer ??= setInterval(() => this.look(), POLL_MS).unref();
    return new Promise((granted) => queue.waiting.push(granted));
  }

  private begin(queue: HubQueue): EndTurn {
    const turn = { beganMs: this.clock.millis() };
    queue.running.add(turn);
    return () => {
      if (queue.running.delete(turn)) this.admit(queue);
      if (queue.running.size + queue.waiting.length === 0) this.queues.delete(queue.hubId);
    };
  }

  private admit(queue: HubQueue): void {
    while (queue.waiting.length > 0 && this.hasRoom(queue)) queue.waiting.shift()?.(this.begin(queue));
  }

  private hasRoom({ hubId, running }: HubQueue): boolean {
    const now = this.clock.millis();
    for (const turn of running) {
      if (now - turn.beganMs < HELD_MS) break;
      running.delete(turn);
    }
    return running.size < (this.othersArePresent(hubId) ? this.limit : this.limit * ALONE_FACTOR);
  }

  /** Runs by a timer: no event says that a turn was held too long, or that the other hubs have gone. */
  private look(): void {
    for (const queue of this.queues.values()) this.admit(queue);
    if (this.waiting > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private othersArePresent(hubId: number): boolean {
    const last = this.newest?.hubId === hubId ? this.other : this.newest;
    return last !== null && this.clock.millis() - last.atMs < PRESENT_MS;
  }

  private notePresence(hubId: number): void {
    const atMs = this.clock.millis();
    if (this.newest?.hubId === hubId) {
      this.newest.atMs = atMs;
      return;
    }
    this.other = this.newest;
    this.newest = { hubId, atMs };
  }

  private queueOf(hubId: number): HubQueue {
    const known = this.queues.get(hubId);
    if (known) return known;
    const queue: HubQueue = { hubId, running: new Set(), waiting: [] };
    this.queues.set(hubId, queue);
    return queue;
  }
}
