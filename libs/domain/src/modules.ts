/** What an installation may leave out: no file of the core imports it but the lists of modules. */
export * from './optional/index.js';
export * from './sandbox/index.js';
export { optionalModules } from './optional.module.js';
