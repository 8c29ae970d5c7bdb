import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from '../../base/api/client.js';

/** What a call without network is refused by, for the book. */
export const OFFLINE = new Problem(0, 'offline', 'offline');

const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });

/** Parts of the book that read something: what they read stays out of the app's cache. */
export function Apart({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
