import { observable } from './observable.store.js';
import type { Fix } from './position.rules.js';

type Signal = 'off' | 'waiting' | 'good' | 'weak' | 'refused';

/** What the phone says of where it is. */
export const signal = observable<Signal>('off');
/** Where the courier was last. */
export const here = observable<Fix | null>(null);
