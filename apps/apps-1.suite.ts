import { loadSpecs } from '../test/support/jest/suite.js';

await loadSpecs(import.meta.url);
