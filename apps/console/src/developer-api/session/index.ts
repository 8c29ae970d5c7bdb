export { DeveloperController } from './developer-controller.decorator.js';
export { CurrentDeveloper, DeveloperId } from './developer.guard.js';
