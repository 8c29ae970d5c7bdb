export { RobotOrderCommands } from './robot-order.commands.js';
export { pointAlong } from './robot-route.rules.js';
export { RobotTask } from './robot-task.entity.js';
export { Robots } from './robots.service.js';
export { RobotsModule } from './robots.module.js';
