import {
  endpointDecorators,
  type AnsweringDecorator,
  type Declared,
  type EndpointDeclaration,
  type VersionedAnswer,
} from '#runtime';
import { operationDecorators, type ErrorStatus } from './openapi/operation.decorator.js';
import { readFields, unknownMembers } from './validation/fields.parser.js';
import type { PathParameter } from './validation/path.parser.js';

/**
 * Who may call an endpoint. `any`: every valid key, which sees only its own records. `hub`: only a hub key.
 * `own_user`: a hub key, or the key of the user in the path. `ordering`: every valid key but that of a sub-user who
 * may not place orders.
 */
export type Access = 'any' | 'hub' | 'own_user' | 'ordering';

export type Dto = new () => object;

/** The declaration of an endpoint; `/api/v1/openapi.json` is written from it and from the DTOs it names. */
export interface FullApiEndpoint extends EndpointDeclaration {
  readonly tag: string;
  readonly status: 200 | 201;
  readonly access: Access;
  readonly body?: Dto;
  readonly query?: Dto;
  readonly params?: Readonly<Record<string, PathParameter<unknown>>>;
  readonly answer: Dto;
  /** The answer is a bare list of `answer`. */
  readonly list?: boolean;
  /** A long answer that the handler writes to the response, a batch at a time. */
  readonly streamed?: boolean;
  /** 200 besides 201: an entry with the same `external_id` exists. */
  readonly alsoOk?: boolean;
  /** Accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Quotes that hold: `given` to who sends `Prefer: hold`, `taken` as `Quote-Id`. */
  readonly held?: 'given' | 'taken';
  readonly errors?: readonly ErrorStatus[];
  /** Body of 404 instead of the usual error body. */
  readonly notFoundType?: Dto;
}

const decorators = endpointDecorators<FullApiEndpoint>({
  read: (declared, sent, { source }) =>
    source === 'param'
      ? (declared as PathParameter<unknown>).read(sent)
      : readFields(declared as Dto, sent, source),
  ignored: (declared, sent) => unknownMembers(declared as Dto, sent),
  decorate: operationDecorators,
});

/** What a handler has to return: the documented body, or a list of them; nothing where it wrote the answer itself. */
type Told<Declaration extends FullApiEndpoint, Body = InstanceType<Declaration['answer']>> =
  | (Declaration extends { readonly list: true } ? readonly Body[] : Body)
  | (Declaration extends { readonly conditional: true } ? VersionedAnswer<Body> : never)
  | (Declaration extends { readonly streamed: true } ? undefined : never);

export const Endpoint: <Declaration extends FullApiEndpoint>(
  declaration: Declared<Declaration, FullApiEndpoint>,
) => AnsweringDecorator<Told<Declaration>> = decorators.Endpoint;
export const { EndpointBody, EndpointQuery, EndpointParam } = decorators;
