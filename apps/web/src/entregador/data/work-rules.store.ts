import type { WorkRules } from './answers.rules.js';
import { call } from './api.store.js';
import { storedAnswer } from './stored-answer.store.js';

/** The company's rules for a stop; defaults until they are known. */
export const workRules = storedAnswer<WorkRules>(
  'work-rules',
  { atStop: { withinM: 300, waitMinutes: 5 }, ageCheck: 'birth_date', depotAddress: null },
  () => call('/api/courier/work-rules'),
);
