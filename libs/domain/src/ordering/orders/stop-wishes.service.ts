import { Injectable } from '@nestjs/common';
import { Database, DomainError, type Scope } from '../../base/index.js';
import { checkFallback } from './fallback.rules.js';
import { stopOf } from './open-stop.rules.js';
import { isEnded } from './order-status.rules.js';
import { OrderStore } from './order.store.js';
import type { Stop, StopInput } from './order.types.js';

/** What a recipient asks for at their own door; what is absent stays. */
export type StopWish = Pick<StopInput, 'ifUndelivered' | 'neighbour'> & { readonly instructions?: string };

/** What recipients may change of their own stop until it has ended. */
@Injectable()
export class StopWishes {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
  ) {}

  /**
   * The order is locked: of a wish and a delivery at the same moment, one comes first, and a wish that comes second is refused.
   * @throws order_not_found · stop_not_found · transition_refused · invalid_value · required_value
   */
  async take(scope: Scope, orderId: number, ordinal: number, wish: StopWish): Promise<void> {
    await this.db.transaction((tx) =>
      this.store.change(tx, scope, orderId, (change) => {
        const stop = stopOf(change, ordinal);
        const { status, cancelOnReturn } = change.order;
        if (stop.status !== 'pending' || isEnded(status) || cancelOnReturn !== null)
          throw new DomainError('transition_refused', { command: 'wish', status, stop: stop.status });
        checkFallback({ ...wish, collectCents: stop.collectCents }, 'stop');
        const changed = changedBy(stop, wish);
        const fields = Object.keys(changed);
        if (fields.length === 0) return;
        change.setStop(ordinal, changed);
        change.record('order.updated', { stop: ordinal, data: { fields, note: noteOf(changed) } });
      }),
    );
  }
}

function changedBy(stop: Stop, wish: StopWish): Partial<Stop> {
  const asked: Partial<Stop> = {
    ...(wish.instructions && { instructions: wish.instructions }),
    ...(wish.ifUndelivered && {
      ifUndelivered: wish.ifUndelivered,
      neighbour: wish.ifUndelivered === 'neighbour' ? (wish.neighbour ?? null) : null,
    }),
  };
  const entries = Object.entries(asked).filter(
    ([field, value]) => (stop[field as keyof Stop] ?? null) !== value,
  );
  return Object.fromEntries(entries);
}

/** For the timeline, in the recipient's own words. */
function noteOf({ instructions, neighbour }: Partial<Stop>): string | null {
  return [instructions, neighbour].filter(Boolean).join(' · ') || null;
}
