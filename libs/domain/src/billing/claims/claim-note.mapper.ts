import type { Claim } from './claim.entity.js';

/** What the timeline of the order says of a claim: its kind and how it stands, in nobody's words. */
export function claimNote({ stop, kind }: Pick<Claim, 'stop' | 'kind'>, state: Claim['state'] | 'answered') {
  return { type: 'order.claim', stop, data: { claim: kind, state } } as const;
}
