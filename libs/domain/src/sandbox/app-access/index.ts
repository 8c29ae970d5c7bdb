export { ActingApps } from './acting-apps.service.js';
export { AppAuthorizations } from './app-authorizations.service.js';
export { ACCESS_TOKEN_SECONDS, AppGrants, type IssuedTokens } from './app-grants.service.js';
