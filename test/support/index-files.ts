import { dirname, join } from 'node:path';

const STATEMENT = /^(import|export) (?:type )?\{([^}]*)\}\s+from '([^']+)'/gm;
const SPEC = /\.(spec|long)\.tsx?$/;
/** The index of a lib, and of the domain's nouns, passed on by context, domain and `modules.ts`. */
const INDEX = /^libs\/(?!domain\/src\/index)([^/]+\/src|domain\/src\/[^/]+\/[^/]+)\/index\.ts$/;
const NOUN = /^(libs\/domain\/src\/)([^/]+\/)[^/]+\/index\.ts$/;

const MODULES = 'libs/domain/src/modules.ts';

interface Name {
  readonly kind: string;
  readonly name: string;
  readonly file: string;
}

/**
 * Names that the index files of libs and nouns export though no app, lib or noun takes them there. What
 * specs, tests and tools alone need is exported by the lib's testing.ts.
 */
export function namesOfTestsOnly(sources: Readonly<Record<string, string>>): string[] {
  const production = Object.entries(sources).filter(
    ([path]) => /^(apps|libs)\//.test(path) && !SPEC.test(path),
  );
  const taken = new Set(
    production.flatMap(([path, source]) =>
      namesOf(path, source).flatMap(({ kind, name, file }) => (kind === 'import' ? [`${file} ${name}`] : [])),
    ),
  );
  return production
    .filter(([path]) => INDEX.test(path))
    .flatMap(([index, source]) =>
      namesOf(index, source)
        .filter(({ kind, name }) => kind === 'export' && !isTaken(taken, index, name))
        .map(({ name }) => `${index}: ${name}`),
    );
}

function isTaken(taken: ReadonlySet<string>, index: string, name: string): boolean {
  const passing = NOUN.exec(index)?.slice(1) ?? [];
  const indexes = [index, MODULES, ...passing.map((_, at) => `${passing.slice(0, at + 1).join('')}index.ts`)];
  return indexes.some((one) => taken.has(`${one} ${name}`));
}

/** Names that a source imports from other files, by their name there, and those it exports, by its own. */
function namesOf(path: string, source: string): Name[] {
  return [...source.matchAll(STATEMENT)].flatMap(([, kind = '', list = '', from = '']) =>
    list
      .replace(/\/\/.*$/gm, '')
      .split(',')
      .map((one) => one.trim().replace(/^type /, ''))
      .filter((one) => one !== '')
      .map((one) => ({
        kind,
        name: one.split(' as ').at(kind === 'import' ? 0 : -1)!,
        file: fileOf(path, from),
      })),
  );
}

function fileOf(path: string, from: string): string {
  if (from === '#domain/modules') return MODULES;
  if (from.startsWith('#')) return `libs/${from.slice(1)}/src/index.ts`;
  return join(dirname(path), from).replace(/\.js$/, '.ts');
}
