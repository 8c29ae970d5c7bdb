export { prepareDataFolder } from './data-folder.js';
export { readEnvironment } from './environment.js';
export { type Environment, parseConfig } from './config-parser.js';
export { runtimeConfig, type RuntimeConfig, secretFile } from './runtime-config.js';
export { makePushKeys, pushKeys, type PushKeys } from './push-keys.js';
export { keepSecretKeys, secretKeys } from './secret-key.js';
