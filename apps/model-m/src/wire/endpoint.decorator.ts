import type { Caller } from '#domain';
import {
  callerOf,
  type DeclaredEndpoint,
  declaring,
  endpointDecorators,
  FaceCall,
  type Run,
  type ServiceClasses,
  type ServicesOf,
  unknownFields,
  type ValueOrigin,
  type VersionedAnswer,
} from '#runtime';
import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeyGuard } from '../auth/api-key.guard.js';
import type { BodyByCaller, ModelMEndpoint } from './endpoint.types.js';
import { readRequestBody, readRequestQuery } from './request.parser.js';

const decorators = endpointDecorators<ModelMEndpoint>({
  read,
  ignored: (declared, sent, { source, request }) =>
    unknownFields(
      source === 'body' ? bodyFor(declared as z.ZodType, request) : (declared as z.ZodType),
      sent,
    ),
});

/** The example's members, with values of the same types or those that the endpoint excepts. */
type Shape<Example, Nullable, Optional> = Example extends undefined
  ? undefined
  : Example extends null
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

type Told<Body, OrOne, Conditional> =
  | Body
  | (OrOne extends true ? (Body extends readonly (infer One)[] ? One : never) : never)
  | (Conditional extends true ? VersionedAnswer<Body> : never);

export const { endpointsOf } = decorators;

type Declare<Uses extends ServiceClasses> = <
  Result,
  Body extends NonNullable<ModelMEndpoint['body']> = never,
  Query extends z.ZodType = never,
  Params extends NonNullable<ModelMEndpoint['params']> = Record<never, never>,
  const Answer = undefined,
  const Nullable extends string = never,
  const Optional extends string = never,
  const OrOne extends boolean = false,
  const Conditional extends boolean = false,
  const Unlisted extends boolean = false,
>(
  path: string,
  declared: Omit<ModelMEndpoint, 'method' | 'path' | 'status'> & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly answer?: Answer;
    readonly nullable?: readonly Nullable[];
    readonly optional?: readonly Optional[];
    readonly orOne?: OrOne;
    readonly conditional?: Conditional;
    readonly unlisted?: Unlisted;
    readonly use?: DeclaredEndpoint['use'];
    readonly run: Run<
      FaceCall & ServicesOf<Uses>,
      Body,
      Query,
      Params,
      Result,
      Unlisted extends true ? unknown : Told<Shape<Answer, Nullable, Optional>, OrOne, Conditional>
    >;
  },
) => DeclaredEndpoint;

/** For callers with a key. */
export function modelMApi<Uses extends ServiceClasses>(uses: Uses, base = 'api/m') {
  const at = applyDecorators(Controller(base), UseGuards(ApiKeyGuard));
  const place = { decorators, at, call: FaceCall, uses };
  return declaring<Declare<Uses>, ModelMEndpoint>(place, { status: 200 });
}

function read(declared: unknown, sent: unknown, { source, request }: ValueOrigin): unknown {
  switch (source) {
    case 'body':
      return readRequestBody(bodyFor(declared as z.ZodType | BodyByCaller, request), sent);
    case 'query':
      return readRequestQuery(declared as z.ZodType, sent as Readonly<Record<string, unknown>>);
    case 'param':
      return (declared as z.ZodType).parse(sent);
  }
}

function bodyFor(declared: z.ZodType | BodyByCaller, request: object): z.ZodType {
  if (!('company' in declared)) return declared;
  return callerOf<Caller>(request)?.merchantId === null ? declared.hub : declared.company;
}
