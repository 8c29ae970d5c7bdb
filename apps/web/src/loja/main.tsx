import { startApp } from '../desk/start-app.js';
import '../desk/ui/app.css';
import { addProblemWords } from '../base/api/problem-words.js';
import { followStream } from '../base/live.js';
import { App } from './app.js';
import { commonProblems } from '../base/words.js';
import { ownProblems } from './words.js';
import './shop.css';

addProblemWords({ ...commonProblems, ...ownProblems });
followStream('/api/merchant/events');
startApp(<App />);
