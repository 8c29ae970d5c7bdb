import { startApp } from '../desk/start-app.js';
import '../desk/ui/app.css';
import '../desk/ui/side.css';
import { addProblemWords } from '../base/api/problem-words.js';
import { App } from './app.js';
import { commonProblems } from '../base/words.js';
import { ownProblems } from './words.js';
import './portal.css';

addProblemWords({ ...commonProblems, ...ownProblems });
startApp(<App />);
