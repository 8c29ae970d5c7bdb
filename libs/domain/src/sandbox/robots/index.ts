export { RobotOrderCommands } from './robot-order.commands.js';
export { pointAlong } from './robot-movement.rules.js';
export { Robots } from './robots.service.js';
