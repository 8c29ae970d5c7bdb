import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addProblemWords } from '../base/api/problem-words.js';
import '../base/base.css';
import '../base/theme.js';
import '../base/ui/ui.css';
import '../base/ui/layout.css';
import { App } from './app.js';
import { start } from './data/session.store.js';
import './courier.css';

// Loaded after the first view: until then a refusal's text is that of its status.
void import('./data/problems.rules.js').then(({ courierProblems }) => addProblemWords(courierProblems));
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void start();
