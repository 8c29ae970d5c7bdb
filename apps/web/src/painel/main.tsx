import { startApp } from '../desk/start-app.js';
import { addProblemWords } from '../base/api/problem-words.js';
import { App } from './app.js';

// Loaded after the first view: until then a refusal shows its status only.
void import('./shell/problems.rules.js').then(({ panelProblems }) => addProblemWords(panelProblems));
startApp(<App />);
