import type { ListedClaim } from '../data/claims.query.js';
import { claimWords as text } from '../words.js';

/** Who claims, and for whom the delivery was. */
export function claimantOf({ openedBy, recipient }: Pick<ListedClaim, 'openedBy' | 'recipient'>): string {
  const claimant = text.claimants[openedBy];
  return recipient === null ? claimant : text.by({ claimant, name: recipient });
}
