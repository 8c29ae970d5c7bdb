import { observable, useValue } from '../base/observable.js';

/** The width of a phone, as in the style sheets. */
const query = matchMedia('(max-width: 800px)');
const narrow = observable(query.matches);
query.addEventListener('change', () => narrow.set(query.matches));

export function useNarrow(): boolean {
  return useValue(narrow);
}
