import type { Order } from '../../ground/api/client.js';

/** Groups of the board, in their order: what an order waits for next. */
export const GROUPS = ['attention', 'search', 'pickup', 'delivery', 'back', 'later'] as const;
export type Group = (typeof GROUPS)[number];

type Lateness = 'calm' | 'risk' | 'late';

export interface Due {
  /** The time in milliseconds; null: nothing is promised yet. */
  readonly at: number | null;
  readonly minutesLeft: number;
  readonly lateness: Lateness;
}

type Timed = Pick<
  Order,
  | 'status'
  | 'statusAt'
  | 'scheduledFor'
  | 'readyAt'
  | 'deliverBy'
  | 'acceptedAt'
  | 'approachM'
  | 'arrivalLimitAt'
  | 'arrivedPickupAt'
  | 'collectLimitAt'
  | 'collectedAt'
  | 'deliveredAt'
  | 'durationS'
  | 'returnDistanceM'
>;

const MINUTE = 60_000;
/** An order that no courier has accepted for this long needs the operator. */
const SEARCH_MINUTES = 6;
const ARRIVAL_GRACE_MINUTES = 6;
const HANDOVER_MINUTES = 10;
const DELIVERY_GRACE_MINUTES = 8;
/** An order is at risk this many minutes before its time. */
const RISK_MINUTES = 3;
/** Speed of a motorbike in a city, in metres per second. */
const SPEED_M_PER_S = 5;

const USUAL_APPROACH_M = 2_000;

const instant = (text: string | null) => (text === null ? null : Date.parse(text));
const since = ({ statusAt }: Timed) => Date.parse(statusAt);

/** When each step is due: the promised time, else the usual duration of the step. */
const DUE = {
  waiting: () => null,
  preparing: () => null,
  completed: () => null,
  cancelled: () => null,
  scheduled: ({ scheduledFor }) => instant(scheduledFor),
  pending: (order) => Math.max(since(order), instant(order.readyAt) ?? 0) + SEARCH_MINUTES * MINUTE,
  accepted: (order) =>
    instant(order.arrivalLimitAt) ??
    (instant(order.acceptedAt) ?? since(order)) +
      ((order.approachM ?? USUAL_APPROACH_M) / SPEED_M_PER_S) * 1_000 +
      ARRIVAL_GRACE_MINUTES * MINUTE,
  arrived_pickup_location: (order) =>
    instant(order.collectLimitAt) ??
    Math.max(instant(order.arrivedPickupAt) ?? since(order), instant(order.readyAt) ?? 0) +
      HANDOVER_MINUTES * MINUTE,
  collected: (order) =>
    instant(order.deliverBy) ??
    (instant(order.collectedAt) ?? since(order)) + order.durationS * 1_000 + DELIVERY_GRACE_MINUTES * MINUTE,
  delivered: (order) =>
    (instant(order.deliveredAt) ?? since(order)) +
    (order.returnDistanceM / SPEED_M_PER_S) * 1_000 +
    DELIVERY_GRACE_MINUTES * MINUTE,
} satisfies Record<Order['status'], (order: Timed) => number | null>;

const known = new WeakMap<Timed, number | null>();

/** When the next step is due; null: nothing is promised yet. A board asks for thousands of them, often. */
function dueAt(order: Timed): number | null {
  const before = known.get(order);
  if (before !== undefined) return before;
  const at = DUE[order.status](order);
  known.set(order, at);
  return at;
}

export function dueOf(order: Timed, now: number): Due {
  const at = dueAt(order);
  if (at === null) return { at, minutesLeft: Infinity, lateness: 'calm' };
  const minutesLeft = Math.floor((at - now) / MINUTE);
  const lateness =
    order.status === 'scheduled' ? 'calm' : at <= now ? 'late' : minutesLeft < RISK_MINUTES ? 'risk' : 'calm';
  return { at, minutesLeft, lateness };
}

export function stageOf({ status }: Pick<Order, 'status'>): Exclude<Group, 'attention'> {
  switch (status) {
    case 'pending':
      return 'search';
    case 'accepted':
    case 'arrived_pickup_location':
      return 'pickup';
    case 'collected':
      return 'delivery';
    case 'delivered':
      return 'back';
    case 'waiting':
    case 'scheduled':
    case 'preparing':
    case 'completed':
    case 'cancelled':
      return 'later';
  }
}

export interface Line {
  readonly order: Order;
  readonly due: Due;
}

/** Orders by group, each sorted by time left. Late orders need the operator, whatever their stage. */
export function grouped(orders: readonly Order[], now: number): ReadonlyMap<Group, readonly Line[]> {
  const groups = new Map<Group, Line[]>(GROUPS.map((group) => [group, []]));
  for (const order of orders) {
    const due = dueOf(order, now);
    groups.get(due.lateness === 'late' ? 'attention' : stageOf(order))?.push({ order, due });
  }
  for (const lines of groups.values())
    lines.sort((a, b) => (a.due.at ?? Infinity) - (b.due.at ?? Infinity) || a.order.id - b.order.id);
  return groups;
}

/** Cents that the courier must still collect from recipients. */
export function toCollect({ stops }: Pick<Order, 'stops'>): number {
  return stops.reduce((sum, stop) => sum + (stop.status === 'pending' ? (stop.collectCents ?? 0) : 0), 0);
}

/** The next open stop. */
export function nextStop({ stops }: Pick<Order, 'stops'>) {
  return stops.find(({ status }) => status === 'pending') ?? stops.at(-1);
}

export const COMMANDS = [
  'assign',
  'release',
  'ready',
  'complete',
  'confirmPayment',
  'ungroup',
  'cancel',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Commands that an order allows now; the server decides in the end. */
export function commandsFor({ status, courierId, groupLeaderId, paymentStatus }: Order): Command[] {
  const held = courierId !== null;
  const before = [
    'waiting',
    'scheduled',
    'preparing',
    'pending',
    'accepted',
    'arrived_pickup_location',
  ].includes(status);
  const all: Record<Command, boolean> = {
    confirmPayment: paymentStatus === 'awaiting',
    assign: ['pending', 'preparing', 'accepted', 'arrived_pickup_location', 'collected'].includes(status),
    ready: status === 'preparing' || status === 'scheduled',
    release: held && ['accepted', 'arrived_pickup_location'].includes(status),
    ungroup: groupLeaderId !== null,
    complete: held && ['collected', 'delivered'].includes(status),
    cancel: before || status === 'collected',
  };
  return (Object.keys(all) as Command[]).filter((command) => all[command]);
}

/** Open orders of each courier. */
export function byCourier(orders: readonly Order[]): ReadonlyMap<number, readonly Order[]> {
  const carried = new Map<number, Order[]>();
  for (const order of orders) {
    if (order.courierId === null) continue;
    const own = carried.get(order.courierId);
    if (own) own.push(order);
    else carried.set(order.courierId, [order]);
  }
  return carried;
}
