import type { Act } from './act.rules.js';
import type { Order } from './answers.rules.js';
import { observable } from '../../base/observable.js';

/** Acts that the server does not have yet, oldest first. `acts.store.ts` sends them, loaded later. */
export const acts = observable<readonly Act[]>([]);
/** The courier's open orders, as the server last sent them; `order-list.store.ts`reads them later. */
export const orders = observable<readonly Order[]>([]);
/** Keys of the tasks in the server's last sequence, or in the one that the courier has chosen since. */
export const sequence = observable<readonly string[]>([]);
