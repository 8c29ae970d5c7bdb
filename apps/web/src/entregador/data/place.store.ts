import { observable } from './observable.store.js';
import type { Fix } from './position.rules.js';

type Signal = 'off' | 'waiting' | 'good' | 'weak' | 'refused';

/** State of the phone's location service. */
export const signal = observable<Signal>('off');
/** The courier's last known position. */
export const here = observable<Fix | null>(null);
