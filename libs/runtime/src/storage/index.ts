export { createFileStore } from './file-store.js';
