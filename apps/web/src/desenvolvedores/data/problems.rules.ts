import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

/** What refusals of the developers' API say to a developer. */
export const portalProblems = { ...commonProblems, ...ownProblems };
