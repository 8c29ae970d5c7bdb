import { useQuery } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';
import type { Period } from '../../desk/ui/period.js';
import type { Report, Row } from './reports.rules.js';

export function useReport(report: Report | 'days', { from, to }: Period, enabled = true) {
  return useQuery({
    queryKey: ['reports', report, from, to],
    queryFn: async () => {
      const read = await call('/api/admin/reports/{report}', { report, from, to });
      // The answer is text only when CSV was requested.
      return (read as { items: readonly Row[] }).items;
    },
    // Another period shows the old rows until its own are read; another report has other columns.
    placeholderData: (rows, before) => (before?.queryKey[1] === report ? rows : undefined),
    enabled,
  });
}
