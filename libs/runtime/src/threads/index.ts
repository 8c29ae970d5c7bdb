export { ThreadedPlanning } from './threaded-planning.js';
export { ThreadedRoads } from './threaded-roads.js';
export { ForkedWorkshop } from './forked-workshop.js';
