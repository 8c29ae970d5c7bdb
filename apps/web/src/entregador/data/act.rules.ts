import type { Order, Stop } from './answers.rules.js';

export type ActKind =
  | 'arrive_pickup'
  | 'collect'
  | 'arrive_stop'
  | 'deliver'
  | 'fail'
  | 'return'
  | 'give_back'
  | 'address'
  | 'message'
  /** The courier's answer to a claim; `stopId` is the claim's id. Of no order. */
  | 'claim_answer'
  /** Announces cash that the courier brings, or withdraws that. Of no order. */
  | 'hand_in'
  | 'take_back'
  /** A call for help. Of no order, and sent before all others. */
  | 'help';

/** In place of the order, in acts of no order. */
export const NO_ORDER = { id: 0, publicId: '' };
/** In place of the order, in a call for help: it waits for no act, and no act waits for it. */
export const HELP = { id: -1, publicId: '' };

export function isOfOrder({ orderId }: Pick<Act, 'orderId'>): boolean {
  return orderId > 0;
}

export interface Proof {
  readonly kind: 'photo' | 'signature';
  readonly blob: Blob;
  /** The photo's id at the server; null until it is sent. */
  readonly evidenceId: number | null;
}

/** A refusal by the server: its code, and the order as it is there. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly field: string | null;
  /** The order's state; null: it no longer belongs to this courier. */
  readonly order: Pick<Order, 'status' | 'cancelReason'> | null;
  /** The courier recognises the order by these, as long as its pay can be contested. */
  readonly shop?: string | null;
  readonly district?: string | null;
}

/** An act of the courier, with time and proofs. Acts are sent once, in order, when there is network. */
export interface Act {
  readonly number?: number;
  /** The idempotency key. */
  readonly id: string;
  readonly courierId: number;
  readonly orderId: number;
  readonly publicId: string;
  readonly stopId: string | null;
  readonly kind: ActKind;
  readonly at: string;
  /** false: the server refused the phone's clock, so the act counts from the time it arrives. */
  readonly timed: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly proofs: readonly Proof[];
  readonly refusal: Refusal | null;
  /** The courier has read the refusal. The act is not deleted: the company has it, too. */
  readonly read?: boolean;
  /** Numbers of refused acts of the order whose refusal the courier knew. */
  readonly despite?: readonly number[];
}

/** The last part of an act's address, where it is not the kind itself. */
const SEGMENT: Readonly<Partial<Record<ActKind, string>>> = { arrive_stop: 'arrive', message: 'messages' };

export function requestOf(act: Act): { method: 'POST' | 'PUT'; path: string; body: object } {
  const { kind, stopId, body, proofs } = act;
  const post = (path: string, sent: object = body) => ({ method: 'POST' as const, path, body: sent });
  if (kind === 'help') return post('/api/courier/emergency', { ...body, happenedAt: act.at });
  const handIns = '/api/courier/cash/hand-ins';
  if (kind === 'hand_in') return post(handIns);
  if (kind === 'take_back') return post(`${handIns}/${String(body['id'])}/withdraw`, {});
  if (kind === 'claim_answer') return post(`/api/courier/claims/${String(stopId)}/answer`, formOf(act));
  const order = `/api/courier/orders/${act.orderId}`;
  const address = stopId === null ? order : `${order}/stops/${stopId}`;
  if (kind === 'address') return { method: 'PUT', path: address, body };
  const evidenceIds = proofs.flatMap(({ evidenceId }) => evidenceId ?? []);
  return post(`${address}/${SEGMENT[kind] ?? kind.replace('_', '-')}`, {
    ...body,
    ...(evidenceIds.length > 0 && { evidenceIds }),
    ...(act.timed && { happenedAt: act.at }),
  });
}

/** A photo of an act without order is sent with its text. */
function formOf({ body, proofs }: Act): FormData {
  const form = new FormData();
  form.append('text', String(body['text']));
  for (const { blob } of proofs) form.append('photo', blob, 'foto.jpg');
  return form;
}

/**
 * The order as it will be when these acts have been sent; null: it will no longer be this courier's. An act
 * whose answer was lost changes nothing more: the order may have moved on since.
 */
export function applied(order: Order, acts: readonly Act[]): Order | null {
  return acts.reduce<Order | null>(
    (before, act) => (before === null || isDone(before, act) ? before : after(before, act)),
    order,
  );
}

