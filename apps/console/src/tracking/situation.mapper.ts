import type { OrderStatus, TrackedOrder, TrackedStop } from '#domain';
import type { ShownOrder } from './tracked-orders.service.js';
import {
  sentenceOf,
  type Sentence,
  type Situation,
  type StepName,
  type StepState,
  type TrackingVocabulary,
} from './tracking.vocabulary.js';

const BY_STATUS: Partial<Record<OrderStatus, Situation>> = {
  waiting: 'waiting_payment',
  scheduled: 'scheduled',
  preparing: 'preparing',
  pending: 'searching',
  accepted: 'to_pickup',
  arrived_pickup_location: 'at_pickup',
  cancelled: 'cancelled',
};

/** The situation of the shown stops, which may all have ended while the order continues. */
export function situationOf(order: TrackedOrder): Situation {
  const byStatus = BY_STATUS[order.status];
  if (byStatus) return byStatus;
  const open = order.stops.filter(({ status }) => status === 'pending');
  if (order.status !== 'collected' || open.length === 0) return outcomeOf(order);
  if (order.returning) return 'returning_cancelled';
  // On a link of several stops nobody knows at whose the courier is.
  const [stop, ...others] = order.stops;
  return stop?.arrived && others.length === 0 ? 'at_stop' : 'on_the_way';
}

function outcomeOf({ stops, redeliveryToken }: TrackedOrder): Situation {
  const failed = stops.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return 'delivered';
  if (failed < stops.length) return 'partly_delivered';
  return redeliveryToken === null ? 'not_delivered' : 'going_again';
}

export function headline(order: ShownOrder, words: TrackingVocabulary): Sentence {
  return sentenceOf(situationOf(order), order, words);
}

const FAILED = new Set<Situation>(['cancelled', 'not_delivered', 'returning_cancelled']);

export function hasFailed(order: TrackedOrder): boolean {
  return FAILED.has(situationOf(order));
}

export function stopStateOf({ status, arrived }: TrackedStop): TrackedStop['status'] | 'courier_there' {
  return status === 'pending' && arrived ? 'courier_there' : status;
}

export interface Step {
  readonly name: StepName;
  readonly at: Date | null;
  readonly state: StepState;
}

/** The way of an order in five steps; a cancelled one shows those it took. */
export function stepsOf(order: TrackedOrder): Step[] {
  const finished = order.stops.every(({ status }) => status !== 'pending');
  const reached: [StepName, Date | null][] = [
    ['received', order.createdAt],
    ['to_pickup', order.acceptedAt],
    ['at_pickup', order.arrivedPickupAt],
    ['on_the_way', order.collectedAt],
    ['delivered', finished && order.status !== 'cancelled' ? lastEnd(order.stops) : null],
  ];
  const current = finished || order.ended ? -1 : reached.findLastIndex(([, at]) => at !== null);
  const steps = reached.map(([name, at], i): Step => ({
    name,
    at,
    state: at === null ? 'ahead' : i === current ? 'current' : 'done',
  }));
  if (order.status !== 'cancelled') return steps;
  const taken = steps.filter(({ state }) => state !== 'ahead');
  return [...taken, { name: 'cancelled', at: order.cancelledAt, state: 'failed' }];
}

function lastEnd(stops: readonly TrackedStop[]): Date | null {
  const ends = stops.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
