import type { Order, Stop } from './answers.rules.js';

export interface Task {
  readonly key: string;
  readonly order: Order;
  readonly goal: 'pickup' | 'stop' | 'return';
  readonly stop: Stop | null;
  readonly place: Pick<Stop, 'address' | 'latitude' | 'longitude'>;
}

/** The remaining tasks of an order, in the order in which they must be done. */
export function tasksOf(order: Order): Task[] {
  const { id, pickup, status, stops, needsReturn, returnBeforeCancelling } = order;
  const back: Task = { key: `${id}:return`, order, goal: 'return', stop: null, place: pickup };
  if (status === 'delivered' || (status === 'collected' && returnBeforeCancelling)) return [back];
  const atStops = stops
    .filter((stop) => stop.status === 'pending')
    .map((stop): Task => ({ key: `${id}:${stop.id}`, order, goal: 'stop', stop, place: stop }));
  const first: Task = { key: `${id}:pickup`, order, goal: 'pickup', stop: null, place: pickup };
  return [...(status === 'collected' ? [] : [first]), ...atStops, ...(needsReturn ? [back] : [])];
}

/**
 * All tasks in the sequence of the server, or of the courier since; unnamed ones come last. Waiting acts take
 * tasks out of it. A stop never comes before its pickup, a return never before what is on board.
 */
export function sequenceOf(orders: readonly Order[], sequence: readonly string[]): Task[] {
  const open = orders.flatMap(tasksOf);
  const done: Task[] = [];
  while (open.length > 0) {
    const ready = open.filter((task) => isReady(task, open));
    const started = done.length === 0 ? ready.find(isStarted) : undefined;
    const next = started ?? byChoice(ready, sequence) ?? ready[0];
    if (!next) break;
    done.push(next);
    open.splice(open.indexOf(next), 1);
  }
  return done;
}

function isReady(task: Task, open: readonly Task[]): boolean {
  const own = open.filter(({ order }) => order.id === task.order.id);
  if (task.goal === 'pickup') return true;
  if (task.goal === 'stop') return own.every(({ goal }) => goal !== 'pickup');
  return own.length === 1 && open.every((other) => other.goal !== 'stop' || !isReady(other, open));
}

/** Whether the courier stands at the task's place: a task that has begun stays first. */
function isStarted({ goal, order, stop }: Task): boolean {
  if (goal === 'pickup') return order.status === 'arrived_pickup_location';
  return goal === 'stop' && stop !== null && stop.arrivedAt !== null;
}

function byChoice(ready: readonly Task[], sequence: readonly string[]): Task | undefined {
  const key = sequence.find((one) => ready.some((task) => task.key === one));
  return ready.find((task) => task.key === key);
}

/** The orders of the first task: at a pickup all that wait at the same shop, its own first. */
export function ordersAtOnce([first, ...rest]: readonly Task[]): Order[] {
  if (!first) return [];
  const { name } = first.order.merchant;
  const together = ({ goal, order, place }: Task) =>
    goal === 'pickup' && order.merchant.name === name && place.address === first.place.address;
  return [first.order, ...(together(first) ? rest.filter(together) : []).map(({ order }) => order)];
}

/** The sequence with one task moved up; the first stays where it is. */
export function movedUp(tasks: readonly Task[], key: string): string[] {
  const keys = tasks.map((task) => task.key);
  const index = keys.indexOf(key);
  if (index > 0) keys.splice(index - 1, 0, ...keys.splice(index, 1));
  return keys;
}

type Step = 'toPickup' | 'atPickup' | 'toStop' | 'address' | 'atStop' | 'toReturn';

export function stepOf({ goal, order, stop }: Task): Step {
  if (goal === 'return') return 'toReturn';
  if (goal === 'pickup') return order.status === 'arrived_pickup_location' ? 'atPickup' : 'toPickup';
  if (stop && stop.latitude === null) return 'address';
  return stop && stop.arrivedAt !== null ? 'atStop' : 'toStop';
}

interface Where {
  readonly address: string;
  readonly district: string | null;
  readonly street?: string | null;
  readonly number?: string | null;
}

/** Street and district, without the city, which the courier knows. */
export function lines({ address, street = null, number = null, district }: Where): [string, string] {
  if (street === null || street === '') {
    const [first = '', ...rest] = address.split(/ - |, (?=\D)/);
    return [first, rest.join(', ')];
  }
  return [[street, number].filter(Boolean).join(', '), district ?? ''];
}

const CARDS = new Set(['card', 'credit_card', 'debit_card', 'credit', 'debit', 'card_machine']);

export function methodOf(method: string | null): 'cash' | 'card' | 'other' {
  if (method === null) return 'other';
  if (method === 'cash' || method === 'money') return 'cash';
  return CARDS.has(method) ? 'card' : 'other';
}

export function changeOf({ amountCents, changeForCents }: NonNullable<Stop['collect']>): number {
  return changeForCents === null ? 0 : Math.max(0, changeForCents - amountCents);
}

export const MAPS = ['waze', 'google', 'phone'] as const;
export type MapApp = (typeof MAPS)[number];

export function mapLink(app: MapApp, { latitude, longitude, address }: Task['place']): string {
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const text = encodeURIComponent(address);
  switch (app) {
    case 'waze':
      return `https://waze.com/ul?${point ? `ll=${point}` : `q=${text}`}&navigate=yes`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${point ?? text}&travelmode=driving`;
    case 'phone':
      return point ? `geo:${point}?q=${point}(${text})` : `geo:0,0?q=${text}`;
  }
}
