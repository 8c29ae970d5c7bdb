import { startApp } from '../desk/start-app.js';
import '../desk/ui/app.css';
import '../desk/ui/side.css';
import { addProblemWords } from '../base/api/problem-words.js';
import { App } from './app.js';
import { portalProblems } from './data/problems.rules.js';
import './portal.css';

addProblemWords(portalProblems);
startApp(<App />);
