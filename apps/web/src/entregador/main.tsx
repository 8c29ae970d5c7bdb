import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import '../ground/theme.js';
import '../ground/ui/ui.css';
import '../ground/ui/layout.css';
import { App } from './app.js';
import { start } from './data/session.store.js';
import './courier.css';

// Loaded after the first view: until then refusals are said by their status.
void import('./data/problems.rules.js').then(({ courierProblems }) => addProblemWords(courierProblems));
const at = document.getElementById('app');
if (!at) throw new Error('The page has no place for the app');
createRoot(at).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void start();
void import('../ground/language.js');
