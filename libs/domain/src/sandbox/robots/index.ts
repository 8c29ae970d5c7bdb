export { RobotOrderCommands } from './robot-order.commands.js';
export { pointAlong } from './robot-movement.service.js';
export { Robots } from './robots.service.js';
