import type { Answer } from '../../ground/api/call.js';
import { claimWords as text } from '../words.js';

type ListedClaim = Answer<'/api/admin/claims'>['items'][number];
export type ClaimFile = Answer<'/api/admin/claims/{id}'>;
export type Fault = ClaimFile['outcomes'][number]['fault'];

/** Who claims, and for whom the delivery was. */
export function claimantOf({ openedBy, recipient }: Pick<ListedClaim, 'openedBy' | 'recipient'>): string {
  const claimant = text.claimants[openedBy];
  return recipient === null ? claimant : text.by({ claimant, name: recipient });
}
