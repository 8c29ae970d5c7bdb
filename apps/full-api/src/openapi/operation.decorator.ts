import {
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  type ApiQueryOptions,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { CONDITIONAL_ANSWERS, type EndpointDeclaration } from '#runtime';
import { fieldsOf, type PathParameter } from '../validation/dto.parser.js';
import { ErrorBody, ValidationErrorBody } from './error.body.js';

const { headers, ifNoneMatch, notModified } = CONDITIONAL_ANSWERS;

type ErrorStatus = 400 | 403 | 404 | 422;

/**
 * Who may call an endpoint. `any`: every valid key, which sees only its own records. `hub`: only a hub key.
 * `own_user`: a hub key, or the key of the user in the path. `ordering`: every valid key but that of a
 * sub-user who may not place orders.
 */
export type Access = 'any' | 'hub' | 'own_user' | 'ordering';

export type Dto = new () => object;

/** `/api/v1/openapi.json` is written from it and from the DTOs it names. */
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
  /** Quotes that hold: `given` to callers that send `Prefer: hold`, `taken` as `Quote-Id`. */
  readonly held?: 'given' | 'taken';
  readonly errors?: readonly ErrorStatus[];
  /** Body of 404 instead of the usual error body. */
  readonly notFoundType?: Dto;
}

const ERROR_TEXTS = {
  400: 'Erro de validação ou operação recusada',
  401: 'Credencial ausente, inválida ou desativada',
  403: 'Esta credencial não tem acesso a este recurso',
  404: 'Não encontrado',
  422: 'Regra de negócio não atendida',
  429: 'Muitas requisições: aguarde o tempo em Retry-After',
  500: 'Erro interno: tente novamente com espera crescente',
  503: 'Serviço temporariamente indisponível',
} as const;

/** Adds the statuses that every endpoint may answer. */
export function operationDecorators(endpoint: FullApiEndpoint): MethodDecorator[] {
  const { tag, summary, description, answer: type, list = false, notFoundType, conditional } = endpoint;
  const statuses = endpoint.alsoOk === true ? ([200, 201] as const) : [endpoint.status];
  return [
    ApiTags(tag),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ...parameters(endpoint),
    ...(endpoint.body ? [ApiBody({ type: endpoint.body })] : []),
    ApiExtraModels(ErrorBody, ValidationErrorBody, ...(notFoundType ? [notFoundType] : [])),
    ...statuses.map((status) =>
      ApiResponse({ status, description: summary, type, isArray: list, ...(conditional && { headers }) }),
    ),
    ...(conditional ? [ApiResponse({ status: 304, ...notModified })] : []),
    ...([401, 429, 500, 503, ...(endpoint.errors ?? [])] as const).map((status) => error(status, endpoint)),
  ];
}

function parameters({
  params = {},
  query,
  idempotent,
  conditional,
  held,
}: FullApiEndpoint): MethodDecorator[] {
  return [
    ...Object.entries(params).map(([name, { type }]) => ApiParam({ name, type })),
    ...(query ? inheritedFirst(query).map(queryParameter) : []),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(held ? [QUOTE_HEADERS[held]] : []),
    ...(conditional ? [ApiHeader(ifNoneMatch)] : []),
  ];
}

function error(status: keyof typeof ERROR_TEXTS, { notFoundType }: FullApiEndpoint) {
  const usual = status === 400 ? ValidationErrorBody : ErrorBody;
  const body = status === 404 ? (notFoundType ?? usual) : usual;
  return ApiResponse({
    status,
    description: ERROR_TEXTS[status],
    content: { 'application/json': { schema: { $ref: getSchemaPath(body) } } },
  });
}

type Fields = ReturnType<typeof fieldsOf>;

/** Bodies list the fields of the class they extend first: `pagina` and `por_pagina`. */
function inheritedFirst(dto: Dto): Fields {
  const base = Object.getPrototypeOf(dto) as Dto;
  const inherited = new Set(base.prototype === undefined ? [] : fieldsOf(base).map(({ name }) => name));
  const rank = ({ name }: Fields[number]) => (inherited.has(name) ? 0 : 1);
  return [...fieldsOf(dto)].sort((a, b) => rank(a) - rank(b));
}

function queryParameter({ name, documented }: Fields[number]): MethodDecorator {
  return ApiQuery({ ...documented, name } as ApiQueryOptions);
}

/** An addition to the contract: the same key and body within 24 hours create one order. */
const IDEMPOTENCY_KEY = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com Idempotency-Replayed: true; outro corpo é 422',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
});

/** Additions to the contract: a price that holds, asked for and used. */
const QUOTE_HEADERS = {
  given: ApiHeader({
    name: 'Prefer',
    required: false,
    description:
      'Adição nossa ao contrato. Com `hold`, o preço fica garantido até expira_em para um pedido com os mesmos ' +
      'endereços, veículo, categoria e retorno, que envie cotacao_id em Quote-Id; a resposta traz Preference-Applied: hold',
    schema: { type: 'string', enum: ['hold'] },
  }),
  taken: ApiHeader({
    name: 'Quote-Id',
    required: false,
    description:
      'Adição nossa ao contrato: o cotacao_id de uma cotação pedida com Prefer: hold. O pedido custa o que foi ' +
      'cotado, uma vez; senão 400, com o que difere, ou que a cotação venceu, já foi usada ou não é nossa',
    schema: { type: 'string', minLength: 1 },
  }),
};
