import { declarationOf, requestOf, requireCaller, responseOf, type FittingAnswer } from '#runtime';
import {
  Controller,
  createParamDecorator,
  Inject,
  Optional,
  Res,
  UseInterceptors,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { answerCut } from './answer.mapper.js';
import { idText } from './field.schemas.js';
import { uploadLimits, type Upload } from '../courier-api/files/picture.stream.js';
import { Endpoint, type ConsoleEndpoint } from './endpoint.decorator.js';
import { readBySchema } from './schema.parser.js';

/** What the `run` of a declared endpoint gets besides its services and what the declaration reads: who calls, and files. */
export class EndpointCall {
  constructor(
    readonly request: Request,
    readonly response: Response,
  ) {}

  /** Files of a form, where the endpoint declares `uploads`. */
  get uploads(): readonly Upload[] {
    return (this.request.files as unknown as Upload[] | undefined) ?? [];
  }

  protected who<Caller extends object>(): Caller {
    return requireCaller(this.request);
  }
}

export type Schemas = Readonly<Record<string, z.ZodType>>;
/** Classes by the names under which `run` gets their instances. */
export type ServiceClasses = Readonly<Record<string, ServiceClass<unknown>>>;
type ServiceClass<Service> = abstract new (...args: never[]) => Service;
type ServicesOf<Uses extends ServiceClasses> = {
  readonly [Name in keyof Uses]: Uses[Name] extends ServiceClass<infer Service> ? Service : never;
};

/** What a token of Nest stands for, among the classes of services. */
export function injected<Service>(token: symbol | string): ServiceClass<Service> {
  return token as unknown as ServiceClass<Service>;
}

/** A class of a module that an installation may leave out. */
class OptionalService {
  constructor(readonly token: Type) {}
}

/** The same as `injected`, of a class that is not there when its module is left out. */
export function optional<Service>(service: ServiceClass<Service>): ServiceClass<Service | undefined> {
  return new OptionalService(service as unknown as Type) as unknown as ServiceClass<undefined>;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** Parameters of the path: ids, where no schema says otherwise. */
type ParamsIn<Path extends string, Params> = {
  readonly [Name in NamesIn<Path>]: Name extends keyof Params
    ? Params[Name] extends z.ZodType
      ? z.output<Params[Name]>
      : never
    : number;
};

type Told<Answer extends z.ZodType, Media> = [Answer] extends [never]
  ? unknown
  : z.output<Answer> | ([Media] extends [never] ? never : undefined);

type Read = 'body' | 'query' | 'params' | 'answer' | 'mediaTypes';
interface Facts extends Omit<ConsoleEndpoint, 'method' | 'path' | 'status' | Read> {
  /** Default: 201 of a POST to the collection, 204 without an answer, else 200. */
  readonly status?: number;
  /** Default: 404 where the path has parameters. */
  readonly errors?: readonly number[];
  /** Most files that are taken. Default: as many as `files` names, unless `use` takes them. */
  readonly uploads?: number;
  /** Interceptors that finish before the audited transaction begins: other uploads. */
  readonly use?: readonly (Type<NestInterceptor> | NestInterceptor)[];
}

type Declare<Known, At extends string, Common extends Schemas> = <
  const Path extends string,
  Result,
  Body extends z.ZodType = never,
  Query extends z.ZodType = never,
  const Params extends Schemas = Record<never, never>,
  Answer extends z.ZodType = never,
  const Media extends readonly string[] = never,
>(
  path: Path,
  declared: Facts & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly answer?: Answer;
    readonly mediaTypes?: Media;
    readonly run: (
      call: Known &
        ParamsIn<`${At}/${Path}`, Omit<Common, keyof Params> & Params> & {
          readonly body: z.output<Body>;
          readonly query: z.output<Query>;
        },
    ) => Result & FittingAnswer<Awaited<Result>, Told<Answer, Media>, true>;
  },
) => DeclaredEndpoint;

interface DeclaredEndpoint {
  readonly declaration: ConsoleEndpoint;
  readonly use: NonNullable<Facts['use']>;
  readonly run: (call: never) => unknown;
  /** `run` writes the response itself. */
  readonly sends: boolean;
}

interface Place<
  Call extends EndpointCall,
  Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Schemas,
> {
  /** Makes a controller of a class: its path and guards. */
  readonly at: ClassDecorator;
  readonly path: Path;
  /** Parameters of every endpoint whose path names them. */
  readonly params: Params | undefined;
  readonly call: Type<Call>;
  readonly uses: Uses;
  /** What all of these endpoints declare alike. */
  readonly common?: Partial<Facts>;
}

/** Endpoints below one path, each declared with the function that serves it, and the Nest controller made of them. */
export function declaredApi<
  Call extends EndpointCall,
  Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Record<never, never>,
>(place: Place<Call, Path, Uses, Params>) {
  const declare = (method: ConsoleEndpoint['method'], sends = false) =>
    ((path, { run, use = [], uploads: most, ...facts }) => {
      const params = { ...paramsIn(`${place.path}/${path}`, place.params), ...facts.params };
      const status = facts.status ?? usualStatus(method, path, facts);
      const uploads = most ?? (use.length > 0 ? 0 : (facts.files?.length ?? 0));
      const files = uploads > 0 ? [AnyFilesInterceptor({ limits: uploadLimits(uploads) })] : [];
      const errors = facts.errors ?? (Object.keys(params).length > 0 ? [404] : []);
      const declaration = { ...place.common, ...facts, method, path, status, params, errors };
      return { declaration, use: [...files, ...use], run, sends };
    }) as Declare<Call & ServicesOf<Uses>, Path, Params>;
  return {
    get: declare('GET'),
    /** A GET whose `run` writes the response itself: a file, a stream. */
    send: declare('GET', true),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
    /** The handlers' names and the controller's make the operations' ids of the document. */
    controller: (name: string, endpoints: Readonly<Record<string, DeclaredEndpoint>>) =>
      controllerOf(place, name, endpoints),
  };
}

function paramsIn(path: string, known: Schemas = {}): Schemas {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? idText]));
}

