import type { HttpException } from '@nestjs/common';
import type { Failure, TransportFault } from '#runtime';
import { ERROR_ANSWERS, FIELD_PATHS } from './vocabulary/errors.js';
import { OAuthError } from './auth/oauth.error.js';
import { InvalidFieldsError } from './wire/invalid-fields.error.js';

/** `application/problem+json`, with the detail under a second name for those who look for a message. */
export interface ProblemBody {
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

const TITLES: Partial<Record<number, string>> = {
  400: 'Requisição inválida',
  401: 'Não autorizado',
  403: 'Acesso negado',
  404: 'Não encontrado',
  405: 'Método não permitido',
  413: 'Corpo grande demais',
  415: 'Tipo de conteúdo não suportado',
  422: 'Regra de negócio não atendida',
  429: 'Muitas requisições',
  500: 'Erro interno',
  503: 'Serviço indisponível',
};

const TRANSPORT_DETAILS: Record<TransportFault, string> = {
  malformed_body: 'O corpo não é JSON válido',
  body_too_large: 'O corpo da requisição é grande demais',
  unsupported_body: 'A codificação do corpo não é suportada',
  malformed_path: 'O endereço não pôde ser lido',
  timed_out: 'A resposta demorou demais: tente novamente com espera crescente',
};

export function problem(status: number, detail: string, errors?: ProblemBody['errors']): ProblemBody {
  const title = TITLES[status] ?? 'Erro';
  return { title, status, detail, message: detail, ...(errors === undefined ? {} : { errors }) };
}

export function problemOf(failure: Failure): ProblemBody {
  switch (failure.kind) {
    case 'domain':
      return domainProblem(failure);
    case 'transport':
      return problem(failure.status, TRANSPORT_DETAILS[failure.fault]);
    case 'unknown_path':
      return problem(404, 'Endereço desconhecido');
    case 'http':
      return httpProblem(failure.exception);
    case 'unexpected':
      return problem(500, 'Erro interno: tente novamente com espera crescente');
  }
}

function domainProblem({ error }: Extract<Failure, { kind: 'domain' }>): ProblemBody {
  const { status, detail } = ERROR_ANSWERS[error.code];
  const field = error.facts.field;
  const errors =
    status === 400 && field !== undefined ? { [FIELD_PATHS[field] ?? field]: [detail] } : undefined;
  return problem(status, detail, errors);
}

function httpProblem(exception: HttpException): ProblemBody {
  if (exception instanceof InvalidFieldsError)
    return problem(400, 'A requisição tem campos ausentes ou inválidos', exception.errors);
  const status = exception.getStatus();
  return problem(status, exception instanceof OAuthError ? exception.message : (TITLES[status] ?? 'Erro'));
}
