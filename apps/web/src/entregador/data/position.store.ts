import { Problem } from '../../ground/api/problem.js';
import { now } from '../../ground/time.js';
import { api, isEnd, serverNow } from './api.store.js';
import { saveSnapshot, readSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { here, signal } from './place.store.js';
import { isWorthSending, pauseFor, type Fix } from './position.rules.js';
import { endSession } from './session.store.js';

/** Limit of stored positions: an hour of riding without network, more than the server takes at once. */
const MAX_KEPT = 5_000;
const LOST_MS = 60_000;
const LOOK_MS = 15_000;

let watch: number | null = null;
let waiting: Fix[] = [];
/** The last fix that was worth sending. */
let lastSent: Fix | null = null;
let sentAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let look: ReturnType<typeof setInterval> | undefined;
let sending = false;

/** Watches the phone's position while the courier works, and sends it in batches. */
export function followPosition(): void {
  if (watch !== null) return;
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
}

let permission: PermissionStatus | null = null;

/** The permission may be taken and given while the app is open, by the padlock beside the address. */
async function followPermission(): Promise<void> {
  if (permission) return;
  // Old browsers tell nothing of permissions: there the next fix or fault does.
  permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  permission?.addEventListener('change', () => {
    if (watch === null) return;
    if (permission?.state === 'denied') signal.set('refused');
    else if (signal.get() === 'refused') followAgain();
  });
}

function followAgain(): void {
  leavePosition();
  followPosition();
}

export function leavePosition(): void {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  clearInterval(look);
  clearTimeout(timer);
  watch = null;
  signal.set('off');
}

async function readKept(): Promise<void> {
  waiting = [...((await readSnapshot<Fix[]>('positions')) ?? []), ...waiting].slice(-MAX_KEPT);
}

function noteFix({ coords, timestamp }: GeolocationPosition): void {
  signal.set('good');
  // Phones stamp fixes by their own clock, so only the age of a fix is used.
  const at = new Date(Math.min(serverNow(), serverNow() - (now() - timestamp))).toISOString();
  const fix: Fix = {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracy: coords.accuracy,
    at,
  };
  here.set(fix);
  if (!isWorthSending(lastSent, fix)) return;
  lastSent = fix;
  waiting = [...waiting, fix].slice(-MAX_KEPT);
  void schedule();
}

function noteFault({ code }: GeolocationPositionError): void {
  signal.set(code === 1 ? 'refused' : 'weak');
}

/**
 * Asks the phone for a fix when it has been silent: a phone that stands still reports nothing, one in a pocket may lose
 * the satellites. A courier who waits must not be taken for absent.
 */
function requestFix(): void {
  const last = here.get();
  if (!last) return;
  const age = serverNow() - new Date(last.at).getTime();
  if (age > LOST_MS && signal.get() === 'good') requestOne();
  if (waiting.length > 0) void schedule();
}

function requestOne(): void {
  navigator.geolocation.getCurrentPosition(noteFix, noteFault, { timeout: 20_000, maximumAge: 0 });
}

async function schedule(): Promise<void> {
  const pause = pauseFor({ moving: isMoving(), lowBattery: await isBatteryLow() });
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(), Math.max(0, sentAt + pause - now()));
}

function isMoving(): boolean {
  return waiting.length > 1;
}

interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

async function isBatteryLow(): Promise<boolean> {
  const read = (navigator as { getBattery?: () => Promise<Battery> }).getBattery;
  if (!read) return false;
  const { level, charging } = await read.call(navigator);
  return !charging && level <= 0.2;
}

async function sendNow(): Promise<void> {
  if (sending || waiting.length === 0) return;
  sending = true;
  const batch = waiting;
  try {
    await api.POST('/api/courier/positions', { body: [...batch] });
    waiting = waiting.filter((fix) => !batch.includes(fix));
    setReached(true);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (error instanceof Problem && error.status === 400) waiting = [];
    else setReached(false);
  } finally {
    sentAt = now();
    sending = false;
    await saveSnapshot('positions', waiting);
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
