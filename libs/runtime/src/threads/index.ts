export { ThreadedPlanning } from './threaded-planning.js';
