import { Problem } from '../../base/api/problem.js';
import { isEnd } from './api.store.js';
import { endSession } from './session.store.js';

/** Without network what is known stays; a session that is over ends. */
export async function bestEffort(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (!(error instanceof Problem)) throw error;
  }
}
