import type { Act } from './act.rules.js';
import type { Order } from './answers.rules.js';
import { observable } from '../../base/observable.js';

/** Acts that the server does not have yet, oldest first. What sends them is loaded beside the first view. */
export const acts = observable<readonly Act[]>([]);
/** The courier's open orders, as the server sent them last. What reads them is loaded beside the first view. */
export const orders = observable<readonly Order[]>([]);
/** Keys of tasks in the sequence that the server said last, or the courier has chosen since. */
export const sequence = observable<readonly string[]>([]);
