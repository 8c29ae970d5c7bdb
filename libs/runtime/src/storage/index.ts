export * from './file-store.js';
export * from './folder-file-store.js';
export * from './s3-file-store.js';
