export { DispatchTrials, TRIAL_VERDICTS } from './dispatch-trials.service.js';
