import { applyDecorators, Delete, Get, HttpCode, Post, Put, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

const ROUTES = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;

export interface EndpointOptions {
  readonly method: keyof typeof ROUTES;
  /** Below the controller's base, with `:id` where the path takes one. */
  readonly path: string;
  readonly summary: string;
  /** `hub`: company keys are refused with 403. */
  readonly access: 'any' | 'hub';
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is multipart/form-data: `tipo` and the file `foto`. */
  readonly upload?: boolean;
  /** Requests to try, by name: bodies (or queries) as a program would send them. The documents show them. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Beyond the protocol's list: served, not documented as a call of its own. */
  readonly unlisted?: boolean;
  /** What the call answers (inside `response`), with invented values: names and types are the contract. */
  readonly answer?: unknown;
  /** Keys of the answer that may be null although the example has a value. */
  readonly nullable?: readonly string[];
  /** Keys that are left out while there is nothing in them. */
  readonly optional?: readonly string[];
  /** Instead of the list, one record alone may be the answer. */
  readonly orOne?: boolean;
}

export const ENDPOINT = Symbol('endpoint');

/** Route, status 200, access and documentation of a call in one place. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  return applyDecorators(ROUTES[options.method](options.path), HttpCode(200), SetMetadata(ENDPOINT, options));
}

export interface DescribedEndpoint extends EndpointOptions {
  /** `/api/m/empresa`, with `{id}` for parameters. */
  readonly fullPath: string;
}

type Controller = new (...dependencies: never[]) => object;

/** The endpoints of a controller, read off its decorators. */
export function endpointsOf(controller: Controller): DescribedEndpoint[] {
  const base = String(Reflect.getMetadata('path', controller));
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const options = typeof handler === 'function' ? described(handler) : undefined;
    if (!options || options.unlisted) return [];
    const path = options.path.replace(/:(\w+)/g, '{$1}');
    return [{ ...options, fullPath: `/${base}/${path}` }];
  });
}

function described(handler: object): EndpointOptions | undefined {
  return Reflect.getMetadata(ENDPOINT, handler) as EndpointOptions | undefined;
}
