export { rawBodyOf } from './body-parsing.js';
export * from './face-exception.filter.js';
export type { FaceApp } from './face-app.js';
export * from './face.js';
export * from './house.js';
export * from './rate-limit.js';
export * from './request-context.js';
export * from './transport.error.js';
