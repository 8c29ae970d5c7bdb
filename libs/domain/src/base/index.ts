/** The index of this context: what its nouns export. */
export * from './shared/index.js';
export * from './storage/index.js';
