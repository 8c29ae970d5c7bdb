import type { WorkRules } from './answers.rules.js';
import { call } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { observable } from '../../base/observable.js';
import { bestEffort } from './best-effort.store.js';

const STORED = 'work-rules';

/** What the company expects at a stop; its defaults until they are known. */
export const workRules = observable<WorkRules>({
  atStop: { withinM: 300, waitMinutes: 5 },
  ageCheck: 'birth_date',
  depotAddress: null,
});

export async function startWorkRules(): Promise<void> {
  const stored = await readSnapshot<WorkRules>(STORED);
  if (stored) workRules.set(stored);
  await bestEffort(async () => {
    const rules = await call('/api/courier/work-rules');
    workRules.set(rules);
    await saveSnapshot(STORED, rules);
  });
}
