import { writeFileSync } from 'node:fs';
import { consoleTypes, TYPES_FILE } from './console-types.document.js';

/** Writes the types of the web apps anew. */
writeFileSync(TYPES_FILE, await consoleTypes());
