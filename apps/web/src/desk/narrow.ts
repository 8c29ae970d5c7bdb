import { observable, useValue } from '../base/observable.js';

/** A screen as wide as a phone, as the style sheets have it. */
const query = matchMedia('(max-width: 800px)');
const narrow = observable(query.matches);
query.addEventListener('change', () => narrow.set(query.matches));

export function useNarrow(): boolean {
  return useValue(narrow);
}
