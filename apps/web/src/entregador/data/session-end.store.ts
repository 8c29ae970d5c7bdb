import { isEnd } from './api.store.js';
import { endSession } from './session.store.js';

/** What is done with a refusal: one of the session ends it, others are for who asked. */
export async function endIfOver(refusal: unknown): Promise<void> {
  if (!isEnd(refusal)) throw refusal;
  await endSession(refusal);
}
