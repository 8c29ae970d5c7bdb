export { BullEngine } from './bull-engine.js';
export { InProcessEngine } from './in-process-engine.js';
export { RedisLink } from './redis.js';
export { WakeUpEngine } from './wake-up-engine.js';
