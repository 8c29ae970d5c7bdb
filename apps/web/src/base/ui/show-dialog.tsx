import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cache } from '../api/client.js';
import { openDialog } from './dialog.js';

/** `openDialog` for components that use the query cache. */
export function showDialog<T>(
  dialog: ReactNode | Parameters<typeof openDialog<T>>[0],
): ReturnType<typeof openDialog<T>> {
  return openDialog<T>((close) => (
    <QueryClientProvider client={cache}>
      {dialog instanceof Function ? dialog(close) : dialog}
    </QueryClientProvider>
  ));
}
