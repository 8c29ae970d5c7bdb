import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { consoleTypes, TYPES_FILE } from './console-types.document.js';

/** Writes the types of the web apps anew. */
mkdirSync(dirname(TYPES_FILE), { recursive: true });
writeFileSync(TYPES_FILE, await consoleTypes());
