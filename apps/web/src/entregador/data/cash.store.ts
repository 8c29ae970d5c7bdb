import { now } from '../../ground/time.js';
import { answer, api, isEnd, isPassing, type Cash } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';

/** Cash that was announced to be brought; kept until the server has answered. */
interface Announced {
  /** The idempotency key: sent again with it, it counts once. */
  readonly key: string;
  readonly amountCents: number;
  readonly at: number;
}

export interface KeptCash {
  /** As it was last read; null: never. */
  readonly held: Cash | null;
  /** Cents of the announcement that the server has not answered: without network it is sent later. */
  readonly unsent: number | null;
}

const READ = 'cash-1';
const ANNOUNCED = 'hand-in';
/** The server knows a key for a day. */
const KNOWN_MS = 23 * 3_600_000;

/** What was read last, without asking. */
export async function keptCash(): Promise<KeptCash> {
  const held = await readSnapshot<Cash>(READ);
  return { held, unsent: (await announced())?.amountCents ?? null };
}

/** Sends what was announced without network, and reads anew. @throws Problem */
export async function readCash(): Promise<KeptCash> {
  const asked = await announced();
  if (asked) await send(asked);
  await saveSnapshot(READ, await answer(api.GET('/api/courier/cash')));
  return keptCash();
}

/** Announces cash; without network it is stored and sent later. @throws Problem (refused) */
export async function announce(amountCents: number): Promise<void> {
  const asked = { key: crypto.randomUUID(), amountCents, at: now() };
  await saveSnapshot(ANNOUNCED, asked);
  try {
    await send(asked);
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}

/** @throws Problem */
export async function takeBack(id: number): Promise<void> {
  await api.POST('/api/courier/cash/hand-ins/{id}/withdraw', { params: { path: { id } } });
}

async function announced(): Promise<Announced | null> {
  const found = await readSnapshot<Announced>(ANNOUNCED);
  return found && now() - found.at < KNOWN_MS ? found : null;
}

/** @throws Problem */
async function send({ key, amountCents }: Announced): Promise<void> {
  try {
    const headers = { 'Idempotency-Key': key };
    await api.POST('/api/courier/cash/hand-ins', { body: { amountCents }, headers });
  } catch (error) {
    if (!isPassing(error) && !isEnd(error)) await saveSnapshot(ANNOUNCED, null);
    throw error;
  }
  await saveSnapshot(ANNOUNCED, null);
}

addEventListener('online', () => {
  // What fails is tried again the next time, or when the screen is opened.
  void announced()
    .then((asked) => asked && send(asked))
    .catch(() => undefined);
});
