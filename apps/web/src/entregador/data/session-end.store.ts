import { isEnd } from './api.store.js';
import { endSession } from './session.store.js';

/** Refusals of the session end it; others are for the caller. */
export async function endIfOver(refusal: unknown): Promise<void> {
  if (!isEnd(refusal)) throw refusal;
  await endSession(refusal);
}
