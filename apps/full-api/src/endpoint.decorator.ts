import { endpointDecorators, type EndpointDeclaration } from '#runtime';
import { operationDecorators, type ErrorStatus } from './openapi/operation.decorator.js';
import { readFields } from './validation/fields.parser.js';
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
  /** 200 besides 201: an entry with the same `external_id` exists. */
  readonly alsoOk?: boolean;
  /** Accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  readonly errors?: readonly ErrorStatus[];
  /** Body of 404 instead of the usual error body. */
  readonly notFoundType?: Dto;
}

export const { Endpoint, EndpointBody, EndpointQuery, EndpointParam } = endpointDecorators<FullApiEndpoint>({
  read: (declared, sent, { source }) =>
    source === 'param'
      ? (declared as PathParameter<unknown>).read(sent)
      : readFields(declared as Dto, sent, source),
  decorate: operationDecorators,
});
