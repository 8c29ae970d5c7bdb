import { useEffect, useRef, useState } from 'react';

const KEY = 'board.sound';
const NOTES = [880, 660] as const;
const NOTE_S = 0.16;

/** Plays two short notes; a browser that forbids sound before the first click stays silent. */
function play(context: AudioContext): void {
  NOTES.forEach((frequency, at) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + at * NOTE_S;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + NOTE_S);
  });
}

/** Plays a sound when an order becomes late or an alert comes, if the person has turned it on. Alerts are negative ids. */
export function useLateSound(late: readonly number[]) {
  const [wanted, setWanted] = useState(() => localStorage.getItem(KEY) === 'on');
  const known = useRef<ReadonlySet<number> | null>(null);
  const context = useRef<AudioContext | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(late);
    if (!wanted || before === null || late.every((id) => before.has(id))) return;
    play((context.current ??= new AudioContext()));
  }, [late, wanted]);
  const toggle = () => {
    localStorage.setItem(KEY, wanted ? 'off' : 'on');
    if (!wanted) play((context.current ??= new AudioContext()));
    setWanted(!wanted);
  };
  return { wanted, toggle };
}
