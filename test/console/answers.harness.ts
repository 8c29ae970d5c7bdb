import { routesOf, type ApiRoute, type RouteAnswer } from '../../apps/console/src/docs/route.mapper.js';
import type { FaceHarness } from '../support/index.js';
import { z } from 'zod';

type CheckedCall = ReturnType<ReturnType<FaceHarness['call']>['get']>;

/** Checks real answers against the document. */
export function answerChecker(
  faces: FaceHarness,
): (verb: string, path: string, call: CheckedCall) => CheckedCall {
  const routes = faces.server.faces.flatMap(({ nest }) => routesOf(nest));
  return (verb, path, call) =>
    call.expect(({ status, body, type }) => {
      if (status >= 300) return;
      const route = routeOf(routes, verb, path.split('?')[0] ?? '');
      expect([route.path, status, fault(route.answer, type, body)]).toEqual([route.path, route.status, null]);
    });
}

/** A literal part of a path wins over a parameter. */
function routeOf(routes: readonly ApiRoute[], verb: string, path: string): ApiRoute {
  const found = routes
    .filter((route) => route.verb === verb && pattern(route.path).test(path))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
  if (!found) throw new Error(`No route answers ${verb} ${path}`);
  return found;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function fault(answer: RouteAnswer, type: string, body: unknown): string | null {
  if (answer === 'nothing') return type === '' ? null : `nothing was expected, not ${type}`;
  if (!(answer instanceof z.ZodType) && answer.content.includes(type)) return null;
  const schema = answer instanceof z.ZodType ? answer : answer.json;
  const parsed = schema?.safeParse(body);
  if (!parsed) return `${type} was not expected`;
  return parsed.success ? null : z.prettifyError(parsed.error);
}
