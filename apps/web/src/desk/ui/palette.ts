import { useEffect, useRef } from 'react';
import type { Choice } from './picker.js';

const offers = new Set<{ readonly current: readonly Choice[] }>();

/** Adds the current screen's choices to the command palette, as they are when it opens. */
export function usePaletteChoices(choices: readonly Choice[]): void {
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  });
  useEffect(() => {
    offers.add(latest);
    return () => {
      offers.delete(latest);
    };
  }, []);
}

export function offeredChoices(): readonly Choice[] {
  return [...offers].flatMap(({ current }) => current);
}
