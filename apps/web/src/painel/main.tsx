import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import '../ground/language.js';
import '../ground/theme.js';
import { startApp } from '../ground/start-app.js';
import { deskIcons } from '../ground/ui/desk-icons.js';
import { addIcons } from '../ground/ui/icon.js';
import '../ground/ui/ui.css';
import '../ground/ui/layout.css';
import '../ground/ui/desk.css';
import { App } from './app.js';

// Loaded after the first view: until then refusals are said by their status.
void import('./shell/problems.rules.js').then(({ panelProblems }) => addProblemWords(panelProblems));
addIcons(deskIcons);
startApp(<App />);
