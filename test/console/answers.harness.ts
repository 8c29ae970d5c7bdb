import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { CellsModule } from '../../apps/console/src/cells/cells.controller.js';
import { routesOf, type ApiRoute, type RouteAnswer } from '../../apps/console/src/docs/route.mapper.js';
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
    expect([route.path, status, fault(route.answer, type, body)]).toEqual([route.path, route.status, null]);
  });
}

function routeOf(verb: string, path: string): ApiRoute {
  const found = ROUTES.find(({ route, pattern }) => route.verb === verb && pattern.test(path));
  if (!found) throw new Error(`No route answers ${verb} ${path}`);
  return found.route;
}

function fault(answer: RouteAnswer, type: string, body: unknown): string | null {
  if (answer === 'nothing') return type === '' ? null : `nothing was expected, not ${type}`;
  if (!(answer instanceof z.ZodType) && answer.content.includes(type)) return null;
  const schema = answer instanceof z.ZodType ? answer : answer.json;
  const parsed = schema?.safeParse(body);
  if (!parsed) return `${type} was not expected`;
  return parsed.success ? null : z.prettifyError(parsed.error);
}
