import type { PageSession } from '../../http/page-session.policy.js';

/** Holds an operator's token. */
export const OPERATOR_SESSION: PageSession = { cookie: 'lastmile_operator', path: '/api/admin' };
