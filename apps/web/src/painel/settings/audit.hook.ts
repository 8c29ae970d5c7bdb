import { answer, api, type Answer } from '../../ground/api/client.js';
import { useList } from '../../ground/api/list.js';

export type AuditLine = Answer<'/api/admin/audit', 'get'>['items'][number];

export interface AuditFilter {
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly operatorId: string | null;
}

const PAGE = 50;

/** What people changed, newest first. */
export function useAudit(filter: AuditFilter) {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value)));
  return useList(['audit', asked], (page) =>
    answer(api.GET('/api/admin/audit', { params: { query: { ...asked, ...page, limit: PAGE } } })),
  );
}
