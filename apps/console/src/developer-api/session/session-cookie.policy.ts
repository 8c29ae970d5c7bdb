import type { PageSession } from '../../http/page-session.policy.js';

/** The cookie with the token of a developer. */
export const DEVELOPER_SESSION: PageSession = { cookie: 'lastmile_developer', path: '/api/developer' };
