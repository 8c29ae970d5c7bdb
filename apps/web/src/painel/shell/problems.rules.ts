import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

export const panelProblems = { ...commonProblems, ...ownProblems };
