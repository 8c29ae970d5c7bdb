export { ADVICE_OBSTACLES, AssignmentAdvisor } from './assignment-advice.service.js';
