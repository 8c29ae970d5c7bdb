import { observable } from '../../base/observable.js';
import type { Fix } from './position.rules.js';

type Signal = 'off' | 'waiting' | 'good' | 'weak' | 'refused';

/** State of the phone's location service. */
export const signal = observable<Signal>('off');
/** The courier's last known position. */
export const here = observable<Fix | null>(null);

/** Time of the newest position that the server has, by which the search counts the courier; null: none is known. */
export const taken = observable<string | null>(null);
