import { Problem } from '../../ground/api/problem.js';
import { now } from '../../ground/time.js';
import { api, isEnd, serverNow } from './api.store.js';
import { keep, kept } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { here, signal } from './place.store.js';
import { isWorthTelling, pauseFor, type Fix } from './position.rules.js';
import { leaveBecause } from './session.store.js';

/** More than a server takes at once is an hour of riding without network. */
const MAX_KEPT = 5_000;
const LOST_MS = 60_000;
const LOOK_MS = 15_000;

let watch: number | null = null;
let waiting: Fix[] = [];
/** The last one that was worth sending. */
let told: Fix | null = null;
let sentAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let look: ReturnType<typeof setInterval> | undefined;
let sending = false;

/** Follows the phone while the courier works, and sends where it was in batches. */
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
  look = setInterval(lookAfter, LOOK_MS);
  void readKept();
}

export function leavePosition(): void {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  clearInterval(look);
  clearTimeout(timer);
  watch = null;
  signal.set('off');
}

async function readKept(): Promise<void> {
  waiting = [...((await kept<Fix[]>('positions')) ?? []), ...waiting].slice(-MAX_KEPT);
}

function noteFix({ coords, timestamp }: GeolocationPosition): void {
  signal.set('good');
  // Phones stamp fixes by their own clock.
  const at = new Date(Math.min(serverNow(), serverNow() - (now() - timestamp))).toISOString();
  const fix: Fix = {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracy: coords.accuracy,
    at,
  };
  here.set(fix);
  if (!isWorthTelling(told, fix)) return;
  told = fix;
  waiting = [...waiting, fix].slice(-MAX_KEPT);
  void schedule();
}

function noteFault({ code }: GeolocationPositionError): void {
  signal.set(code === 1 ? 'refused' : 'weak');
}

/** A phone that stands still says nothing; one in a pocket may lose the sky. Whoever waits is not taken for silent. */
function lookAfter(): void {
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
    if (isEnd(error)) await leaveBecause(error);
    else if (error instanceof Problem && error.status === 400) waiting = [];
    else setReached(false);
  } finally {
    sentAt = now();
    sending = false;
    await keep('positions', waiting);
  }
}

onComeback(() => {
  // The courier may have allowed it in the phone's settings.
  if (signal.get() === 'refused') {
    leavePosition();
    followPosition();
  }
  if (watch !== null) {
    requestOne();
    void sendNow();
  }
});
