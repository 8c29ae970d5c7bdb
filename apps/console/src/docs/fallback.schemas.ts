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
  /** Who takes it has to be as old: the courier asks for a document. null: anybody may. */
  minimumAge: z.int().nullable(),
  /** A document was seen and was enough. */
  ageChecked: z.boolean(),
};

type Promised = Pick<Stop, 'ifUndelivered' | 'neighbour' | 'left' | 'minimumAge' | 'ageChecked'>;

export function fallbackBody({ ifUndelivered, neighbour, left, minimumAge, ageChecked }: Promised) {
  return {
    ...{ ifUndelivered: ifUndelivered ?? null, neighbour: neighbour ?? null, left: left ?? null },
    ...{ minimumAge: minimumAge ?? null, ageChecked: ageChecked ?? false },
  };
}
