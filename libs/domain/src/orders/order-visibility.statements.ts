import { DomainError, isPublicId, readableMerchants, type Scope } from '../shared/index.js';

/** Condition for a unique column within the caller's scope; its parameters come from `visibilityParams`. */
export function visibleBy(column: 'id' | 'public_id' | 'uuid'): string {
  return `o.hub_id = $1 and o.${column} = $2 and o.deleted_at is null
    and ($3::bigint[] is null or o.merchant_id = any($3::bigint[]))
    and ($4::bigint is null or o.courier_id = $4)`;
}

export function visibilityParams(scope: Scope, value: unknown): unknown[] {
  const courierId = scope.actor.kind === 'courier' ? scope.actor.id : null;
  return [scope.hubId, value, readableMerchants(scope), courierId];
}

/** A reference of digits alone can be both an id and a public id: the id is tried first. */
export async function byReference<T>(
  ref: string | number,
  find: (column: 'id' | 'public_id', value: unknown) => Promise<T | null>,
): Promise<T> {
  const text = String(ref).trim();
  const publicId = text.toUpperCase();
  const found =
    (/^[1-9]\d{0,14}$/.test(text) ? await find('id', Number(text)) : null) ??
    (isPublicId(publicId) ? await find('public_id', publicId) : null);
  if (!found) throw new DomainError('order_not_found');
  return found;
}
