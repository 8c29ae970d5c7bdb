import type { Answer } from '../../base/api/call.js';
import { Problem } from '../../base/api/problem.js';
import { HELP, requestOf, type Act } from './act.rules.js';
import { keepAct, remove } from './acts.store.js';
import { sendAct, serverNow, call as ask } from './api.store.js';
import { readSnapshot, saveSnapshot, StorageFailure } from './database.store.js';
import { observable } from '../../base/observable.js';
import { here } from './whereabouts.store.js';
import { bestEffort } from './best-effort.store.js';

export type HelpNumber = Answer<'/api/courier/emergency'>['items'][number];

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const STORED = 'help';
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
  const stored = await readSnapshot<HelpNumber[]>(STORED);
  if (stored) helpNumbers.set(stored);
  await bestEffort(async () => {
    const { items } = await ask('/api/courier/emergency');
    helpNumbers.set(items);
    await saveSnapshot(STORED, items);
  });
}

/** Whether the courier has called since the app was opened: the company has it once no call waits to be sent. */
export const called = observable(false);

/**
 * Calls the company for help: at once, with the last position that is known, and again with the one that the phone then finds.
 * What is not received stays in the queue of acts. @throws Problem, when the phone can keep nothing and the company did not get it
 */
export async function callForHelp(courierId: number): Promise<void> {
  const last = here.get();
  await call(courierId, last && pointOf(last));
  called.set(true);
  if (last && serverNow() - Date.parse(last.at) < FRESH_MS) return;
  const found = await askPhone();
  if (found) await call(courierId, found);
}

/** Sends an act at once, beside what the queue is sending; the queue sends it again until one of both was received. */
async function sendBeside(one: Act): Promise<void> {
  const { method, path, body } = requestOf(one);
  try {
    await sendAct(method, path, { body });
    await remove(one);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function call(courierId: number, position: Point | null): Promise<void> {
  try {
    await sendBeside(await keepAct({ courierId, order: HELP, kind: 'help', body: { position } }));
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    await ask('POST /api/courier/emergency', { position });
  }
}

function askPhone(): Promise<Point | null> {
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

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
