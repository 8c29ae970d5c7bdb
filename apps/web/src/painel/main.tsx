import { startApp } from '../desk/start-app.js';
import { addProblemWords } from '../base/api/problem-words.js';
import { App } from './app.js';
import { commonProblems } from '../base/words.js';
import { ownProblems } from './words.js';

addProblemWords({ ...commonProblems, ...ownProblems });
startApp(<App />);
