export { RobotTask } from './robot-task.entity.js';
export { Robots } from './robots.service.js';
export { SandboxModule } from './sandbox.module.js';
