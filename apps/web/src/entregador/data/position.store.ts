import { Problem } from '../../base/api/problem.js';
import { now } from '../../base/clock.js';
import { isEnd, serverNow, call } from './api.store.js';
import { saveSnapshot, readSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { here, signal, taken } from './whereabouts.store.js';
import { isWorthSending, pauseFor, timeOfFix, type Fix } from './position.rules.js';
import { endSession } from './session.store.js';

/** Most stored positions: an hour of riding without network, more than the server takes at once. */
const MAX_WAITING = 5_000;
const STORED = 'positions';
const LOST_MS = 60_000;
const LOOK_MS = 15_000;

interface Stored {
  readonly courierId: number;
  readonly fixes: readonly Fix[];
}

let watch: number | null = null;
let courierId = 0;
let waiting: Fix[] = [];
/** The last fix that was worth sending. */
let lastSent: Fix | null = null;
let sentAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let look: ReturnType<typeof setInterval> | undefined;
let sending = false;

/** Watches the phone's position while the courier works, and sends it in batches. */
export function followPosition(of: number): void {
  if (watch !== null) return;
  courierId = of;
  if (!('geolocation' in navigator)) {
    signal.set('refused');
    return;
  }
  signal.set('waiting');
  watch = navigator.geolocation.watchPosition(noteFix, noteFault, {
    enableHighAccuracy: true,
    maximumAge: 5_000,
    timeout: 30_000,
  });
  look = setInterval(requestFix, LOOK_MS);
  void readKept();
  void followPermission();
  void watchBattery();
}

let permission: PermissionStatus | null = null;

/** The permission may change while the app is open, by the padlock beside the address. */
async function followPermission(): Promise<void> {
  if (permission) return;
  // Old browsers do not report the permission: there the next fix or fault shows it.
  const { permissions } = navigator as Partial<Navigator>;
  permission = (await permissions?.query({ name: 'geolocation' }).catch(() => null)) ?? null;
  permission?.addEventListener('change', () => {
    if (watch === null) return;
    if (permission?.state === 'denied') signal.set('refused');
    else if (signal.get() === 'refused') followAgain();
  });
}

function followAgain(): void {
  leavePosition();
  followPosition(courierId);
}

export function leavePosition(): void {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  clearInterval(look);
  clearTimeout(timer);
  watch = null;
  signal.set('off');
}

/** Loads positions that an earlier run did not send; another courier's are not sent under this name. */
async function readKept(): Promise<void> {
  const stored = await readSnapshot<Stored>(STORED);
  if (stored?.courierId !== courierId) return;
  const known = new Set(waiting.map(({ at }) => at));
  waiting = [...stored.fixes.filter(({ at }) => !known.has(at)), ...waiting].slice(-MAX_WAITING);
}

function noteFix({ coords, timestamp }: GeolocationPosition): void {
  // The answer to a request from before the shift ended.
  if (watch === null) return;
  signal.set('good');
  const at = new Date(timeOfFix(timestamp, now(), serverNow())).toISOString();
  const { latitude, longitude, accuracy } = coords;
  const fix: Fix = { latitude, longitude, accuracy, at };
  here.set(fix);
  if (!isWorthSending(lastSent, fix)) return;
  lastSent = fix;
  waiting = [...waiting, fix].slice(-MAX_WAITING);
  schedule();
}

function noteFault({ code }: GeolocationPositionError): void {
  signal.set(code === 1 ? 'refused' : 'weak');
}

/** Asks for a fix after a silence, as a still phone reports nothing, and a waiting courier is not absent. */
function requestFix(): void {
  const last = here.get();
  const age = last ? Math.abs(serverNow() - new Date(last.at).getTime()) : Infinity;
  // Also while there is no signal: the search ignores couriers with an old position.
  if (age > LOST_MS && signal.get() !== 'refused') requestOne();
  if (waiting.length > 0) schedule();
}

function requestOne(): void {
  navigator.geolocation.getCurrentPosition(noteFix, noteFault, { timeout: 20_000, maximumAge: 0 });
}

function schedule(): void {
  const lowBattery = battery !== null && !battery.charging && battery.level <= 0.2;
  const pause = pauseFor({ moving: waiting.length > 1, lowBattery });
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(), Math.max(0, sentAt + pause - now()));
}

interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

/** null: not reported, or not yet. No position waits for the battery's state, which may never come. */
let battery: Battery | null = null;

async function watchBattery(): Promise<void> {
  const read = (navigator as { getBattery?: () => Promise<Battery> }).getBattery;
  battery ??= (await read?.call(navigator).catch(() => null)) ?? null;
}

async function sendNow(): Promise<void> {
  if (sending || waiting.length === 0) return;
  sending = true;
  const batch = waiting;
  try {
    await call('POST /api/courier/positions', [...batch]);
    waiting = waiting.filter((fix) => !batch.includes(fix));
    const [newest = null] = batch.map(({ at }) => at).sort((a, b) => b.localeCompare(a));
    taken.set(newest);
    setReached(true);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (error instanceof Problem && error.status === 400)
      waiting = waiting.filter((fix) => !batch.includes(fix));
    else setReached(false);
  } finally {
    sentAt = now();
    sending = false;
    await saveSnapshot(STORED, { courierId, fixes: waiting } satisfies Stored);
  }
}

onComeback(() => {
  // The courier may have granted the permission in the phone's settings.
  if (signal.get() === 'refused') followAgain();
  if (watch !== null) {
    requestOne();
    void sendNow();
  }
});
