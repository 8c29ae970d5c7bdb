import { Problem } from '../../ground/api/client.js';

/** What a call without network is refused by, for the book. */
export const OFFLINE = new Problem(0, 'offline', 'offline');
