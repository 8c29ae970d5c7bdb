import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { cache } from '../base/api/client.js';
import { Toasts } from '../base/ui/toast.js';

/** Shows an app that reads by the query cache. */
export function startApp(app: ReactNode): void {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for the app');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        {app}
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
}
