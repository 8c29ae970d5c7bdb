import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import '../ground/theme.js';
import '../ground/ui/ui.css';
import { App } from './app.js';
import { courierProblems } from './data/problem-words.js';
import { start } from './data/session.store.js';
import { startWorker } from './data/worker.store.js';
import './view.css';

addProblemWords(courierProblems);
const at = document.getElementById('app');
if (!at) throw new Error('The page has no place for the app');
createRoot(at).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void start();
startWorker();
