import {
  declaredController,
  type DeclaredEndpoint as Declared,
  EndpointCall,
  type FittingAnswer,
  type ServiceClasses,
  type ServicesOf,
} from '#runtime';
import { Controller, type NestInterceptor, type Type } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { z } from 'zod';
import { answerPicker, listed } from './answer.mapper.js';
import * as fields from './field.schemas.js';
import { uploadLimits, type Upload } from '../courier-api/files/picture.stream.js';
import { decorators, type ConsoleEndpoint } from './endpoint.decorator.js';

export class ConsoleCall extends EndpointCall {
  /** Files of a form, where the endpoint declares `uploads`. */
  get uploads(): readonly Upload[] {
    return (this.request.files as unknown as Upload[] | undefined) ?? [];
  }
}

export type Schemas = Readonly<Record<string, z.ZodType>>;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}.${string}` | `${string}:${infer Name}`
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

type AnswerOf<Answer extends z.ZodType, Media> = [Answer] extends [never]
  ? unknown
  : z.output<Answer> | RowsOf<z.output<Answer>> | ([Media] extends [never] ? never : undefined);
/** A list, or a page by cursor, is made of the rows that `run` returns. */
type RowsOf<Output> = [Exclude<keyof Output, 'nextCursor'>] extends ['items']
  ? Output extends { items: infer Rows }
    ? Rows
    : never
  : never;

type Read = 'body' | 'query' | 'params' | 'answer' | 'mediaTypes';
interface Facts extends Omit<ConsoleEndpoint, 'method' | 'path' | 'status' | Read> {
  /** Default: 201 of a POST to the collection, 204 without an answer, else 200. */
  readonly status?: number;
  /** Default: 404 where the path has parameters, and 409 of a PATCH. */
  readonly errors?: readonly number[];
  /** Maximum of files that are taken. Default: as many as `files` names. */
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
    ) => Result & FittingAnswer<Awaited<Result>, AnswerOf<Answer, Media>, true>;
  },
) => DeclaredEndpoint;

type DeclaredEndpoint = Declared<ConsoleEndpoint>;

export type CallOf<Api extends { readonly call: Type }> = InstanceType<Api['call']>;

interface Place<
  Call extends ConsoleCall,
  Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Schemas,
  Found extends object = object,
> {
  readonly at: ClassDecorator;
  readonly path: Path;
  /** Parameters of every endpoint whose path names them. */
  readonly params: Params | undefined;
  readonly call: Type<Call>;
  readonly uses: Uses;
  readonly common?: Partial<Facts>;
  /** Reads the record that all of these endpoints are about, for `run`. */
  readonly find?: (call: never) => Promise<Found>;
}

/** Endpoints below a path, each declared with its function, and the Nest controller made of them. */
export function declaredApi<
  Call extends ConsoleCall,
  Path extends string,
  Uses extends ServiceClasses,
  Params extends Schemas = Record<never, never>,
  Found extends object = Record<never, never>,
>(place: Place<Call, Path, Uses, Params, Found>) {
  const declare = (method: ConsoleEndpoint['method'], sends = false) =>
    ((path, { run, use = [], uploads: most, ...facts }) => {
      const params = { ...paramsIn(`${place.path}/${path}`, place.params), ...facts.params };
      const status = facts.status ?? usualStatus(method, path, facts);
      const uploads = most ?? facts.files?.length ?? 0;
      const files = uploads > 0 ? [AnyFilesInterceptor({ limits: uploadLimits(uploads) })] : [];
      const errors = facts.errors ?? usualErrors(method, params);
      const declaration = { ...place.common, ...facts, method, path, status, params, errors };
      const serve = async (call: Parameters<typeof run>[0]) => {
        Object.assign(call, await place.find?.(call as never));
        return listed(facts.answer, run(call), call.query);
      };
      return { declaration, use: [...files, ...use], run: serve, sends };
    }) as Declare<Call & ServicesOf<Uses> & Found, Path, Params>;
  const controllers: Type[] = [];
  return {
    call: place.call as unknown as Type<Call & ServicesOf<Uses> & Found>,
    get: declare('GET'),
    /** A GET whose `run` writes the response itself: a file, a stream. */
    send: declare('GET', true),
    sendPost: declare('POST', true),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
    /** Names of the controller and of its handlers make the ids of operations in the document. */
    controller: (name: string, endpoints: Readonly<Record<string, DeclaredEndpoint>>) => {
      const made = declaredController({ ...place, decorators, sent: answerPicker }, name, endpoints);
      controllers.push(made);
      return made;
    },
    controllers: controllers as readonly Type[],
  };
}

function paramsIn(path: string, known: Schemas = {}): Schemas {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? fields.idText]));
}

function usualStatus(method: string, path: string, { answer, mediaTypes }: Partial<ConsoleEndpoint>): number {
  if (answer === undefined && mediaTypes === undefined) return 204;
  return method === 'POST' && path === '' ? 201 : 200;
}

function usualErrors(method: string, params: Schemas): number[] {
  if (Object.keys(params).length === 0) return [];
  return method === 'PATCH' ? [404, 409] : [404];
}

export function apiOf<Call extends ConsoleCall>(
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

export const publicApi = apiOf(Controller, ConsoleCall, { open: true });
