import { Problem } from '../../base/api/problem.js';
import { cameTooLate, isOfOrder, type Act } from './act.rules.js';

/** The acts of a courier by ascending number, which is the order of sending. */
type Queue = readonly Act[];

/** Whether a new act replaces a refused one: it repeats it, or both end the same stop. */
function replaces(made: Act, { orderId, stopId, kind, refusal, read = false }: Act): boolean {
  if (!refusal || read || orderId !== made.orderId || stopId !== made.stopId) return false;
  const ends = (one: Act['kind']) => one === 'deliver' || one === 'fail';
  return kind === made.kind || (ends(kind) && ends(made.kind));
}

/** The refused act that a new one replaces, at the same place of the queue: later acts stay later. */
export function replacedBy(made: Act, queue: Queue): Act | undefined {
  return queue.find((one) => replaces(made, one));
}

/** Numbers of an order's refused acts, which the screen shows: what is done then does not depend on them. */
export function refusedOf(orderId: number, queue: Queue): number[] {
  return queue.flatMap((one) => (one.orderId === orderId && one.refusal ? [one.number ?? 0] : []));
}

/**
 * Whether an act depends on a refused one: it was done after it, unaware of the refusal, at the same stop. A
 * refusal at the pickup holds up the whole order, and a return needs every stop. Acts of an order that went
 * to another are all sent: the company must know what happened. Announcements of cash depend on nothing.
 */
function waitsFor(act: Act, refused: Act): boolean {
  const { refusal, orderId, kind, read = false, number = 0 } = refused;
  if (!refusal || read || act.refusal || act.orderId !== orderId || cameTooLate(refused)) return false;
  // No act depends on a message.
  if (!isOfOrder(refused) || kind === 'message') return false;
  if ((act.number ?? 0) <= number || act.despite?.includes(number)) return false;
  return refused.stopId === null || act.stopId === refused.stopId || act.kind === 'return';
}

/** Acts that wait behind a refused one. */
export function heldBy(refused: Act, queue: Queue): Act[] {
  return queue.filter((act) => waitsFor(act, refused));
}

export function sendable(queue: Queue): Act[] {
  const refused = queue.filter(({ refusal }) => refusal !== null);
  return queue.filter((act) => !act.refusal && refused.every((one) => !waitsFor(act, one)));
}

/**
 * The next act to send: a call for help, else the first act of the order that has failed least often, so that
 * an act that always fails delays its own order only. `failed`: orders that wait for the next pass.
 */
export function nextAct(
  queue: Queue,
  failures: ReadonlyMap<number, number>,
  failed: ReadonlySet<number>,
): Act | undefined {
  const firsts = new Map<number, Act>();
  for (const act of sendable(queue))
    if (!failed.has(act.orderId) && !firsts.has(act.orderId)) firsts.set(act.orderId, act);
  const often = ({ kind, orderId }: Act) => (kind === 'help' ? -1 : (failures.get(orderId) ?? 0));
  return [...firsts.values()].sort((a, b) => often(a) - often(b))[0];
}

/** Refused acts of an order that came too late; one message shows them together. */
export function tooLateWith(first: Act, queue: Queue): Act[] {
  return queue.filter((act) => act.orderId === first.orderId && cameTooLate(act) && !act.read);
}

/** No network, too slow, the hub moves to another server, too early, too many requests. */
const PASSING = new Set([0, 408, 421, 425, 429]);

/** Whether the network or an absent server failed: then the request is tried again later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && (PASSING.has(error.status) || error.status >= 500);
}
