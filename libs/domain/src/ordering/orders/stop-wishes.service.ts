import { Injectable } from '@nestjs/common';
import { Hubs, localDay } from '../../company/index.js';
import type { MessageLanguage } from '../../events/index.js';
import {
  distanceMeters,
  DomainError,
  type Point,
  pointOf,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import { checkFallback } from './fallback.rules.js';
import type { OrderChange } from './order-change.rules.js';
import { stopOf } from './stop.rules.js';
import { isEnded } from './order-status.rules.js';
import type { OrderRecord } from './order.entity.js';
import { requireTransition, searchStartsAt } from './order.rules.js';
import { OrderStore } from './order.store.js';
import { hubPromise } from './promise.rules.js';
import type { Stop, StopInput } from './stop.types.js';

const MINUTE_MS = 60_000;
const SOONEST_MS = 30 * MINUTE_MS;
const LATEST_MS = 14 * 86_400_000;
const COMING_MINUTES = 5;
/** A courier waits twice for the same door, not all day. */
const MAX_COMINGS = 2;

/** What a recipient asks for at their own door; what is absent stays. */
export type StopWish = Pick<StopInput, 'ifUndelivered' | 'neighbour'> & { readonly instructions?: string };

@Injectable()
export class StopWishes {
  constructor(
    private readonly store: OrderStore,
    private readonly hubs: Hubs,
  ) {}

  /**
   * Locks the order: of a wish and a delivery at once one comes first; a wish that is second is refused.
   * @throws order_not_found · stop_not_found · transition_refused · invalid_value · required_value
   */
  async take(scope: Scope, orderId: number, ordinal: number, wish: StopWish): Promise<void> {
    await this.store.changeAlone(scope, orderId, (change) => {
      const stop = wishingStop(change, ordinal);
      checkFallback(
        { ...wish, collectCents: stop.collectCents, minimumAge: stop.minimumAge ?? null },
        'stop',
      );
      const changed = changedBy(stop, wish);
      const fields = Object.keys(changed);
      if (fields.length === 0) return;
      change.setStop(ordinal, changed);
      const note = [changed.instructions, changed.neighbour].filter(Boolean).join(' · ') || null;
      change.record('order.updated', { stop: ordinal, data: { fields, note } });
    });
  }

  /**
   * The recipient comes to the door: the courier, who has the goods, waits until then.
   * @throws order_not_found · stop_not_found · transition_refused · limit_reached (said often enough)
   */
  async coming(scope: Scope, orderId: number, ordinal: number): Promise<void> {
    await this.store.changeAlone(scope, orderId, (change) => {
      const { coming } = wishingStop(change, ordinal);
      requireTransition(change.order.status === 'collected', 'coming', change.order);
      const times = (coming?.times ?? 0) + 1;
      if (times > MAX_COMINGS) throw new DomainError('limit_reached', { limit: MAX_COMINGS });
      const by = new Date(change.now.getTime() + COMING_MINUTES * MINUTE_MS);
      change.setStop(ordinal, { coming: { by: by.toISOString(), times } });
      change.record('order.updated', {
        stop: ordinal,
        data: { fields: ['coming'], minutes: COMING_MINUTES },
      });
    });
  }

  /**
   * Corrects the pin, price unchanged, within the hub's distance of its first place; further away somebody
   * must accept. @throws order_not_found · stop_not_found · transition_refused · limit_reached (too far)
   */
  async movePin(scope: Scope, orderId: number, ordinal: number, to: Point): Promise<void> {
    const { settings } = await this.hubs.get(scope.hubId);
    await this.store.changeAlone(scope, orderId, (change) => {
      const stop = wishingStop(change, ordinal);
      const pinFrom = stop.pinFrom ?? pointOf(stop);
      const limit = settings.recipientPage.pinMetres;
      const metres = pinFrom === null ? Infinity : Math.round(distanceMeters(pinFrom, to));
      if (metres > limit) throw new DomainError('limit_reached', { field: 'place', limit });
      if (stop.latitude === to.latitude && stop.longitude === to.longitude) return;
      change.setStop(ordinal, { ...to, pinFrom: pinFrom ?? to });
      change.record('order.updated', { stop: ordinal, data: { fields: ['place'], metres } });
    });
  }

  /**
   * Another time, at once while nobody has accepted: a search pauses. false: somebody must accept it first.
   * @throws order_not_found · stop_not_found · transition_refused · invalid_value (`at`: too soon or late)
   */
  async anotherTime(scope: Scope, orderId: number, ordinal: number, at: Date): Promise<boolean> {
    const { settings } = await this.hubs.get(scope.hubId);
    const after = await this.store.changeAlone(scope, orderId, (change) => {
      const { order, now } = change;
      wishingStop(change, ordinal);
      const ms = at.getTime() - now.getTime();
      if (!(ms >= SOONEST_MS && ms <= LATEST_MS)) throw new DomainError('invalid_value', { field: 'at' });
      if (!mayWait(order)) return;
      const leadMs = (order.scheduledFor?.getTime() ?? 0) - (order.searchAt?.getTime() ?? 0);
      change.set({
        scheduledFor: at,
        searchAt: new Date(at.getTime() - leadMs),
        deliverBy: order.deliverBy && hubPromise(settings, now, at, order.price),
      });
      change.record('order.updated', { stop: ordinal, data: { fields: ['scheduledFor'] } });
      if (order.status !== 'pending') return;
      change.move('schedule');
      change.record('order.scheduled');
    });
    return after.scheduledFor?.getTime() === at.getTime();
  }

  /**
   * Another time, accepted: what is on the way comes back and goes out again then, the rest is brought then.
   * @throws order_not_found · stop_not_found · transition_refused
   */
  async acceptTime(tx: Transaction, scope: Scope, orderId: number, ordinal: number, at: Date): Promise<void> {
    const { timezone } = await this.hubs.get(scope.hubId, tx);
    await this.store.change(tx, scope, orderId, (change) => {
      const { order, now } = change;
      wishingStop(change, ordinal);
      const today = localDay(timezone, at) === localDay(timezone, now);
      const again = today ? 'try_again_today' : 'try_again_tomorrow';
      const comesBack = order.status === 'collected' && ({ ifUndelivered: again, neighbour: null } as const);
      change.setStop(ordinal, { wantedAt: at.toISOString(), ...comesBack });
      if (order.deliverBy !== null && order.deliverBy < at) change.set({ deliverBy: at });
    });
  }

  /** For later messages. A stop that has ended keeps its own. @throws order_not_found · stop_not_found */
  async speak(scope: Scope, orderId: number, ordinal: number, language: MessageLanguage): Promise<void> {
    await this.store.changeAlone(scope, orderId, (change) => {
      if (stopOf(change, ordinal).status === 'pending') change.setStop(ordinal, { language });
    });
  }
}

/** Whether the whole order can be brought at another time, without anybody being asked. */
function mayWait(order: OrderRecord): boolean {
  const { status, stops, groupId, kind } = order;
  if (stops.length > 1) return false;
  return searchStartsAt(order) !== null || (status === 'pending' && groupId === null && kind === 'delivery');
}

/** @throws stop_not_found · transition_refused */
function wishingStop(change: OrderChange, ordinal: number): Stop {
  const stop = stopOf(change, ordinal);
  const { status, cancelOnReturn } = change.order;
  if (stop.status !== 'pending' || isEnded(status) || cancelOnReturn !== null)
    throw new DomainError('transition_refused', { command: 'wish', status, stop: stop.status });
  return stop;
}

function changedBy(stop: Stop, wish: StopWish): Partial<Stop> {
  const asked: Partial<Stop> = {
    ...(wish.instructions && { instructions: wish.instructions }),
    ...(wish.ifUndelivered && {
      ifUndelivered: wish.ifUndelivered,
      neighbour: wish.ifUndelivered === 'neighbour' ? (wish.neighbour ?? null) : null,
    }),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => (stop[field as keyof Stop] ?? null) !== value),
  );
}
