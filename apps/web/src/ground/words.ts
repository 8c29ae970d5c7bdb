export * from './words/pt.js';
