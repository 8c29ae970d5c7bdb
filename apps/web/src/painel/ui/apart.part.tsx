import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from '../../base/api/client.js';

/** Error of a call without network. */
export const OFFLINE = new Problem(0, 'offline', 'offline');

const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });

/** Queries of the book stay out of the app's cache. */
export function Apart({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
