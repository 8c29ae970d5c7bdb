export { Contest, CONTEST_STATES, CONTEST_SUBJECTS } from './contest.entity.js';
export { ContestDecisions, Contests } from './contests.service.js';
