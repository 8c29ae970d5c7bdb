import {
  cents,
  distanceMeters,
  DomainError,
  type MaybePoint,
  pointOf,
  randomBase62,
} from '../../base/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { CollectedMoney, CollectionInput, Stop } from './stop.types.js';
import type { FailInput } from './stop-act.types.js';
import type { Hub } from '../../company/index.js';
import type { OrderRecord } from './order.entity.js';
import { endedAt } from './order.rules.js';

/** @throws stop_not_found */
export function stopOf(change: OrderChange, ordinal: number): Stop {
  const stop = change.order.stop(ordinal);
  if (!stop) throw new DomainError('stop_not_found');
  return stop;
}

/** The stop that the courier is to end. @throws stop_not_found · transition_refused */
export function openStop(change: OrderChange, ordinal: number, command: string): Stop {
  const stop = stopOf(change, ordinal);
  if (change.order.status !== 'collected' || stop.status !== 'pending') {
    throw new DomainError('transition_refused', { command, status: change.order.status, stop: stop.status });
  }
  return stop;
}

const SECRET_LENGTH = 16;
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9A-Za-z]{16}$/;

/** The token of a stop: the order's uuid, by which the order is found, and 95 random bits. */
export function stopTrackingToken(orderUuid: string): string {
  return orderUuid.replaceAll('-', '') + randomBase62(SECRET_LENGTH);
}

/** The uuid in a stop's token; null: not such a token. */
export function orderUuidOf(token: string): string | null {
  return TOKEN.exec(token)?.slice(1).join('-') ?? null;
}

type Asked = Pick<Stop, 'collectCents' | 'collectMethod' | 'changeForCents'>;

/**
 * What was collected at a stop: as stated, else what was asked for, in cash where no method was named;
 * another amount or method needs a reason. null: nothing. @throws required_value (`collected.reason`)
 */
export function collectedOf(asked: Asked, stated: CollectionInput | null | undefined): CollectedMoney | null {
  const expected = expectedOf(asked);
  if (expected === null || !stated) return expected;
  const reason = stated.reason?.trim() ?? '';
  const differs = isOther(asked, stated);
  if (differs && reason === '') throw new DomainError('required_value', { field: 'collected.reason' });
  const change = stated.method === 'cash' ? expected.changeCents : cents(0);
  return {
    cents: stated.cents,
    method: stated.method,
    changeCents: stated.changeCents ?? change,
    reason: differs ? reason : null,
  };
}

function isOther({ collectCents, collectMethod }: Asked, stated: CollectionInput): boolean {
  return stated.cents !== collectCents || (collectMethod !== null && stated.method !== collectMethod);
}

/** The money that was asked for, with the change of the banknote that was announced; null: none was. */
function expectedOf({ collectCents, collectMethod, changeForCents }: Asked): CollectedMoney | null {
  if (collectCents === null || collectCents === 0) return null;
  const method = collectMethod ?? 'cash';
  const change = method === 'cash' ? Math.max(0, (changeForCents ?? 0) - collectCents) : 0;
  return { cents: collectCents, method, changeCents: cents(change), reason: null };
}

/** Whether a courier of the order takes cash at a door that is still ahead. */
export function collectsCash(stops: readonly (Asked & Pick<Stop, 'status'>)[]): boolean {
  return stops.some((stop) => stop.status === 'pending' && expectedOf(stop)?.method === 'cash');
}

/** Metres from the courier to the place; null: one of them is unknown. */
function farFrom({ actPosition }: OrderChange, place: MaybePoint): number | null {
  const to = pointOf(place);
  return actPosition && to && Math.round(distanceMeters(actPosition, to));
}

/** Facts for the timeline when a courier says to arrive further away than the hub's `atStop.withinM`. */
export function arrivedFar(
  change: OrderChange,
  place: MaybePoint,
  { settings }: Hub,
): { readonly arrivedFarM: number } | null {
  if (change.actor.kind !== 'courier') return null;
  const farM = farFrom(change, place);
  return farM !== null && farM > settings.atStop.withinM ? { arrivedFarM: farM } : null;
}

/**
 * How far from the stop (null: nobody knows) and how long the courier waited. One who fails a delivery away
 * from the door, sooner than the hub's waiting time or than the recipient said to be there, must say more
 * than the reason and take a photo; an unknown position counts as away. Who is too young is there already.
 * @throws required_value · proof_required
 */
export function failedVisit(change: OrderChange, stop: Stop, { settings }: Hub, input: FailInput) {
  const { withinM, waitMinutes } = settings.atStop;
  const farM = farFrom(change, stop);
  const arrivedAt = stop.arrivedAt === null ? change.actAt : new Date(stop.arrivedAt);
  const waitedS = Math.max(0, Math.round((change.actAt.getTime() - arrivedAt.getTime()) / 1_000));
  const long = isTooYoung(stop, input) || (waitedS >= waitMinutes * 60 && isAwaited(change, stop));
  const held = farM !== null && farM <= withinM && long;
  if (change.actor.kind === 'courier' && !held && !input.byHand) requireReasons(input);
  return { farM, waitedS };
}

/** Whether the recipient had time to come to the door, where they said so. */
function isAwaited({ actAt }: OrderChange, { coming }: Stop): boolean {
  return actAt >= new Date(coming?.by ?? 0);
}

function isTooYoung({ minimumAge = 0 }: Stop, { tooYoung }: FailInput): boolean {
  return tooYoung === true && minimumAge > 0;
}

function requireReasons({ observation, photos = [] }: FailInput): void {
  const words = { field: 'observation', code: 'required_value' } as const;
  const photo = { field: 'evidence', code: 'proof_required' } as const;
  const missing = [...(observation ? [] : [words]), ...(photos.length > 0 ? [] : [photo])];
  const [first, ...more] = missing;
  if (first)
    throw new DomainError(first.code, { field: first.field, ...(more.length > 0 && { fields: missing }) });
}

const MINUTE_MS = 60_000;
const CONVERSATION_MINUTES = 60;

/**
 * Whether a courier who accepted the order still gets the contact at the stop, or at the pickup without one:
 * until the stop or the order ended, and for the hub's grace after it, for what was forgotten at the door.
 */
export function isContactShown(
  order: Pick<OrderRecord, 'finishedAt' | 'cancelledAt'>,
  stop: Pick<Stop, 'finishedAt'> | null,
  graceMinutes: number,
  now: Date,
): boolean {
  const stopEnd = stop?.finishedAt ?? null;
  const end = stopEnd === null ? endedAt(order) : new Date(stopEnd);
  return end === null || now.getTime() - end.getTime() < graceMinutes * MINUTE_MS;
}

/** Whether recipient and courier may write and call: from the acceptance until an hour after the end. */
export function isConversationOpen(
  order: Pick<OrderRecord, 'courierId' | 'finishedAt' | 'cancelledAt'>,
  stop: Pick<Stop, 'finishedAt'>,
  now: Date,
): boolean {
  return order.courierId !== null && isContactShown(order, stop, CONVERSATION_MINUTES, now);
}
