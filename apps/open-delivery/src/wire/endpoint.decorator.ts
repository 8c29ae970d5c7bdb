import {
  declaring,
  endpointDecorators,
  FaceCall,
  unknownFields,
  type DeclaredEndpoint,
  type EndpointDeclaration,
  type Run,
  type ServiceClasses,
  type ServicesOf,
  type VersionedAnswer,
} from '#runtime';
import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { OpenDeliveryCallerGuard, type MerchantCaller } from '../auth/caller.guard.js';
import type { Answer, AnswerName } from '../docs/answer.schemas.js';
import { parseBody, parseParam } from './body.parser.js';

/** `/api/opendelivery/openapi.json` is written from it. */
export interface OpenDeliveryEndpoint extends EndpointDeclaration {
  /** The standard's name of the operation. */
  readonly operationId: string;
  /** An optional schema: the body may be missing altogether. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** True: no token is needed. */
  readonly open?: boolean;
  /** By name; the face accepts them as they stand. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Name of the schema in the document. */
  readonly answer?: AnswerName;
  /** Accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  readonly errors: readonly number[];
}

/** Refusals of every endpoint that changes a delivery. */
export const WRITE_ERRORS = [400, 401, 403, 404, 422, 429, 503] as const;

const decorators = endpointDecorators<OpenDeliveryEndpoint>({
  read: (declared, sent, { source, name = '' }) =>
    source === 'param'
      ? parseParam(declared as z.ZodType, sent, name)
      : parseBody(declared as z.ZodType, sent),
  ignored: (declared, sent) => unknownFields(declared as z.ZodType, sent),
});

/** The documented body, or nothing. */
type AnswerOf<Name, Conditional> = [Name] extends [AnswerName]
  ? Answer<Name> | (Conditional extends true ? VersionedAnswer<Answer<Name>> : never)
  : undefined;

export const { endpointsOf } = decorators;

type Facts = Omit<OpenDeliveryEndpoint, 'method' | 'path' | 'status'> &
  Partial<Pick<OpenDeliveryEndpoint, 'status'>>;
type Declare<Uses extends ServiceClasses> = <
  Result,
  Body extends z.ZodType = never,
  Query extends z.ZodType = never,
  Params extends NonNullable<Facts['params']> = Record<never, never>,
  const Name extends AnswerName | undefined = undefined,
  const Conditional extends boolean = false,
>(
  path: string,
  declared: Facts & {
    readonly body?: Body;
    readonly query?: Query;
    readonly params?: Params;
    readonly answer?: Name;
    readonly conditional?: Conditional;
    readonly run: Run<
      FaceCall<MerchantCaller> & ServicesOf<Uses>,
      Body,
      Query,
      Params,
      Result,
      AnswerOf<Name, Conditional>
    >;
  },
) => DeclaredEndpoint;

/** Operations answer 200, where they say nothing else. */
export function openDeliveryApi<Uses extends ServiceClasses>(
  path: string,
  uses: Uses,
  at = Controller(path),
) {
  const place = { decorators, at, call: FaceCall, uses };
  return declaring<Declare<Uses>, OpenDeliveryEndpoint>(place, { status: 200 });
}

/** Endpoints for merchants with a token. */
export function logisticsApi<Uses extends ServiceClasses>(uses: Uses) {
  const path = 'v1/logistics';
  return openDeliveryApi(path, uses, applyDecorators(Controller(path), UseGuards(OpenDeliveryCallerGuard)));
}
