import { cents, DomainError } from '../../base/index.js';
import type { CollectedMoney, CollectionInput, Stop } from './order.types.js';

type Asked = Pick<Stop, 'collectCents' | 'collectMethod' | 'changeForCents'>;

/**
 * What was collected at a stop. Without a statement it is what was asked for, in cash where no method was named; another
 * amount or method needs a reason. null: nothing is collected there. @throws required_value (`collected.reason`)
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

/** As it was asked for; the change is that of the banknote that was announced. */
function expectedOf({ collectCents, collectMethod, changeForCents }: Asked): CollectedMoney | null {
  if (collectCents === null || collectCents === 0) return null;
  const method = collectMethod ?? 'cash';
  const change = method === 'cash' ? Math.max(0, (changeForCents ?? 0) - collectCents) : 0;
  return { cents: collectCents, method, changeCents: cents(change), reason: null };
}

/** Whether a courier of the order takes cash at a door that is still ahead. */
export function collectsCash(stops: readonly (Asked & Pick<Stop, 'status'>)[]): boolean {
  return stops.some(
    ({ status, collectCents, collectMethod }) =>
      status === 'pending' && (collectCents ?? 0) > 0 && (collectMethod ?? 'cash') === 'cash',
  );
}
