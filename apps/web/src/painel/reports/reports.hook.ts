import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../ground/api/client.js';
import { save } from '../../ground/download.js';
import type { Period } from '../../ground/ui/period.js';
import type { Report, Row } from './reports.rules.js';

type AnyReport = Report | 'days';

export function useReport(report: AnyReport, { from, to }: Period, enabled = true) {
  return useQuery({
    queryKey: ['reports', report, from, to],
    queryFn: async () => {
      const read = await call('/api/admin/reports/{report}', { report, from, to });
      // The answer is text only when CSV was requested.
      return (read as { items: readonly Row[] }).items;
    },
    // Another period keeps the rows until its own are there; rows of another report have other columns.
    placeholderData: (rows, before) => (before?.queryKey[1] === report ? rows : undefined),
    enabled,
  });
}

/** Saves the report as a file that the server writes; the file is complete, however long the table. */
export function useExport(report: AnyReport, { from, to }: Period) {
  const [busy, setBusy] = useState(false);
  const start = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    const query = { from, to, format };
    await save('/api/admin/reports/{report}', { report, ...query });
    setBusy(false);
  };
  return { busy, start: (format: 'csv' | 'xlsx') => void start(format) };
}
