import type { Answer } from '../../base/api/call.js';
import type { MapPoint } from '../../base/map-point.js';
import { Problem } from '../../base/api/problem.js';
import { HELP, requestOf, type Act } from './act.rules.js';
import { act, remove } from './acts.store.js';
import { sendAct, serverNow, call as ask } from './api.store.js';
import { StorageFailure } from './database.store.js';
import { observable } from '../../base/observable.js';
import { storedAnswer } from './stored-answer.store.js';
import { here } from './whereabouts.store.js';

export type HelpNumber = Answer<'/api/courier/emergency'>['items'][number];

/** An older position is asked for again. */
const FRESH_MS = 30_000;
const ASK_MS = 8_000;

/** Numbers for an emergency, read early, for lack of network then; first national, then the company's. */
export const helpNumbers = storedAnswer<readonly HelpNumber[]>(
  'help',
  [
    { name: null, phone: '190', own: false },
    { name: null, phone: '192', own: false },
  ],
  async () => (await ask('/api/courier/emergency')).items,
);

/** Whether the courier has called since the app opened: the company has it once no call waits to be sent. */
export const called = observable(false);

/**
 * Calls the company for help: at once, with the last known position, and again with the one then found. The
 * queue of acts repeats a lost call. @throws Problem when the phone can store nothing and the call was lost
 */
export async function callForHelp(): Promise<void> {
  const last = here.get();
  await call(last && pointOf(last));
  called.set(true);
  if (last && serverNow() - Date.parse(last.at) < FRESH_MS) return;
  const found = await askPhone();
  if (found) await call(found);
}

/** Sends an act at once, in parallel to the queue, which sends it again until either was received. */
async function sendBeside(one: Act): Promise<void> {
  const { method, path, body } = requestOf(one);
  try {
    await sendAct(method, path, { body });
    await remove(one);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function call(position: MapPoint | null): Promise<void> {
  try {
    await sendBeside(await act({ order: HELP, kind: 'help', body: { position } }));
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    await ask('POST /api/courier/emergency', { position });
  }
}

function askPhone(): Promise<MapPoint | null> {
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

function pointOf({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude, longitude };
}
