export { ActingApps } from './acting-apps.service.js';
export { AppAccessModule } from './app-access.module.js';
export { AppAuthorizations } from './app-authorizations.service.js';
export { AppGrant } from './app-grant.entity.js';
export { AppGrants, type IssuedTokens } from './app-grants.service.js';
export { ACCESS_TOKEN_SECONDS, isAppToken } from './app-tokens.service.js';
