import type { Answer } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';

export type AuditLine = Answer<'/api/admin/audit'>['items'][number];

export interface AuditFilter {
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly operatorId: string | null;
}

const PAGE = 50;

/** What people changed, newest first. */
export function useAudit(filter: AuditFilter) {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value)));
  return usePages('/api/admin/audit', { ...asked, limit: PAGE });
}
