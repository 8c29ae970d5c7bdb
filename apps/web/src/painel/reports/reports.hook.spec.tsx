import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import { useReport } from './reports.hook.js';
import type { Report } from './reports.rules.js';

const PAYOUTS = [{ courier: 'Bruno', earnedCents: 900 }];

describe('the rows of a report', () => {
  it('stay while another period is read, and are never those of another report', async () => {
    answering({ GET: { items: PAYOUTS } });
    const shown = renderHook(
      ({ report, from }: { report: Report; from: string }) => useReport(report, { from, to: '2026-03-04' }),
      {
        initialProps: { report: 'courier-payouts', from: '2026-03-04' },
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={cache}>{children}</QueryClientProvider>
        ),
      },
    );
    await waitFor(() => {
      expect(shown.result.current.data).toEqual(PAYOUTS);
    });
    answering({ GET: () => new Promise<never>(() => undefined) });
    shown.rerender({ report: 'courier-payouts', from: '2026-03-01' });
    expect(shown.result.current.data).toEqual(PAYOUTS);
    shown.rerender({ report: 'cancellations', from: '2026-03-01' });
    expect(shown.result.current.data).toBeUndefined();
  });
});
