import { replaceEqualDeep } from '@tanstack/react-query';
import type { Answer, Order, Courier } from '../../base/api/client.js';
import { outOfSearchSince } from '../../base/search-presence.rules.js';

/** Groups of the board by what an order waits for next, in their order on the screen. */
export const GROUPS = ['attention', 'search', 'pickup', 'delivery', 'back', 'later'] as const;
export type Group = (typeof GROUPS)[number];

export interface Due {
  /** Null: nothing is promised, or the order has ended. */
  readonly promiseMs: number | null;
  readonly minutesLeft: number;
  /** `risk`: it will be late by the projection. */
  readonly lateness: 'calm' | 'risk' | 'late';
  /** Null: nobody is searched for. */
  readonly searchLeft: number | null;
}

interface Projected {
  /** Milliseconds; only where the server projects a delivery after the promise. */
  readonly expectedAt?: number;
  readonly searchEndsAt?: number;
  /** Its search ended without a courier. */
  readonly nobodyTook?: boolean;
  /** Place in the queue for a busy courier, and when one will be free. */
  readonly queue?: QueuePlace;
}

type QueuePlace = NonNullable<Answer<'/api/admin/arrivals'>['searches'][number]['queue']>;

type Timed = Pick<Order, 'status' | 'deliverBy'> & Projected;

const MINUTE = 60_000;
const ENDED: readonly Order['status'][] = ['delivered', 'completed', 'cancelled'];
const known = new WeakMap<Timed, number | null>();

/** Cached, as the board asks for thousands of promises at each tick. */
function promiseOf(order: Timed): number | null {
  const before = known.get(order);
  if (before !== undefined) return before;
  const { deliverBy, status } = order;
  const promiseMs = deliverBy !== null && !ENDED.includes(status) ? Date.parse(deliverBy) : null;
  known.set(order, promiseMs);
  return promiseMs;
}

/** Uses the core's rule (`isLate`), as the clock goes on between two answers of the server. */
export function dueOf(order: Timed, now: number): Due {
  const promiseMs = promiseOf(order);
  const { searchEndsAt } = order;
  const searchLeft =
    searchEndsAt === undefined ? null : Math.max(0, Math.floor((searchEndsAt - now) / MINUTE));
  if (promiseMs === null) return { promiseMs, minutesLeft: Infinity, lateness: 'calm', searchLeft };
  // Whole minutes, rounded as History and reports round them.
  const minutesLeft = Math.trunc((promiseMs - now) / MINUTE) + 0;
  const lateness = now > promiseMs ? 'late' : (order.expectedAt ?? 0) > promiseMs ? 'risk' : 'calm';
  return { promiseMs, minutesLeft, searchLeft, lateness };
}

/** A search that ends within this time without a courier plays a sound. */
export const ENDING_MINUTES = 2;

interface Arrivals {
  readonly expected: ReadonlyMap<number, number>;
  readonly endings: ReadonlyMap<number, number>;
  readonly queues?: ReadonlyMap<number, QueuePlace>;
}

export const NO_ARRIVALS: Arrivals = { expected: new Map(), endings: new Map() };

export type BoardOrder = Order & Projected;

const withProjection = new WeakMap<Order, BoardOrder>();

/** Gives the same object while order and projection are the same, as each row and mark compares it. */
function projectedOf(order: Order, projection: Projected): BoardOrder {
  const projected = replaceEqualDeep(withProjection.get(order), { ...order, ...projection });
  withProjection.set(order, projected);
  return projected;
}

/** Adds the server's projections; unchanged orders stay the same objects, so nothing is drawn anew. */
export function withArrivals(
  orders: Readonly<Record<number, Order>>,
  arrivals: Arrivals,
  untaken: ReadonlySet<number> = new Set(),
): Readonly<Record<number, BoardOrder>> {
  const projected: Record<number, BoardOrder> = { ...orders };
  for (const id of new Set([...arrivals.expected.keys(), ...arrivals.endings.keys(), ...untaken])) {
    const order = orders[id];
    if (!order) continue;
    const facts = factsOf(order, arrivals, untaken);
    if (Object.keys(facts).length > 0) projected[id] = projectedOf(order, facts);
  }
  return projected;
}

function factsOf(order: Order, arrivals: Arrivals, untaken: ReadonlySet<number>): Projected {
  const { id, status } = order;
  const promiseMs = promiseOf(order);
  const expectedAt = arrivals.expected.get(id);
  const late = expectedAt !== undefined && promiseMs !== null && expectedAt > promiseMs && { expectedAt };
  if (status !== 'pending') return { ...late };
  if (untaken.has(id)) return { ...late, nobodyTook: true };
  const [searchEndsAt, queue] = [arrivals.endings.get(id), arrivals.queues?.get(id)];
  return { ...late, ...(searchEndsAt !== undefined && { searchEndsAt }), ...(queue && { queue }) };
}

