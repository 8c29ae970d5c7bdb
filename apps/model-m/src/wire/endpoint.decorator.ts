import type { Caller } from '#domain';
import {
  callerOf,
  endpointDecorators,
  unknownFields,
  type AnsweringDecorator,
  type Declared,
  type EndpointDeclaration,
  type ValueOrigin,
  type VersionedAnswer,
} from '#runtime';
import type { z } from 'zod';
import { readRequestBody, readRequestParam, readRequestQuery } from './request.parser.js';

/**
 * Bodies by caller: a hub names the company of a request, a company orders for itself. The documents show the hub's.
 */
interface BodyByCaller {
  readonly hub: z.ZodType;
  readonly company: z.ZodType;
}

/** The declaration of a call; `/api/m/openapi.json` and the Postman collection are written from it. */
export interface ModelMEndpoint extends EndpointDeclaration {
  readonly path: string;
  readonly status: 200;
  /** `hub`: company keys are refused with 403. */
  readonly access: 'any' | 'hub';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | BodyByCaller;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** Files of a form, beside the fields of `body`. */
  readonly files?: readonly string[];
  /** Requests to try, by name: bodies (or queries) as a program sends them. The documents show them. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The answer (inside `response`) with invented values: names and types are the contract. */
  readonly answer?: unknown;
  /** Members that may be null although the example has a value. */
  readonly nullable?: readonly string[];
  /** Members that are absent while empty. */
  readonly optional?: readonly string[];
  /** The answer may be one record instead of the list. */
  readonly orOne?: boolean;
}

const decorators = endpointDecorators<ModelMEndpoint>({
  read,
  ignored: (declared, sent, { source, request }) =>
    unknownFields(
      source === 'body' ? bodyFor(declared as z.ZodType, request) : (declared as z.ZodType),
      sent,
    ),
});

/** What an answer has, by its example: its members, with values of the same types or those that the endpoint excepts. */
type Shape<Example, Nullable, Optional> = Example extends null
  ? unknown
  : Example extends string
    ? string
    : Example extends number
      ? number
      : Example extends boolean
        ? boolean
        : Example extends readonly (infer Item)[]
          ? readonly Shape<Item, Nullable, Optional>[]
          : {
              [Name in Exclude<keyof Example, Optional>]:
                Shape<Example[Name], Nullable, Optional> | (Name extends Nullable ? null : never);
            } & { [Name in keyof Example & Optional]?: Shape<Example[Name], Nullable, Optional> };

type NamesIn<Declaration, List extends string> =
  Declaration extends Readonly<Record<List, readonly (infer Name)[]>> ? Name : never;

/** What a handler has to return: what the example shows. */
type Told<Declaration> = Declaration extends { readonly answer: infer Answer }
  ? ToldBy<Declaration, Shape<Answer, NamesIn<Declaration, 'nullable'>, NamesIn<Declaration, 'optional'>>>
  : Declaration extends { readonly unlisted: true }
    ? unknown
    : undefined;
type ToldBy<Declaration, Body> =
  | Body
  | (Declaration extends { readonly orOne: true }
      ? Body extends readonly (infer One)[]
        ? One
        : never
      : never)
  | (Declaration extends { readonly conditional: true } ? VersionedAnswer<Body> : never);

export const Endpoint: <const Declaration extends ModelMEndpoint>(
  declaration: Declared<Declaration, ModelMEndpoint>,
) => AnsweringDecorator<Told<Declaration>> = decorators.Endpoint;
export const { EndpointBody, EndpointQuery, EndpointParam, endpointsOf } = decorators;

function read(declared: unknown, sent: unknown, { source, request }: ValueOrigin): unknown {
  switch (source) {
    case 'body':
      return readRequestBody(bodyFor(declared as z.ZodType | BodyByCaller, request), sent);
    case 'query':
      return readRequestQuery(declared as z.ZodType, sent as Readonly<Record<string, unknown>>);
    case 'param':
      return readRequestParam(declared as z.ZodType, sent);
  }
}

function bodyFor(declared: z.ZodType | BodyByCaller, request: object): z.ZodType {
  if (!('company' in declared)) return declared;
  return callerOf<Caller>(request)?.merchantId === null ? declared.hub : declared.company;
}
