import { addProblemWords } from '../base/api/problem-words.js';
import '../base/base.css';
import '../base/language.js';
import '../base/theme.js';
import { startApp } from '../desk/start-app.js';
import { deskIcons } from '../base/ui/desk-icons.js';
import { addIcons } from '../base/ui/icon.js';
import '../base/ui/ui.css';
import '../base/ui/layout.css';
import '../desk/ui/desk.css';
import { App } from './app.js';

// Loaded after the first view: until then refusals are said by their status.
void import('./shell/problems.rules.js').then(({ panelProblems }) => addProblemWords(panelProblems));
addIcons(deskIcons);
startApp(<App />);
