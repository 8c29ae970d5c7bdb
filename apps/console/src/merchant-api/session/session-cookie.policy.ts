import type { PageSession } from '../../http/page-session.policy.js';

/** Holds the token of a merchant or sub-user. */
export const MERCHANT_SESSION: PageSession = { cookie: 'lastmile_merchant', path: '/api/merchant' };
