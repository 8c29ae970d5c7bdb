import type { PageSession } from '../../http/page-session.policy.js';

/** The cookie with a courier's token. */
export const COURIER_SESSION: PageSession = { cookie: 'lastmile_courier', path: '/api/courier' };