const STAGE_OF: Readonly<Record<Order['status'], Exclude<Group, 'attention'>>> = {
  waiting: 'later',
  scheduled: 'later',
  preparing: 'later',
  pending: 'search',
  accepted: 'pickup',
  arrived_pickup_location: 'pickup',
  collected: 'delivery',
  delivered: 'back',
  completed: 'later',
  cancelled: 'later',
};

export const stageOf = ({ status }: Pick<Order, 'status'>) => STAGE_OF[status];

export interface Line {
  readonly order: Order;
  readonly due: Due;
}

/** Groups orders, sorted by time left. Late ones of any stage come first; untaken ones are in its head. */
export function grouped(orders: readonly BoardOrder[], now: number): ReadonlyMap<Group, readonly Line[]> {
  const groups = new Map<Group, Line[]>(GROUPS.map((group) => [group, []]));
  for (const order of orders) {
    if (order.nobodyTook) continue;
    const due = dueOf(order, now);
    groups.get(due.lateness === 'late' ? 'attention' : stageOf(order))?.push({ order, due });
  }
  for (const lines of groups.values())
    lines.sort(
      (a, b) => (a.due.promiseMs ?? Infinity) - (b.due.promiseMs ?? Infinity) || a.order.id - b.order.id,
    );
  return groups;
}

/** Cents that the courier must still collect from recipients. */
export function toCollect({ stops }: Pick<Order, 'stops'>): number {
  return stops.reduce((sum, stop) => sum + (stop.status === 'pending' ? (stop.collectCents ?? 0) : 0), 0);
}

export function nextStop({ stops }: Pick<Order, 'stops'>) {
  return stops.find(({ status }) => status === 'pending') ?? stops.at(-1);
}

/** The key of each command; the shell's list of keys shows them. */
export const COMMAND_KEYS = {
  assign: 'a',
  searchAgain: 's',
  release: 'l',
  ready: 'p',
  complete: 'c',
  confirmPayment: 'f',
  ungroup: 'u',
  cancel: 'Delete',
} as const;
export type Command = keyof typeof COMMAND_KEYS;
export const COMMANDS = Object.keys(COMMAND_KEYS) as Command[];

/** Commands that an order allows now; the server decides in the end. */
export function commandsFor(order: BoardOrder): Command[] {
  const { status, courierId, groupLeaderId, paymentStatus, nobodyTook = false } = order;
  const held = courierId !== null;
  const all: Record<Command, boolean> = {
    confirmPayment: paymentStatus === 'awaiting',
    searchAgain: nobodyTook,
    assign: ['pending', 'preparing', 'accepted', 'arrived_pickup_location', 'collected'].includes(status),
    ready: status === 'preparing' || status === 'scheduled',
    release: held && ['accepted', 'arrived_pickup_location'].includes(status),
    ungroup: groupLeaderId !== null,
    complete: held && ['collected', 'delivered'].includes(status),
    cancel: !ENDED.includes(status),
  };
  return (Object.keys(all) as Command[]).filter((command) => all[command]);
}

export function byCourier(orders: readonly Order[]): ReadonlyMap<number, readonly Order[]> {
  const carried = new Map<number, Order[]>();
  for (const order of orders) {
    if (order.courierId === null) continue;
    carried.set(order.courierId, [...(carried.get(order.courierId) ?? []), order]);
  }
  return carried;
}

type Shown = Pick<Courier, 'online' | 'status' | 'lastSeenAt' | 'shiftEndsAt'>;

/** A row is green only while the search counts the courier. */
export function courierRowOf(courier: Shown, carrying: number, nowMs: number) {
  const { online, status, lastSeenAt, shiftEndsAt } = courier;
  const outSince = online ? outOfSearchSince(lastSeenAt, nowMs) : null;
  const crowded = carrying > 0 && (outSince !== null || shiftEndsAt !== null);
  return {
    /** Milliseconds; null: the search counts the courier, or they are off shift. */
    outSince,
    /** Receives orders now and has none on hand. */
    free: carrying === 0 && status !== 'offline' && outSince === null,
    /** Greyed. */
    away: !online || outSince !== null,
    /** The row has room for what the courier does; the number of their orders is always shown. */
    saysState: !crowded && (outSince === null || carrying > 0),
  };
}

interface Holder {
  readonly holderId: number | null;
  readonly collected: boolean;
  /** Who had the order when the operator began to choose. */
  readonly seenId?: number | null;
}

/** Asked first: goods would change hands, or somebody got the order while the operator chose. */
export function asksFirst(
  order: Pick<Order, 'status' | 'courierId'>,
  courierId: number,
  known?: Holder,
): boolean {
  const collected = known?.collected ?? order.status === 'collected';
  const holderId = known ? known.holderId : order.courierId;
  if (holderId === null || holderId === courierId) return false;
  return collected || (known?.seenId !== undefined && known.seenId !== holderId);
}
