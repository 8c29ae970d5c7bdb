// Puts the texts of one language into a build, each section of a catalogue into the chunk of the screen that shows it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

const IMPORT = /^import \{([^}]+)\} from '((?:[\w.-]+\/)+)words\.js';$/gm;
const SECTION = /^(.+\/words\/\w+\.ts)\?section=(\w+)$/;

/**
 * A module takes sections of its app's `words.ts`, which are those of Portuguese for the compiler and for specs. A build
 * takes each as a module of its own, out of the catalogue of the build's language.
 */
export function wordsOf(language) {
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /words\.js'/ },
      handler(code, id) {
        const taken = (_, names, folder) =>
          names
            .split(',')
            .filter((name) => name.trim() !== '')
            .map((name) => {
              const [section] = name.trim().split(' ');
              const file = join(dirname(id), folder, `words/${language}.ts`);
              return `import { ${name.trim()} } from '${file}?section=${section}';`;
            })
            .join(' ');
        return { code: code.replace(IMPORT, taken), map: null };
      },
    },
    load: {
      filter: { id: SECTION },
      handler(id) {
        const [, file, section] = SECTION.exec(id);
        this.addWatchFile(file);
        const code = sectionOf(readFileSync(file, 'utf8'), section);
        if (code === undefined) this.error(`${file} has no section ${section}`);
        return { code, moduleType: 'ts', moduleSideEffects: false };
      },
    },
  };
}

/** One section of a catalogue with the imports that it uses. */
function sectionOf(catalogue, wanted) {
  const { body } = parseAst(catalogue, { lang: 'ts' });
  const textOf = ({ start, end }) => catalogue.slice(start, end);
  const section = body.find((each) => each.declaration?.declarations?.[0].id.name === wanted);
  if (!section) return undefined;
  const text = textOf(section);
  const imports = body.filter(
    ({ type, importKind, specifiers }) =>
      type === 'ImportDeclaration' &&
      importKind !== 'type' &&
      specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(text)),
  );
  return [...imports.map(textOf), text].join('\n');
}
