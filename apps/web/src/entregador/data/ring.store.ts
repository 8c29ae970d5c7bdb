/** Sound and vibration of an offer. A browser plays sound only after a touch: going online is one. */
const PATTERN = [400, 150, 400, 150, 700];
const EVERY_MS = 3_000;
const NOTES = [880, 1_175, 880];
const MUTED = 'muted';

let audio: AudioContext | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

export function isMuted(): boolean {
  return localStorage.getItem(MUTED) === 'yes';
}

export function mute(muted: boolean): void {
  localStorage.setItem(MUTED, muted ? 'yes' : 'no');
}

/** Unlocks sound; must run inside a touch handler. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

export function ring(): void {
  if (timer !== undefined) return;
  once();
  timer = setInterval(once, EVERY_MS);
}

export function hush(): void {
  clearInterval(timer);
  timer = undefined;
  vibrate(0);
}

function once(): void {
  vibrate(PATTERN);
  if (audio && !isMuted()) NOTES.forEach((note, at) => beep(audio as AudioContext, note, at * 0.22));
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
