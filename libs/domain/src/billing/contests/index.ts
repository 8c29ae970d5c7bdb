export { Contest, CONTEST_STATES, CONTEST_SUBJECTS } from './contest.entity.js';
export { ContestDecisions } from './contest-decisions.service.js';
export { Contests } from './contests.service.js';
export { ContestsModule } from './contests.module.js';
