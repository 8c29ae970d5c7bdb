import type { Act } from './act.rules.js';
import { observable } from './observable.store.js';

/** Acts that the server does not have yet, oldest first. What sends them is loaded beside the first view. */
export const acts = observable<readonly Act[]>([]);