function usualStatus(method: string, path: string, { answer, mediaTypes }: Partial<ConsoleEndpoint>): number {
  if (answer === undefined && mediaTypes === undefined) return 204;
  return method === 'POST' && path === '' ? 201 : 200;
}

function controllerOf<Call extends EndpointCall>(
  { at, call, uses }: Place<Call, string, ServiceClasses>,
  name: string,
  endpoints: Readonly<Record<string, DeclaredEndpoint>>,
): Type {
  const names = Object.keys(uses);
  class DeclaredController {
    readonly services: object;

    constructor(...services: unknown[]) {
      this.services = Object.fromEntries(names.map((one, i) => [one, services[i]]));
    }
  }
  const Called = calledBy(call);
  for (const [handler, { declaration, use, run, sends }] of Object.entries(endpoints)) {
    const taken = [...names, ...Object.keys(declaration.params ?? {})].find(
      (one) => one in (call.prototype as object),
    );
    if (taken !== undefined) throw new Error(`${name}: a call has "${taken}" already`);
    const cut = answerCut(declaration);
    const value = function (this: DeclaredController, read: object) {
      return cut(run(Object.assign(read, this.services) as never));
    };
    Object.defineProperty(DeclaredController.prototype, handler, { value });
    const descriptor = { value };
    if (sends) Res()(DeclaredController.prototype, handler, 1);
    Called()(DeclaredController.prototype, handler, 0);
    if (use.length > 0) UseInterceptors(...use)(DeclaredController.prototype, handler, descriptor);
    (Endpoint(declaration) as MethodDecorator)(DeclaredController.prototype, handler, descriptor);
  }
  names.forEach((one, i) => {
    const used: unknown = uses[one];
    if (used instanceof OptionalService) Optional()(DeclaredController, undefined, i);
    Inject(used instanceof OptionalService ? used.token : (used as Type))(DeclaredController, undefined, i);
  });
  at(DeclaredController);
  Object.defineProperty(DeclaredController, 'name', { value: name });
  return DeclaredController;
}

/** The request as its endpoint declares it: of several faults, that of the body is told first, then the path's. */
function calledBy<Call extends EndpointCall>(call: Type<Call>) {
  return createParamDecorator((_: unknown, context) => {
    const [request, response] = [requestOf(context), responseOf(context)];
    const declared = declarationOf<ConsoleEndpoint>(context.getHandler());
    const read: Record<string, unknown> = {};
    if (declared?.body) read['body'] = readBySchema(declared.body, request.body);
    if (declared?.query) read['query'] = readBySchema(declared.query, request.query);
    for (const [name, schema] of Object.entries(declared?.params ?? {}).reverse())
      read[name] = readBySchema(schema, request.params[name]);
    return Object.assign(new call(request, response), read);
  });
}

/** Makes the function by which the endpoints of one API are declared below a path. */
export function apiOf<Call extends EndpointCall>(
  at: (path: string) => ClassDecorator,
  call: Type<Call>,
  common: Partial<Facts> = {},
) {
  return <
    const Path extends string,
    Uses extends ServiceClasses,
    Params extends Schemas = Record<never, never>,
  >(
    path: Path,
    uses: Uses,
    params?: Params,
  ) => declaredApi({ at: at(path), path, call, uses, params, common });
}

/** Declared endpoints that anybody may call. */
export const publicApi = apiOf(Controller, EndpointCall);
