import { applyDecorators } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { ErrorBody, ValidationErrorBody } from './error.body.js';

type ErrorStatus = 400 | 403 | 404 | 422;

interface EndpointDocument {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly status: 200 | 201;
  readonly type: new () => object;
  /** The answer is a bare list of `type`. */
  readonly list?: boolean;
  /** The other status of an idempotent creation: 200 on a repetition. */
  readonly alsoOk?: boolean;
  readonly errors?: readonly ErrorStatus[];
  /** Instead of the usual error body of 404. */
  readonly notFoundType?: new () => object;
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

/** What the API's document says of an endpoint; the statuses every endpoint may answer are added here. */
export function Documented(endpoint: EndpointDocument): MethodDecorator {
  const { tag, summary, description, type, list = false } = endpoint;
  const statuses = endpoint.alsoOk === true ? ([200, 201] as const) : [endpoint.status];
  return applyDecorators(
    ApiTags(tag),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiExtraModels(ErrorBody, ValidationErrorBody, ...(endpoint.notFoundType ? [endpoint.notFoundType] : [])),
    ...statuses.map((status) => ApiResponse({ status, description: summary, type, isArray: list })),
    ...([401, 429, 500, 503, ...(endpoint.errors ?? [])] as const).map((status) => error(status, endpoint)),
  );
}

function error(status: keyof typeof ERROR_TEXTS, { notFoundType }: EndpointDocument) {
  const usual = status === 400 ? ValidationErrorBody : ErrorBody;
  const body = status === 404 ? (notFoundType ?? usual) : usual;
  return ApiResponse({
    status,
    description: ERROR_TEXTS[status],
    content: { 'application/json': { schema: { $ref: getSchemaPath(body) } } },
  });
}

/** Ours, beyond the contract: the same key and body within 24 hours create one order. */
export function IdempotencyKeyDocument(): MethodDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'A mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com Idempotency-Replayed: true; outro corpo é 422',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  });
}
