import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { z } from 'zod';
import { descriptionOf, type Description } from './described.js';
import { schemaOf } from '../http/zod.pipe.js';

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Handler = (...args: never[]) => unknown;

/** Where the values of a handler's parameters come from, as Nest numbers them. */
const SOURCES = { body: 3, query: 4, param: 5 } as const;

export interface Route {
  readonly verb: Verb;
  /** `/api/admin/merchants/:id`. */
  readonly path: string;
  readonly controller: Type;
  readonly handler: Handler;
  /** Answered on success. */
  readonly status: number;
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly params: ReadonlyMap<string, z.ZodType>;
  readonly description: Description | null;
}

interface Argument {
  data?: unknown;
  pipes?: unknown[];
}

const VERBS: Partial<Record<RequestMethod, Verb>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

/** Everything the application answers, out of what its controllers declare. */
export function routesOf(app: INestApplication): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap(routesOfController);
}

function routesOfController(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, Handler>;
  return Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor')
    .flatMap((name) => {
      const handler = prototype[name];
      const method = handler && (Reflect.getMetadata('method', handler) as RequestMethod | undefined);
      const verb = method === undefined ? undefined : VERBS[method];
      if (!handler || !verb) return [];
      return [routeOf(controller, handler, name, verb)];
    });
}

function routeOf(controller: Type, handler: Handler, name: string, verb: Verb): Route {
  const args = (Reflect.getMetadata('__routeArguments__', controller, name) ?? {}) as Record<
    string,
    Argument
  >;
  const schemas = Object.entries(args).flatMap(([key, { data, pipes = [] }]) => {
    const schema = pipes.map(schemaOf).find((found) => found !== null) ?? null;
    return schema ? [{ source: Number(key.split(':')[0]), data, schema }] : [];
  });
  const whole = (source: number) => schemas.find((each) => each.source === source)?.schema ?? null;
  const description = descriptionOf(handler);
  return {
    verb,
    path: join(Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)),
    controller,
    handler,
    status:
      (Reflect.getMetadata('__httpCode__', handler) as number | undefined) ?? (verb === 'post' ? 201 : 200),
    body: whole(SOURCES.body) ?? description?.body ?? null,
    description,
    query: whole(SOURCES.query),
    params: new Map(
      schemas
        .filter(({ source }) => source === SOURCES.param)
        .map(({ data, schema }) => [String(data), schema]),
    ),
  };
}

function join(...parts: unknown[]): string {
  const words = parts.flatMap((part) => (typeof part === 'string' ? part.split('/') : []));
  return `/${words.filter((word) => word !== '').join('/')}`;
}
