import { answerOf, type Answer } from '../../apps/console/src/docs/answers.js';
import { routesOf, type Route } from '../../apps/console/src/docs/routes.js';
import type { FaceHarness } from '../support/index.js';
import { z } from 'zod';

type Checked = ReturnType<ReturnType<FaceHarness['call']>['get']>;

/** Holds real answers to what the document says of them. */
export function answerChecker(faces: FaceHarness): (verb: string, path: string, call: Checked) => Checked {
  const routes = faces.house.faces.flatMap(({ nest }) => routesOf(nest));
  return (verb, path, call) =>
    call.expect(({ status, body, type }) => {
      if (status >= 300) return;
      const route = routeOf(routes, verb, path.split('?')[0] ?? '');
      const answer = answerOf(route.verb, route.path);
      expect([route.path, status, fault(answer, type, body)]).toEqual([route.path, route.status, null]);
    });
}

/** A fixed word of a path wins over a parameter. */
function routeOf(routes: readonly Route[], verb: string, path: string): Route {
  const found = routes
    .filter((route) => route.verb === verb && pattern(route.path).test(path))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
  if (!found) throw new Error(`No route answers ${verb} ${path}`);
  return found;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function fault(answer: Answer | null, type: string, body: unknown): string | null {
  if (answer === null) return 'not described';
  if (answer === 'nothing') return type === '' ? null : `nothing was expected, not ${type}`;
  if (!(answer instanceof z.ZodType) && answer.content.includes(type)) return null;
  const schema = answer instanceof z.ZodType ? answer : answer.json;
  const parsed = schema?.safeParse(body);
  if (!parsed) return `${type} was not expected`;
  return parsed.success ? null : z.prettifyError(parsed.error);
}
