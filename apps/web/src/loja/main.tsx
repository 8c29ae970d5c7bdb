import { addProblemWords } from '../ground/api/problem-words.js';
import '../ground/base.css';
import { followStream } from '../ground/live.js';
import '../ground/language.js';
import '../ground/theme.js';
import { startApp } from '../ground/start-app.js';
import '../ground/ui/ui.css';
import '../ground/ui/layout.css';
import '../ground/ui/desk.css';
import '../ground/ui/app.css';
import { App } from './app.js';
import { lojaProblems } from './data/problems.rules.js';
import './shop.css';

addProblemWords(lojaProblems);
followStream('/api/merchant/events');
startApp(<App />);
