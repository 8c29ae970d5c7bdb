import { FALLBACKS, type Stop } from '#domain';
import { z } from 'zod';

/** What the courier does when nobody takes the goods of a stop, and where they were left. */
export const fallbackAnswer = {
  /** null: the hub's setting for failed deliveries decides. */
  ifUndelivered: z.enum(FALLBACKS).nullable(),
  /** Who takes them instead, for `neighbour`. */
  neighbour: z.string().nullable(),
  /** Delivered without the recipient: where the goods are. */
  left: z.enum(['door', 'neighbour']).nullable(),
};

export function fallbackBody({
  ifUndelivered = null,
  neighbour = null,
  left,
}: Pick<Stop, 'ifUndelivered' | 'neighbour' | 'left'>) {
  return { ifUndelivered, neighbour, left: left ?? null };
}
