import { now } from '../../ground/clock.js';
import { isEnd, call } from './api.store.js';
import { isPassing } from './queue.rules.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { observable } from './observable.store.js';

/** A withdrawal that was asked for. */
interface Asked {
  /** The idempotency key: sent again with it, the withdrawal counts once. */
  readonly key: string;
  readonly amountCents: number;
  readonly at: number;
}

/** The withdrawal whose answer never came: it may have reached the server. Stored, as the courier may close the app. */
export const unanswered = observable<Asked | null>(null);

const STORED = 'withdrawal';
/** The server knows a key for a day. */
const KNOWN_MS = 23 * 3_600_000;

export async function startWithdrawal(): Promise<void> {
  const found = await readSnapshot<Asked>(STORED);
  if (found && !unanswered.get()) unanswered.set(found);
  const asked = unanswered.get();
  if (asked && now() - asked.at > KNOWN_MS) await note(null);
}

/** Asks for a withdrawal; after a lost answer, for the same one again. @throws Problem */
export async function withdraw(amountCents: number): Promise<void> {
  const asked = unanswered.get() ?? { key: crypto.randomUUID(), amountCents, at: now() };
  await note(asked);
  try {
    await call(
      'POST /api/courier/withdrawals',
      { amountCents: asked.amountCents },
      { headers: { 'Idempotency-Key': asked.key } },
    );
  } catch (error) {
    if (!isPassing(error) && !isEnd(error)) await note(null);
    throw error;
  }
  await note(null);
}

async function note(asked: Asked | null): Promise<void> {
  unanswered.set(asked);
  await saveSnapshot(STORED, asked);
}
