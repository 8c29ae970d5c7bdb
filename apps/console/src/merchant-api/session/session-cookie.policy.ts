import type { PageSession } from '../../http/page-session.policy.js';

/** The cookie with the token of a merchant or sub-user. */
export const MERCHANT_SESSION: PageSession = { cookie: 'lastmile_merchant', path: '/api/merchant' };
