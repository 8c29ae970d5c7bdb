export { MAX_ROBOTS } from './robot.fleet.js';
export * from './robot-task.entity.js';
export { robotOrders, type RobotOrders } from './robot.words.js';
export * from './robots.service.js';
export * from './sandbox.module.js';
