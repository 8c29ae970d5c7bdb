/**
 * Names of files: `noun.role.ts`, and `noun.role.spec.ts` beside it; `noun.suite.ts` loads the specs of a
 * folder. A role names a kind of file, so each role is used at least twice.
 */
const ROLES: ReadonlySet<string> = new Set(
  [
    'entity types rules service queries store statements commands events error errors settings consumer module',
    'port provider importer parser mapper policy calculator scheduler steps tasks migration',
    'controller dto body schemas guard filter interceptor decorator vocabulary examples answers document page',
    'client feed stream command dialect',
    'world driver builder case floor harness verdict',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The web apps: they share `base` and `desk`; every other folder of `src` is an app, and each folder of an
 * app a screen. A screen has a route (what it loads, its address), a view, one browser spec, and parts of the
 * view. The texts of an app are in its `words`, of which `npm run generate` writes `words.ts`.
 */
const WEB = /^apps\/web\/src\/(.+)$/;
const WEB_NOUN = '[a-z0-9]+(-[a-z0-9]+)*';
const WEB_FILES = [
  'web\\.suite\\.tsx?',
  `(base|desk)/(${WEB_NOUN}/)?${WEB_NOUN}(\\.rules)?(\\.spec)?\\.tsx?`,
  `${WEB_NOUN}/(main|app|routes|words|first-screen|worker)\\.tsx?`,
  `${WEB_NOUN}/${WEB_NOUN}/(route|view)\\.tsx`,
  `${WEB_NOUN}/${WEB_NOUN}/${WEB_NOUN}\\.part(\\.spec)?\\.tsx`,
  `${WEB_NOUN}/${WEB_NOUN}/${WEB_NOUN}\\.(rules|hook|store|query)((\\.spec)?\\.ts|\\.spec\\.tsx)`,
  `${WEB_NOUN}/${WEB_NOUN}/route\\.browser\\.long\\.ts`,
].map((pattern) => new RegExp(`^${pattern}$`));

const SOURCE = /^(apps|libs|test|tools)\/(?:.*\/)?([^/]+)\.tsx?$/;
const NOUN = '[a-z0-9]+(-[a-z0-9]+)*';
const PLAIN = new RegExp(`^${NOUN}$`);
const WITH_ROLE = new RegExp(`^${NOUN}\\.([a-z]+)$`);
/** Entry files of app, lib or noun; `entities` has all nouns', `testing` what tests take, `words` texts. */
const ENTRY_FILES: ReadonlySet<string> = new Set(
  'index main face process entities modules testing words guide-words problem-words shop-words'.split(' '),
);
/** Folders of plumbing and values, where the file name is the noun. */
const PLAIN_FOLDERS =
  /^(libs\/domain\/src\/base\/(shared|storage)|libs\/runtime\/src|libs\/sdks|test\/support|tools\/(bench|ha))\//;
const TEST_SUFFIX = /\.(e2e\.spec|browser\.(spec|long|suite)|spec|long|suite)$/;

/** Why the name of a TypeScript source breaks the rules; null: it does not. */
export function misnaming(path: string): string | null {
  const web = WEB.exec(path)?.[1];
  return web === undefined ? misnamingOfSource(path) : misnamingOfWeb(web);
}

function misnamingOfWeb(path: string): string | null {
  return WEB_FILES.some((file) => file.test(path)) ? null : 'no file of a web app';
}

function misnamingOfSource(path: string): string | null {
  const file = SOURCE.exec(path)?.[2];
  if (file === undefined) return null;
  const base = file.replace(TEST_SUFFIX, '');
  const role = WITH_ROLE.exec(base)?.[2];
  if (role !== undefined) return ROLES.has(role) ? null : `"${role}" is no role`;
  if (!PLAIN.test(base)) return 'not noun.role.ts in kebab-case';
  return mayBePlain(path, base, file) ? null : 'has no role';
}

function mayBePlain(path: string, base: string, file: string): boolean {
  const isTest = base !== file && /^(test|tools)\//.test(path);
  return isTest || file.endsWith('.suite') || ENTRY_FILES.has(base) || PLAIN_FOLDERS.test(path);
}

/** Roles of fewer than two files. */
export function loneRoles(paths: readonly string[]): string[] {
  const counts = new Map([...ROLES].map((role) => [role, 0]));
  for (const path of paths.filter((one) => !WEB.test(one))) {
    const base = SOURCE.exec(path)?.[2] ?? '';
    const role = TEST_SUFFIX.test(base) ? undefined : WITH_ROLE.exec(base)?.[2];
    if (role !== undefined && counts.has(role)) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count < 2).map(([role]) => role);
}
