import { DomainError, isPublicId, readableMerchants, type Scope } from '../../base/index.js';

/** SQL of the values that `visibleBy` compares with; by default the parameters of `visibilityParams`. */
interface VisibilityOperands {
  readonly hub: string;
  readonly value: string;
  readonly merchants: string;
  readonly courier: string;
  readonly app: string;
}

const PARAMETERS: VisibilityOperands = {
  hub: '$1',
  value: '$2',
  merchants: '$3::bigint[]',
  courier: '$4::bigint',
  app: '$5::bigint',
};

/** SQL condition: the order whose unique column has the value, if the caller may see it. */
export function visibleBy(
  column: 'id' | 'public_id' | 'uuid',
  { hub, value, merchants, courier, app }: VisibilityOperands = PARAMETERS,
): string {
  return `o.hub_id = ${hub} and o.${column} = ${value} and o.deleted_at is null
    and (${merchants} is null or o.merchant_id = any(${merchants}))
    and (${courier} is null or o.courier_id = ${courier})
    and (${app} is null or o.app_id = ${app})`;
}

export function visibilityParams(scope: Scope, value: unknown): unknown[] {
  return [scope.hubId, value, readableMerchants(scope), readableCourier(scope), scope.ownAppId ?? null];
}

/** The only courier whose orders the caller may read; null: the orders of all. */
export function readableCourier({ actor }: Scope): number | null {
  return actor.kind === 'courier' ? actor.id : null;
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
