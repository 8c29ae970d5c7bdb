import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cache } from '../ground/api/client.js';
import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import '../ground/language.js';
import '../ground/theme.js';
import { Toasts } from '../ground/ui/toast.js';
import '../ground/ui/ui.css';
import '../ground/ui/layout.css';
import '../ground/ui/desk.css';
import { App } from './app.js';

// Loaded after the first view: until then refusals are said by their status.
void import('./shell/problems.rules.js').then(({ panelProblems }) => {
  addProblemWords(panelProblems);
});
const at = document.getElementById('app');
if (!at) throw new Error('The page has no place for the app');
createRoot(at).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <App />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
