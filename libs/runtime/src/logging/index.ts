export { createLogger, describeError, type Logger } from './logger.js';
export { NestLogger } from './nest-logger.js';
export { OutageLog } from './outage-log.js';
