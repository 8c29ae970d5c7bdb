export { CourierChoice } from './courier-choice.policy.js';
export { SearchSteps } from './search.steps.js';
