import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { CellsModule } from '../../apps/console/src/cells/cells.controller.js';
import { routesOf, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import type { FaceHarness } from '../support/index.js';
import { z } from 'zod';

type CheckedCall = ReturnType<ReturnType<FaceHarness['call']>['get']>;

interface KnownRoute {
  readonly route: ApiRoute;
  readonly pattern: RegExp;
}

/** A literal part of a path wins over a parameter. */
const ROUTES: readonly KnownRoute[] = routesOf(ConsoleModule, CellsModule, ...optionalApis())
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Checks a real answer of the console against its document. */
export function checked(verb: string, path: string, call: CheckedCall): CheckedCall {
  return call.expect(({ status, body, type }) => {
    if (status >= 300) return;
    const route = routeOf(verb, path.split('?')[0] ?? '');
    expect([route.path, status, fault(route, type, body)]).toEqual([route.path, route.status, null]);
  });
}

function routeOf(verb: string, path: string): ApiRoute {
  const found = ROUTES.find(({ route, pattern }) => route.verb === verb && pattern.test(path));
  if (!found) throw new Error(`No route answers ${verb} ${path}`);
  return found.route;
}

function fault({ answer, mediaTypes = [] }: ApiRoute, type: string, body: unknown): string | null {
  if (!answer && mediaTypes.length === 0) return type === '' ? null : `nothing was expected, not ${type}`;
  if (mediaTypes.includes(type)) return null;
  const parsed = answer?.safeParse(body);
  if (!parsed) return `${type} was not expected`;
  return parsed.success ? null : z.prettifyError(parsed.error);
}
