import { controllersOf } from '#runtime';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import { endpointsOf, type ConsoleEndpoint } from '../http/endpoint.decorator.js';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answer of success; `content`: media types of streams and files. */
export type RouteAnswer =
  z.ZodType | 'nothing' | { readonly content: readonly string[]; readonly json?: z.ZodType };

export interface ApiRoute extends Pick<ConsoleEndpoint, 'summary' | 'status' | 'files'> {
  readonly verb: Verb;
  /** The path as Nest writes it: `/api/admin/merchants/:id`. */
  readonly path: string;
  readonly controller: Type;
  readonly handlerName: string;
  /** HTTP statuses. */
  readonly errors: readonly number[];
  readonly body: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly params: ReadonlyMap<string, z.ZodType>;
  readonly answer: RouteAnswer;
  readonly open: boolean;
  readonly endpoint: ConsoleEndpoint;
}

export function routesOf(...modules: readonly Type[]): ApiRoute[] {
  const seen = new Set<unknown>();
  return endpointsOf(modules.flatMap((module) => controllersOf(module, seen)))
    .filter(({ declaration }) => declaration.unlisted !== true)
    .map(({ declaration: endpoint, path, ...handler }) => {
      const { body = null, query = null, params = {}, errors = [], open = false, ...facts } = endpoint;
      return {
        ...facts,
        ...handler,
        body,
        query,
        errors,
        open,
        endpoint,
        verb: endpoint.method.toLowerCase() as Verb,
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        params: new Map(Object.entries(params)),
        answer: answerOf(endpoint),
      };
    });
}

function answerOf({ answer, mediaTypes }: ConsoleEndpoint): RouteAnswer {
  if (mediaTypes) return { content: mediaTypes, ...(answer && { json: answer }) };
  return answer ?? 'nothing';
}
