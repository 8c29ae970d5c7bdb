export { DeveloperAccounts } from './developer-accounts.service.js';
export { Developer } from './developer.entity.js';
export { DeveloperLink } from './developer-link.entity.js';
export { DeveloperLogIns } from './developer-log-ins.service.js';
export { DeveloperMember, DeveloperTeam, TEAM_ROLES } from './developer-team.entity.js';
export { type DeveloperSession, DeveloperSessions } from './developer-sessions.service.js';
export { DeveloperTeams } from './developer-teams.service.js';
export { DevelopersModule } from './developers.module.js';
