import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../base/base.css';
import '../base/theme.js';
import { cache } from '../base/api/client.js';
import { deskIcons } from '../base/ui/desk-icons.js';
import { addIcons } from '../base/ui/icon.js';
import { Toasts } from '../base/ui/toast.js';
import '../base/ui/ui.css';
import '../base/ui/layout.css';
import './ui/desk.css';

export function startApp(app: ReactNode): void {
  addIcons(deskIcons);
  createRoot(document.getElementById('app') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        {app}
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
}
