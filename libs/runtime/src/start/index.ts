export { openCore, type OpenedCore } from './open-core.js';
export { runProcess } from './run-process.js';
export { type ProcessDefinition } from './serve.js';
