export { DeveloperAccounts } from './developer-accounts.service.js';
export { type DeveloperSession, DeveloperSessions } from './developer-sessions.service.js';
export { DeveloperLink, DeveloperMember, TEAM_ROLES } from './developer.entity.js';
export { DeveloperTeams } from './developer-teams.service.js';
