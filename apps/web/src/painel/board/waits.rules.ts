import type { Answer } from '../../ground/api/client.js';
import type { BoardOrder } from './board.rules.js';

export type Unserved = Answer<'/api/admin/unserved'>['items'][number];
export type Decision = Answer<'/api/admin/decisions'>['items'][number];

/** Groups at the head of the list: what stays in sight until somebody has dealt with it. */
export const HEADS = ['unserved', 'decisions'] as const;
export type Head = (typeof HEADS)[number];

/** So many rows of a folded head are shown. */
export const SHOWN_ROWS = 3;

export type Wait =
  | { readonly head: 'unserved'; readonly one: Unserved }
  | { readonly head: 'decisions'; readonly one: Decision };

export type Waits = Readonly<Record<Head, readonly Wait[]>>;

export const keyOf = ({ head, one }: Wait): string =>
  head === 'unserved' ? `${head} ${one.orderId}` : `${one.kind} ${one.id}`;

/** What waits, without the held orders that somebody has got since. */
export function waitsOf(
  unserved: readonly Unserved[],
  decisions: readonly Decision[],
  orders: Readonly<Record<number, BoardOrder>>,
): Waits {
  const waits = unserved.filter(({ orderId, held }) => !held || orders[orderId]?.nobodyTook);
  return {
    unserved: waits.map((one) => ({ head: 'unserved', one })),
    decisions: decisions.map((one) => ({ head: 'decisions', one })),
  };
}

/** The orders of a group's visible rows. */
export function visibleOf(waits: readonly Wait[], unfolded: boolean): readonly Wait[] {
  return unfolded ? waits : waits.slice(0, SHOWN_ROWS);
}

/** The orders that are searched for again together. */
export function heldOf(waits: Waits): readonly number[] {
  return waits.unserved.flatMap(({ head, one }) => (head === 'unserved' && one.held ? one.orderId : []));
}
