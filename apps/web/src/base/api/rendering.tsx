import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cache } from './cache.js';

/** Renders a spec's component that reads by the query cache. */
export function renderReading(part: ReactNode) {
  return render(<QueryClientProvider client={cache}>{part}</QueryClientProvider>);
}
