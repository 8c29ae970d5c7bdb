import { MODULE_NAMES } from '#domain';
import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { routesOf, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import { consoleFace } from '../../apps/console/src/face.js';
import { periodicTasks } from '../../apps/worker/src/periodic.tasks.js';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { CONSOLE_DOCUMENTS } from '../support/console-document.js';
import { openFaces, type FaceHarness } from '../support/index.js';

const nameOf = ({ verb, path }: ApiRoute) => `${verb} ${path.replace(/:(\w+)/g, '{$1}')}`;

/** Protocols without them are proved in their suites (`served-face.ts`), modules in the console's. */
describe('without the modules that an installation may leave out', () => {
  const core = new Set(routesOf(ConsoleModule).map(nameOf));
  const routes = routesOf(ConsoleModule, ...optionalApis()).filter((route) => !core.has(nameOf(route)));
  let faces: FaceHarness;

  beforeAll(async () => {
    faces = await openFaces([consoleFace], { env: { MODULES: 'none' }, worker: WorkerModule });
  });
  afterAll(() => faces.close());

  it('no endpoint of theirs answers', async () => {
    const at = (path: string) => path.replace(/:\w+/g, '1');
    const found = await Promise.all(
      routes.map(async ({ verb, path }) => {
        const { status } = await faces.call()[verb](at(path));
        return status === 404 ? [] : [`${verb} ${path}: ${String(status)}`];
      }),
    );
    expect(routes.length).toBeGreaterThan(10);
    expect(found.flat()).toEqual([]);
  });

  it('no document tells of them', async () => {
    const documents = await Promise.all(CONSOLE_DOCUMENTS.map((path) => faces.call().get(path)));
    expect(documents.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
    const told = documents
      .slice(0, -1)
      .flatMap(({ body }) =>
        Object.entries(body.paths as object).flatMap(([path, verbs]) =>
          Object.keys(verbs as object).map((verb) => `${verb} ${path}`),
        ),
      );
    const theirs = new Set(routes.map(nameOf));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((one) => theirs.has(one))).toEqual([]);
  });

  it('no task of theirs runs', () => {
    const namesWith = (modules: typeof MODULE_NAMES) =>
      periodicTasks(modules, () => ({}) as never).map(({ task }) => task.name);
    const core = namesWith([]);
    expect(core).toContain('step searches');
    for (const name of MODULE_NAMES) expect(namesWith([name]).length).toBeGreaterThanOrEqual(core.length);
    expect(core.filter((name) => /arrived|cit|shift|payout|claim|robot|town/.test(name))).toEqual([]);
  });
});