function after(order: Order, act: Act): Order | null {
  switch (act.kind) {
    case 'arrive_pickup':
      return { ...order, status: 'arrived_pickup_location', arrivedPickupAt: act.at };
    case 'collect':
      return { ...order, status: 'collected', collectedAt: act.at };
    case 'arrive_stop':
      return withStop(order, act, { arrivedAt: act.at });
    case 'deliver':
      return ended(withStop(order, act, { status: 'delivered', finishedAt: act.at }), act);
    case 'fail':
      return ended(withStop(order, act, { status: 'failed', finishedAt: act.at }), act);
    case 'return':
      return { ...order, status: order.returnBeforeCancelling ? 'cancelled' : 'completed' };
    case 'give_back':
      return null;
    case 'address':
      return withStop(order, act, act.body);
    case 'message':
    case 'claim_answer':
    case 'hand_in':
    case 'take_back':
    case 'help':
      return order;
  }
}

function withStop(order: Order, { stopId }: Act, change: Partial<Stop>): Order {
  return {
    ...order,
    stops: order.stops.map((stop) => (stop.id === stopId ? { ...stop, ...change } : stop)),
  };
}

/** The server decides how a return ends; until its answer arrives the order stays at the return. */
function ended(order: Order, act: Act): Order {
  if (order.stops.some(({ status }) => status === 'pending')) return order;
  if (order.returnBeforeCancelling) return order;
  const deliveredAt = order.stops.some(({ status }) => status === 'delivered') ? act.at : null;
  return { ...order, status: order.needsReturn ? 'delivered' : 'completed', deliveredAt };
}

export function isEnded({ status }: Pick<Order, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Whether the order already shows the effect of a refused act: then the refusal is not shown. */
export function isDone(order: Order, act: Act): boolean {
  const stop = order.stops.find(({ id }) => id === act.stopId);
  switch (act.kind) {
    case 'arrive_pickup':
      return order.arrivedPickupAt !== null;
    case 'collect':
      return order.collectedAt !== null;
    case 'arrive_stop':
      return stop !== undefined && stop.arrivedAt !== null;
    case 'deliver':
      // A cancelled order keeps what was delivered: its courier must learn what is paid for it.
      return stop?.status === 'delivered' && order.status !== 'cancelled';
    case 'fail':
      return stop?.status === 'failed';
    case 'return':
      return order.status === 'completed' || wasBroughtBack(order);
    default:
      return false;
  }
}

/** False of an order that was delivered and then cancelled: its courier must learn why. */
function wasBroughtBack({ status, stops }: Order): boolean {
  return status === 'cancelled' && stops.some((stop) => stop.status !== 'delivered');
}

export type Trouble =
  'cash' | 'cancelled' | 'taken' | 'ended' | 'code' | 'tries' | 'proof' | 'time' | 'other';

/** Whether the order ended or changed hands before the act arrived. The company stores it all the same. */
export function cameTooLate({ refusal, orderId }: Act): boolean {
  return refusal !== null && isOfOrder({ orderId }) && (refusal.order === null || isEnded(refusal.order));
}

/** A refusal to store, with the facts by which the courier recognises the order. */
export function refusalOf(
  { orderId, stopId }: Act,
  answer: Pick<Refusal, 'status' | 'code' | 'field'>,
  now: Order | null,
  shown: readonly Order[],
): Refusal {
  const order = now && { status: now.status, cancelReason: now.cancelReason };
  const known = now ?? shown.find(({ id }) => id === orderId);
  const stop = known?.stops.find(({ id }) => id === stopId);
  return { ...answer, order, shop: known?.merchant.name ?? null, district: stop?.district ?? null };
}

/** A refused act to store: without typed text and photos, once it can no longer be corrected or was read. */
export function withoutPeople(act: Act): Act {
  return cameTooLate(act) || act.read ? { ...act, body: {}, proofs: [] } : act;
}

/** The message that a refused act puts in front of the courier; null: none. */
export function troubleOf({ refusal, orderId, kind, read = false }: Act): Trouble | null {
  if (!refusal || read) return null;
  if (kind === 'claim_answer' || kind === 'help') return 'other';
  if (orderId === NO_ORDER.id) return 'cash';
  const { code, field, order } = refusal;
  if (code === 'wrong_code') return 'code';
  if (code === 'too_many_attempts') return 'tries';
  if (code === 'proof_required') return 'proof';
  if (field === 'happenedAt') return 'time';
  if (order === null) return 'taken';
  if (order.status === 'cancelled') return 'cancelled';
  if (order.status === 'completed') return 'ended';
  return 'other';
}
