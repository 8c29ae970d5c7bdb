export { AccessNotices, type EmailLogIn, type LogInManner, LogIns } from './log-ins.service.js';
export { peopleCache, PersonSessions } from './person-sessions.service.js';
export { SecondFactors } from './second-factors.service.js';
export {
  type Account,
  type AccountKind,
  type LiveSession,
  sessionCache,
  Sessions,
} from './sessions.service.js';
