export { Contest, CONTEST_SUBJECTS } from './contest.entity.js';
export { ContestDecisions, Contests } from './contests.service.js';
