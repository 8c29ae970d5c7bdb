import {
  applyDecorators,
  createParamDecorator,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  type DynamicModule,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestOf, responseOf } from './caller.js';
import type { IgnoredField } from './request-context.js';
import { noteIgnored } from './ignored-fields.js';

const ROUTES = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

/**
 * Nest routes by it, body, query and path are read by it, and the OpenAPI document is written from it. Each
 * face extends the type with what its documents need (access, examples, audit).
 */
export interface EndpointDeclaration {
  readonly method: keyof typeof ROUTES;
  /** Below the controller's path: `:id/block`. Absent: the controller's path itself. */
  readonly path?: string;
  /** HTTP status of success. */
  readonly status: number;
  readonly summary: string;
  readonly description?: string;
  /** Group on the documentation page. */
  readonly tag?: string;
  /** A zod schema or a DTO class. */
  readonly body?: unknown;
  /** `body` is for the document alone: the endpoint reads it itself. */
  readonly readsBody?: boolean;
  readonly query?: unknown;
  /** By the name of the path parameter. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Schema, class or example of the body of success; absent: there is none. */
  readonly answer?: unknown;
  /** HTTP statuses of the endpoint's own refusals. */
  readonly errors?: readonly number[];
  /** Answers with a `VersionedAnswer`: the document shows ETag, If-None-Match and 304. */
  readonly conditional?: boolean;
  /** Served, but absent from the document. */
  readonly unlisted?: boolean;
}

export interface ValueOrigin {
  readonly source: 'body' | 'query' | 'param';
  readonly name?: string;
  /** For a face whose callers send different bodies (`callerOf(request)`). */
  readonly request: Request;
}

interface EndpointOptions<Declaration extends EndpointDeclaration> {
  /** Throws the face's own error. */
  read(declared: unknown, sent: unknown, origin: ValueOrigin): unknown;
  /** For callers in a sandbox: fields that the declaration does not know. */
  ignored?(declared: unknown, sent: unknown, origin: ValueOrigin): IgnoredField[];
  /** Further decorators: access, audit, Swagger's own. */
  decorate?(declaration: Declaration): readonly MethodDecorator[];
}

interface DeclaredEndpoint<Declaration extends EndpointDeclaration = EndpointDeclaration> {
  readonly declaration: Declaration;
  readonly controller: Type;
  readonly handlerName: string;
  /** With the controller's path, as OpenAPI writes it: `/merchants/{id}/block`. */
  readonly path: string;
}

type CallClass = new (request: Request, response: Response) => object;

/** By handler: once per request, a WeakMap is read faster than `Reflect` metadata. */
const declarations = new WeakMap<object, EndpointDeclaration>();

/** Each face calls it once and exports the result. */
export function endpointDecorators<Declaration extends EndpointDeclaration>(
  options: EndpointOptions<Declaration>,
) {
  const readFrom = (context: ExecutionContext, source: 'body' | 'query', declared: unknown): unknown => {
    const request = requestOf(context);
    const sent: unknown = request[source];
    const origin = { source, request };
    if (options.ignored)
      noteIgnored(request, responseOf(context), () => options.ignored?.(declared, sent, origin) ?? []);
    return options.read(declared, sent, origin);
  };
  return {
    Endpoint: (declaration: Declaration): MethodDecorator => {
      const { method, path, status } = declaration;
      return applyDecorators(
        (_target: object, _name: string | symbol, descriptor: PropertyDescriptor) => {
          declarations.set(descriptor.value as object, declaration);
        },
        ROUTES[method](path),
        HttpCode(status),
        ...(options.decorate?.(declaration) ?? []),
      );
    },
    /** The call and what is read of it; a fault of the body is answered first, then one of the path. */
    Called: createParamDecorator((call: CallClass, context: ExecutionContext) => {
      const request = requestOf(context);
      const { body, readsBody, query, params = {} } = declarations.get(context.getHandler()) ?? {};
      const read: Record<string, unknown> = {};
      if (body !== undefined && !readsBody) read['body'] = readFrom(context, 'body', body);
      if (query !== undefined) read['query'] = readFrom(context, 'query', query);
      for (const name of Object.keys(params).reverse())
        read[name] = options.read(params[name], request.params[name], { source: 'param', name, request });
      return Object.assign(new call(request, responseOf(context)), read);
    }),
    /** In the order in which they are written. */
    endpointsOf: (controllers: readonly Type[]): DeclaredEndpoint<Declaration>[] =>
      controllers.flatMap((controller) => declaredIn<Declaration>(controller)),
  };
}

export type EndpointDecorators<Declaration extends EndpointDeclaration> = ReturnType<
  typeof endpointDecorators<Declaration>
>;

/** Declaration of an endpoint, for guards and interceptors (`context.getHandler()`). */
export function declarationOf<Declaration extends EndpointDeclaration>(
  handler: object,
): Declaration | undefined {
  return declarations.get(handler) as Declaration | undefined;
}

/** Controllers of a module and of those it imports, each once. */
export function controllersOf(from: Type | DynamicModule, seen = new Set<unknown>()): Type[] {
  const module = typeof from === 'function' ? from : from.module;
  if (seen.has(module)) return [];
  seen.add(module);
  const declared = (name: string) => (Reflect.getMetadata(name, module) ?? []) as (Type | DynamicModule)[];
  const imported = declared('imports').flatMap((one) => controllersOf(one, seen));
  return [...new Set([...(declared('controllers') as Type[]), ...imported])];
}

function declaredIn<Declaration extends EndpointDeclaration>(
  controller: Type,
): DeclaredEndpoint<Declaration>[] {
  const base: unknown = Reflect.getMetadata('path', controller);
  const handlers = Object.getOwnPropertyDescriptors(controller.prototype as object);
  return Object.entries(handlers).flatMap(([handlerName, { value: handler }]) => {
    const declaration =
      typeof handler === 'function' ? declarationOf<Declaration>(handler as object) : undefined;
    if (declaration === undefined) return [];
    return [{ declaration, controller, handlerName, path: openApiPath(base, declaration.path) }];
  });
}

function openApiPath(...parts: unknown[]): string {
  const words = parts.flatMap((part) => (typeof part === 'string' ? part.split('/') : []));
  return `/${words.filter((word) => word !== '').join('/')}`.replace(/:(\w+)/g, '{$1}');
}
