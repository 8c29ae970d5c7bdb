import { cents, type DeliverInput } from '#domain';
import type { z } from 'zod';
import type { deliverBody } from './order.schemas.js';

/** What the courier says to have collected; null: what was asked for. */
export function collectionOf(
  stated: z.output<typeof deliverBody>['collected'],
): NonNullable<DeliverInput['collected']> | null {
  if (!stated) return null;
  const { method, reason = null, changeCents } = stated;
  return {
    ...{ method, reason, cents: cents(stated.cents) },
    changeCents: typeof changeCents === 'number' ? cents(changeCents) : null,
  };
}
