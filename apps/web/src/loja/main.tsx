import { startApp } from '../desk/start-app.js';
import '../desk/ui/app.css';
import { addProblemWords } from '../base/api/problem-words.js';
import { followStream } from '../base/live.js';
import { App } from './app.js';
import { lojaProblems } from './data/problems.rules.js';
import './shop.css';

addProblemWords(lojaProblems);
followStream('/api/merchant/events');
startApp(<App />);
