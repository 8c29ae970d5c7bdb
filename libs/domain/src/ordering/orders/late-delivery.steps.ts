import { type Hub } from '../../company/index.js';
import { type Cents, DomainError, isSameCode } from '../../base/index.js';
import { checkAge, checkDelivery, evidenceOf } from './delivery-proof.rules.js';
import { checkLeft } from './fallback.rules.js';
import type { OrderChange } from './order-change.rules.js';
import { payOf } from './order-pay.calculator.js';
import { isEnded, isInProgress } from './order-status.rules.js';
import { accept, collect, deliverStop } from './order.steps.js';
import { collectedOf, stopOf } from './stop.rules.js';
import type { DeliverInput } from './stop-act.types.js';
import type { RefusedAct } from './refused-act.types.js';
import { stepBefore } from './order.rules.js';

/** Steps of deliveries that came too late, as the company cancelled or reassigned the order meanwhile. */

/** A courier's first wrong codes are looked at; what comes after so many counts as wrong. */
const CODES_TRIED = 5;

/** Whether the code was right (null: none is asked for), and what would refuse an ordinary delivery. */
export function provenBy(
  change: OrderChange,
  stop: number,
  hub: Hub,
  { input, earlier }: { readonly input: DeliverInput; readonly earlier: readonly RefusedAct[] },
): Pick<RefusedAct, 'codeRight' | 'lacks'> {
  const { confirmationCode } = stopOf(change, stop);
  const asked = confirmationCode !== null && !input.left;
  const wrong = earlier.filter(({ codeRight }) => codeRight === false).length;
  if (asked && wrong >= CODES_TRIED) return { codeRight: false, lacks: 'wrong_code' };
  const codeRight = asked ? isSameCode(confirmationCode, input.code ?? undefined) : null;
  return { codeRight, lacks: lacksOf(change, stop, hub, input) };
}

function lacksOf(change: OrderChange, ordinal: number, hub: Hub, input: DeliverInput): string | null {
  const stop = stopOf(change, ordinal);
  try {
    if (checkLeft(change, stop, hub, input) === null) checkDelivery(change, stop, input);
    checkAge(change, stop, hub, input);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** The proven deliveries of the acts, each stop once. */
function delivered(acts: readonly RefusedAct[]): Map<number, RefusedAct> {
  return new Map(
    acts.flatMap((one) =>
      one.act === 'deliver' && one.lacks === null && one.stop !== null ? [[one.stop, one]] : [],
    ),
  );
}

/** The goods of an order that goes on are where they belong, as the courier who had it brought them there. */
export function isDeliveredBefore({ order }: OrderChange, acts: readonly RefusedAct[]): boolean {
  if (isEnded(order.status) || !(order.status === 'pending' || isInProgress(order.status))) return false;
  const done = delivered(acts);
  return (
    done.size > 0 && order.stops.every(({ status, ordinal }) => status === 'delivered' || done.has(ordinal))
  );
}

/** Gives the order back to the courier who delivered it, and ends it as those acts say. */
export function deliverBefore(
  change: OrderChange,
  courierId: number,
  hub: Hub,
  { input, acts }: { readonly input: DeliverInput; readonly acts: readonly RefusedAct[] },
): void {
  giveBackTo(change, courierId, hub);
  if (change.order.status !== 'collected') {
    const collected = acts.find(({ act }) => act === 'collect');
    change.happened({ happenedAt: timeWithin(change, collected?.at ?? null) });
    collect(change, hub, null);
  }
  const last = acts.at(-1);
  for (const [stop, act] of delivered(acts)) {
    change.happened({ happenedAt: timeWithin(change, act.at), position: input.position ?? null });
    // The timeline has this of a delivery that was refused before.
    const given = { collected: act.collected ?? null, photos: [...(act.pictures ?? [])] };
    deliverStop(change, stop, hub, { ...(act === last ? input : given), byHand: true });
  }
}

function giveBackTo(change: OrderChange, courierId: number, hub: Hub): void {
  const { courierId: previousCourierId, status } = change.order;
  if (status === 'pending') {
    accept(change, courierId, hub);
    return;
  }
  change.set({ courierId });
  change.record('order.courier_changed', { data: { previousCourierId, delivered: true } });
}

/** Returns the courier's pay, as had it not been cancelled; null: goods of it are still to be delivered. */
export function deliverCancelled(
  change: OrderChange,
  courierId: number,
  { input, act }: { readonly input: DeliverInput; readonly act: RefusedAct },
): Cents | null {
  const { order } = change;
  const own = order.courierId === courierId;
  const ordinal = act.stop ?? 0;
  const collected = own ? collectedOf(stopOf(change, ordinal), input.collected) : null;
  change.setStop(ordinal, {
    ...(collected && { collected }),
    status: 'delivered',
    finishedAt: timeWithin(change, act.at).toISOString(),
    evidence: evidenceOf(input),
  });
  return change.order.allStopsDelivered ? payOf({ ...change.order.record(), cancelledAt: null }) : null;
}

/** Time of an act that nobody can refuse any more: not before the order's latest step, not in the future. */
function timeWithin(change: OrderChange, said: string | null): Date {
  const [now, before] = [change.now.getTime(), stepBefore(change.order).getTime()];
  return new Date(said === null ? now : Math.min(now, Math.max(before, Date.parse(said))));
}
