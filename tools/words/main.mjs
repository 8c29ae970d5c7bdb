// Writes the catalogues in Portuguese as modules, for the compiler and for specs; a build of the web apps takes each language by itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cataloguesIn, cataloguesOf, typedModule } from './catalogue.mjs';

const root = join(import.meta.dirname, '../..');
for (const folder of cataloguesOf(join(root, 'apps/web/src'))) {
  const mark = `// Written by the build (\`npm run generate\`) from ${relative(root, folder)}.\n`;
  const code = mark + typedModule(cataloguesIn(folder), 'pt', '../ground');
  // A file that stays as it was stays older than the build that was made of it.
  if (!existsSync(`${folder}.ts`) || readFileSync(`${folder}.ts`, 'utf8') !== code)
    writeFileSync(`${folder}.ts`, code);
}
