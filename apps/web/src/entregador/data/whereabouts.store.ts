import { observable } from '../../base/observable.js';
import type { Fix } from './position.rules.js';

type Signal = 'off' | 'waiting' | 'good' | 'weak' | 'refused';

export const signal = observable<Signal>('off');
export const here = observable<Fix | null>(null);

/** Time of the newest position that the server has, by which the search counts the courier; null: unknown. */
export const taken = observable<string | null>(null);
