import { routesOf, type ApiRoute, type RouteAnswer } from '../../apps/console/src/docs/route.mapper.js';
import type { FaceServer } from '#runtime/testing';
import type { FaceHarness } from '../support/index.js';
import { z } from 'zod';

type CheckedCall = ReturnType<ReturnType<FaceHarness['call']>['get']>;

interface KnownRoute {
  readonly route: ApiRoute;
  readonly pattern: RegExp;
}

/** Of each server, because many specs make a checker for each caller. */
const routesOfServers = new WeakMap<FaceServer, readonly KnownRoute[]>();

/** Checks real answers against the document. */
export function answerChecker({
  server,
}: FaceHarness): (verb: string, path: string, call: CheckedCall) => CheckedCall {
  const routes = routesOfServers.get(server) ?? routesOn(server);
  routesOfServers.set(server, routes);
  return (verb, path, call) =>
    call.expect(({ status, body, type }) => {
      if (status >= 300) return;
      const route = routeOf(routes, verb, path.split('?')[0] ?? '');
      expect([route.path, status, fault(route.answer, type, body)]).toEqual([route.path, route.status, null]);
    });
}

/** A literal part of a path wins over a parameter. */
function routesOn({ faces }: FaceServer): readonly KnownRoute[] {
  return faces
    .flatMap(({ nest }) => routesOf(nest))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
    .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`) }));
}

function routeOf(routes: readonly KnownRoute[], verb: string, path: string): ApiRoute {
  const found = routes.find(({ route, pattern }) => route.verb === verb && pattern.test(path));
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
