import { controllersOf } from '#runtime';
import type { Type } from '@nestjs/common';
import { endpointsOf } from '../http/endpoint.decorator.js';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type ApiRoute = ReturnType<typeof routesOf>[number];

export function routesOf(...modules: readonly Type[]) {
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
        /** As Nest writes it: `/api/admin/merchants/:id`. */
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        params: new Map(Object.entries(params)),
      };
    });
}
