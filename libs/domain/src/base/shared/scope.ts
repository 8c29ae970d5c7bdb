import { z } from 'zod';
import { DomainError } from './domain-error-codes.js';

/**
 * On whose behalf a use case runs. Every query of the core starts from it: `hubId` always filters,
 * `merchantId` only where the caller is that merchant or its sub-user.
 */
export interface Scope {
  readonly hubId: number;
  /** null: the caller acts for the whole hub. */
  readonly merchantId: number | null;
  /** Merchants of the same account whose orders the caller may read besides its own. */
  readonly accountMerchantIds?: readonly number[];
  /** The connected app that calls for the merchant: it is not the merchant, and has webhooks of its own. */
  readonly appId?: number;
  /** What that app may order for in a day; undefined: no limit. */
  readonly appDayLimitCents?: number;
  /** The app whose orders alone the caller may read. */
  readonly ownAppId?: number;
  /** A connected app's credential: of the merchant's requests the caller reads those made with it. */
  readonly appCredentialId?: number;
  readonly actor: Actor;
}

/** null: all of the hub. */
export function readableMerchants(scope: Scope): number[] | null {
  return scope.merchantId === null ? null : [scope.merchantId, ...(scope.accountMerchantIds ?? [])];
}

const PEOPLE = ['merchant', 'courier', 'operator', 'developer', 'consumer'] as const;

/** Who did it, in timeline and audit log. `id`: of a credential or person; null: the system itself. */
export const actorSchema = z
  .strictObject({
    kind: z.enum(['integration', ...PEOPLE, 'system', 'robot']),
    id: z.int().nullable(),
    name: z.string().exactOptional(),
  })
  .readonly();
export type Actor = z.output<typeof actorSchema>;
export type ActorKind = Actor['kind'];

/** @throws forbidden: the caller is a merchant */
export function requireHubScope({ merchantId }: Scope): void {
  if (merchantId !== null) throw new DomainError('forbidden');
}

/** @throws forbidden: the system acts */
export function actorIdOf({ actor }: Scope): number {
  if (actor.id === null) throw new DomainError('forbidden');
  return actor.id;
}

export const SYSTEM_ACTOR: Actor = { kind: 'system', id: null };

export function hubScope(hubId: number, actor: Actor = SYSTEM_ACTOR): Scope {
  return { hubId, merchantId: null, actor };
}

export function courierScope(hubId: number, courierId: number | null): Scope {
  return hubScope(hubId, { kind: 'courier', id: courierId });
}
