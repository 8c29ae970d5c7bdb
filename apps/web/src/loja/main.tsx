import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cache } from '../ground/api/client.js';
import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import { followStream } from '../ground/live.js';
import '../ground/language.js';
import '../ground/theme.js';
import { Toasts } from '../ground/ui/toast.js';
import '../ground/ui/ui.css';
import '../ground/ui/layout.css';
import '../ground/ui/desk.css';
import '../ground/ui/app.css';
import { App } from './app.js';
import { lojaProblems } from './data/problems.rules.js';
import './shop.css';

addProblemWords(lojaProblems);
followStream('/api/merchant/events');
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
