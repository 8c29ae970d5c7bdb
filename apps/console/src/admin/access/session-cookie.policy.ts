import type { PageSession } from '../../http/page-session.policy.js';

/** The cookie with an operator's token. */
export const OPERATOR_SESSION: PageSession = { cookie: 'lastmile_operator', path: '/api/admin' };
