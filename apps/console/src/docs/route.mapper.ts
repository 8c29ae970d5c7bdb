import type { Type } from '@nestjs/common';
import { controllersOf } from '#runtime';
import type { z } from 'zod';
import { endpointsOf, type ConsoleEndpoint } from '../http/endpoint.decorator.js';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The answer of success: a JSON schema, `nothing`, or media types of streams and files. */
export type RouteAnswer =
  z.ZodType | 'nothing' | { readonly content: readonly string[]; readonly json?: z.ZodType };

export interface ApiRoute {
  readonly verb: Verb;
  /** The path as Nest writes it: `/api/admin/merchants/:id`. */
  readonly path: string;
  readonly controller: Type;
  readonly handlerName: string;
  readonly summary: string;
  /** HTTP status of success. */
  readonly status: number;
  /** HTTP statuses of the route's own refusals. */
  readonly errors: readonly number[];
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly params: ReadonlyMap<string, z.ZodType>;
  readonly files: readonly string[] | undefined;
  readonly answer: RouteAnswer;
  readonly open: boolean;
  readonly endpoint: ConsoleEndpoint;
}

/** Every route of the modules that the document lists. */
export function routesOf(...modules: readonly Type[]): ApiRoute[] {
  const seen = new Set<unknown>();
  return endpointsOf(modules.flatMap((module) => controllersOf(module, seen)))
    .filter(({ declaration }) => declaration.unlisted !== true)
    .map(routeOfEndpoint);
}

function routeOfEndpoint({
  declaration,
  controller,
  handlerName,
  path,
}: ReturnType<typeof endpointsOf>[number]): ApiRoute {
  const { method, summary, status, body, query, params, files, errors = [], open = false } = declaration;
  return {
    verb: method.toLowerCase() as Verb,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    controller,
    handlerName,
    summary,
    status,
    errors,
    body: body ?? null,
    query: query ?? null,
    params: new Map(Object.entries(params ?? {})),
    files,
    answer: answerOf(declaration),
    open,
    endpoint: declaration,
  };
}

function answerOf({ answer, mediaTypes }: ConsoleEndpoint): RouteAnswer {
  if (mediaTypes) return { content: mediaTypes, ...(answer && { json: answer }) };
  return answer ?? 'nothing';
}
