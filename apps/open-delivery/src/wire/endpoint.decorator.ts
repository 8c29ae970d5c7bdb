import {
  endpointDecorators,
  unknownFields,
  type AnsweringDecorator,
  type Declared,
  type EndpointDeclaration,
  type VersionedAnswer,
} from '#runtime';
import type { z } from 'zod';
import type { Answer, AnswerName } from '../docs/answer.schemas.js';
import { parseBody, parseParam } from './body.parser.js';

/** The declaration of an endpoint; `/api/opendelivery/openapi.json` is written from it. */
export interface OpenDeliveryEndpoint extends EndpointDeclaration {
  /** The standard's name of the operation. */
  readonly operationId: string;
  /** An optional schema: the body may be missing altogether. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** True: no token is needed. */
  readonly open?: boolean;
  /** Bodies that the face accepts as they stand, by name. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Schema of the body of success, by its name in the document. */
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

/** What a handler has to return: the documented body, or nothing. */
type Told<Declaration> = Declaration extends { readonly answer: infer Name extends AnswerName }
  ? | Answer<Name>
    | (Declaration extends { readonly conditional: true } ? VersionedAnswer<Answer<Name>> : never)
  : undefined;

export const Endpoint: <const Declaration extends OpenDeliveryEndpoint>(
  declaration: Declared<Declaration, OpenDeliveryEndpoint>,
) => AnsweringDecorator<Told<Declaration>> = decorators.Endpoint;
export const { EndpointBody, EndpointQuery, EndpointParam, endpointsOf } = decorators;
