// Puts the texts of one language into a build, each section into the chunk of the screen that shows it.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { cataloguesIn, cataloguesOf, sectionModule, unusedOf } from '../../tools/words/catalogue.mjs';
import { usedPaths } from '../../tools/words/used-paths.mjs';

const IMPORT = /^import \{([^}]+)\} from '((?:[\w.-]+\/)+)words\.js';$/gm;
const SECTION = /^(.+)\/words\/\w+\.words\?section=(\w+)$/;

/**
 * A module imports sections of its app's `words.ts`, which are Portuguese for the compiler and specs. A build
 * replaces each by a module in the build's language, and refuses texts that no module imports.
 */
export function wordsOf(language, source) {
  const used = new Map();
  const note = (folder, paths) => used.set(folder, new Set([...(used.get(folder) ?? []), ...paths]));
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /words\.js'/ },
      handler(code, id) {
        const tree = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const takenFrom = (_, names, path) => {
          const folder = join(dirname(id), path, 'words');
          return [...names.matchAll(/(\w+)(?: as (\w+))?/g)]
            .map(([, section, local = section]) => {
              const paths = usedPaths(tree, local).map((path) => [section, ...path].join('.'));
              note(folder, paths);
              return `import { ${section} as ${local} } from '${folder}/${language}.words?section=${section}';`;
            })
            .join(' ');
        };
        return { code: code.replace(IMPORT, takenFrom), map: null };
      },
    },
    resolveId: { filter: { id: SECTION }, handler: (id) => id },
    load: {
      filter: { id: SECTION },
      handler(id) {
        const [, app, section] = SECTION.exec(id);
        const folder = join(app, 'words');
        this.addWatchFile(join(folder, `${language}.json`));
        const catalogue = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
        const code = sectionModule(section, catalogue[section], language, join(source, 'base'));
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
    /** Refuses catalogues whose languages differ, too. */
    generateBundle() {
      const unused = cataloguesOf(source).flatMap((folder) =>
        unusedOf(cataloguesIn(folder)[language], used.get(folder) ?? []).map(
          (path) => `${relative(source, folder)}: ${path}`,
        ),
      );
      if (unused.length > 0) this.error(`No screen shows these texts:\n${unused.join('\n')}`);
    },
  };
}
