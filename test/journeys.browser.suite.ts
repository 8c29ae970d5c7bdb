import { loadSpecs } from './support/jest/suite.js';

await loadSpecs(import.meta.url);
