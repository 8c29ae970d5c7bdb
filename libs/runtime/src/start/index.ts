export { openCore, type OpenedCore, listenForChanges } from './open-core.js';
export { runProcess } from './run-process.js';
export { type ProcessDefinition, type RunningProcess, serve } from './serve.js';
