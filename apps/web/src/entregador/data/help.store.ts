import type { paths } from '../../ground/generated/console.js';
import { Problem } from '../../ground/api/problem.js';
import { answer, api, isEnd, serverNow } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { observable } from './observable.store.js';
import { here } from './whereabouts.store.js';
import { endSession } from './session.store.js';

export type HelpNumber =
  paths['/api/courier/emergency']['get']['responses'][200]['content']['application/json']['items'][number];

const KEPT = 'help';
/** A position that is older is asked for anew. */
const FRESH_MS = 30_000;
const ASK_MS = 8_000;

/** Numbers for an emergency; those of the whole country until the company's are known. */
export const helpNumbers = observable<readonly HelpNumber[]>([
  { name: null, phone: '190', own: false },
  { name: null, phone: '192', own: false },
]);

/** Reads the numbers early: in an emergency there may be no network. */
export async function startHelp(): Promise<void> {
  const kept = await readSnapshot<HelpNumber[]>(KEPT);
  if (kept) helpNumbers.set(kept);
  try {
    const { items } = await answer(api.GET('/api/courier/emergency'));
    helpNumbers.set(items);
    await saveSnapshot(KEPT, items);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (!(error instanceof Problem)) throw error;
  }
}

/** Calls the company for help, with the position if the phone knows it. @throws Problem */
export async function callForHelp(): Promise<void> {
  const position = await whereNow();
  await api.POST('/api/courier/emergency', { body: { position } });
}

async function whereNow(): Promise<{ latitude: number; longitude: number } | null> {
  const last = here.get();
  if (last && serverNow() - Date.parse(last.at) < FRESH_MS) return pointOf(last);
  const found = await askPhone();
  return found ?? (last && pointOf(last));
}

function askPhone(): Promise<{ latitude: number; longitude: number } | null> {
  const { geolocation } = navigator as Partial<Navigator>;
  return new Promise((done) => {
    if (!geolocation) done(null);
    else
      geolocation.getCurrentPosition(
        ({ coords }) => done(pointOf(coords)),
        () => done(null),
        { timeout: ASK_MS, maximumAge: FRESH_MS, enableHighAccuracy: true },
      );
  });
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
