import { observable } from '../../base/observable.js';

/** Vibration of an offer (ms). A browser plays sound only after a touch; installed apps often need none. */
const PATTERN = [400, 150, 400, 150, 700];
const EVERY_MS = 3_000;
const NOTES = [880, 1_175, 880];
const MUTED = 'muted';
/** How long a browser takes to start sound that it allows. */
const SETTLED_MS = 1_000;
const TOUCHES = ['pointerup', 'keydown'] as const;

/** Whether sound waits for a touch: after a restart of the app, or after a phone call. */
export const silent = observable(false);

let audio: AudioContext | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

export function isMuted(): boolean {
  return localStorage.getItem(MUTED) === 'yes';
}

export function mute(muted: boolean): void {
  localStorage.setItem(MUTED, muted ? 'yes' : 'no');
}

/** Unlocks sound: reliably inside a touch handler, elsewhere where the browser allows it. */
export function allowSound(): void {
  audio ??= made();
  if (audio.state !== 'running') void audio.resume();
}

/** Keeps sound ready during a shift: any touch unlocks it, so that the app rings after a restart, too. */
export function keepSound(want: boolean): void {
  for (const touch of TOUCHES) {
    if (want) addEventListener(touch, allowSound, true);
    else removeEventListener(touch, allowSound, true);
  }
  clearTimeout(settling);
  if (!want) {
    silent.set(false);
    return;
  }
  allowSound();
  settling = setTimeout(noteState, SETTLED_MS);
}

function made(): AudioContext {
  const context = new AudioContext();
  context.addEventListener('statechange', () => {
    noteState();
    if (timer !== undefined) sound();
  });
  return context;
}

function noteState(): void {
  silent.set(audio !== null && audio.state !== 'running');
}

export function ring(): void {
  if (timer !== undefined) return;
  allowSound();
  once();
  timer = setInterval(once, EVERY_MS);
}

export function hush(): void {
  clearInterval(timer);
  timer = undefined;
  vibrate(0);
}

/** Rings once, for a message that the courier must read. */
export function once(): void {
  vibrate(PATTERN);
  sound();
}

function sound(): void {
  // Notes given to sound that is locked would all be played together when it is unlocked.
  if (audio?.state !== 'running' || isMuted()) return;
  for (const [index, note] of NOTES.entries()) beep(audio, note, index * 0.22);
}

function beep(context: AudioContext, frequency: number, after: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const begin = context.currentTime + after;
  tone.type = 'square';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.25, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 0.2);
}

/** Some phones have no vibration; browsers allow it only after a touch. */
function vibrate(pattern: number | readonly number[]): void {
  const { userActivation, vibrate: start } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive) start?.call(navigator, pattern as number[]);
}

let wanted = false;
let lock: WakeLockSentinel | null = null;

export function keepAwake(want: boolean): void {
  wanted = want;
  if (want) void take();
  else if (lock) void lock.release();
}

/** A hidden page loses the wake lock; a phone with an empty battery may refuse it. */
async function take(): Promise<void> {
  const { wakeLock } = navigator as Partial<Navigator>;
  if (!wakeLock || lock || document.visibilityState !== 'visible') return;
  try {
    const held = await wakeLock.request('screen');
    // The shift may have ended meanwhile.
    if (!wanted) {
      await held.release();
      return;
    }
    lock = held;
    held.addEventListener('release', () => {
      lock = null;
    });
  } catch {
    // The phone's own settings decide.
  }
}

document.addEventListener('visibilitychange', () => {
  if (wanted) void take();
});
