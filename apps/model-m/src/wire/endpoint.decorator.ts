import type { Caller } from '#domain';
import { callerOf, endpointDecorators, type EndpointDeclaration, type ValueOrigin } from '#runtime';
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

export const { Endpoint, EndpointBody, EndpointQuery, EndpointParam, endpointsOf } =
  endpointDecorators<ModelMEndpoint>({ read });

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
