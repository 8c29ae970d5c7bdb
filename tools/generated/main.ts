import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { consoleTypes, settingSchemas, SETTINGS_FILE, TYPES_FILE } from './console-types.document.js';
import { protocolDocuments } from './protocol.document.js';
import { sdkFiles } from './sdk-files.builder.js';

/** Writes what is made of the documents and not kept: the web apps' types, and the calls and types of the SDKs. */
const files = await sdkFiles(await protocolDocuments());
files.set(TYPES_FILE, await consoleTypes());
files.set(SETTINGS_FILE, settingSchemas());
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
