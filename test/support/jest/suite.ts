import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { specsOf } from './suites.mjs';

type Callable = (...args: unknown[]) => unknown;

/** What the spec that is being imported calls at its top. */
let calls: (() => unknown)[] | undefined;

const globals = globalThis as unknown as Record<string, Callable>;
const DECLARED = ['describe', 'it', 'test', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/**
 * Loads the specs of a suite into one test file, so that modules load once. Each is a `describe`: a hook at
 * the top of a spec is of that spec alone. `chapters`: names of all specs, where a contract orders them.
 */
export async function loadSpecs(suite: string, chapters: readonly string[] = []): Promise<void> {
  for (const name of DECLARED) globals[name] = noted(globals[name] as Callable);
  const chapterOf = (spec: string) => chapters.indexOf(basename(spec).replace(/\..*/, ''));
  const specs = [...specsOf(fileURLToPath(suite))].sort((a, b) => chapterOf(a) - chapterOf(b));
  for (const spec of specs) {
    if (chapters.length > 0 && chapterOf(spec) < 0) throw new Error(`${spec} is no chapter of its suite`);
    const ofSpec = await callsOf(() => import(spec));
    describe(relative('.', spec), () => {
      for (const call of ofSpec) call();
    });
  }
}

/** What a spec calls at its top, to be called within a `describe`. One that cannot be loaded fails. */
async function callsOf(load: () => Promise<unknown>): Promise<readonly (() => unknown)[]> {
  const ofSpec = (calls = []);
  try {
    await load();
    return ofSpec;
  } catch (error) {
    return [
      () =>
        it('loads', () => {
          throw error;
        }),
    ];
  } finally {
    calls = undefined;
  }
}

/** `describe` and its like; at a spec's top they are called later, as are `it.skip` or `it.each(rows)`. */
function noted(callee: Callable): Callable {
  return new Proxy(callee, {
    apply(_, self, args: unknown[]) {
      const call = () => Reflect.apply(callee, self, args);
      return calls === undefined ? call() : void calls.push(call);
    },
    get(_, member) {
      const value: unknown = Reflect.get(callee, member);
      if (typeof value !== 'function') return value;
      if (member !== 'each') return noted(value as Callable);
      return (...rows: unknown[]) => noted(Reflect.apply(value, callee, rows) as Callable);
    },
  });
}
