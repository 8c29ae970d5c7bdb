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
import '../desk/ui/app.css';
import '../desk/ui/side.css';
import { App } from './app.js';
import { portalProblems } from './data/problems.rules.js';
import './portal.css';

addProblemWords(portalProblems);
addIcons(deskIcons);
startApp(<App />);
