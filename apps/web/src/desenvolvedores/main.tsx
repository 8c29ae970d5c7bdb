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
import '../ground/ui/app.css';
import '../ground/ui/side.css';
import { App } from './app.js';
import { portalProblems } from './data/problems.rules.js';
import './portal.css';

addProblemWords(portalProblems);
addIcons(deskIcons);
startApp(<App />);
