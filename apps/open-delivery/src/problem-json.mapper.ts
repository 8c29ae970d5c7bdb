import { VEHICLE_KINDS } from '#domain';
import type { HttpException } from '@nestjs/common';
import type { Failure } from '#runtime';
import {
  FIELD_PATHS,
  OPEN_DELIVERY_ERRORS,
  TITLES,
  TRANSPORT_DETAILS,
} from './vocabulary/error.vocabulary.js';
import { WIRE_TYPES_BY_VEHICLE_KIND } from './vocabulary/vehicle.vocabulary.js';
import { OAuthError } from './auth/oauth.errors.js';
import { SchemaValidationError } from './wire/schema-validation.errors.js';

/** `application/problem+json`, with the detail also under the name `message`. */
export interface ProblemJson {
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

function problemJson(status: number, detail: string, errors?: ProblemJson['errors']): ProblemJson {
  const title = TITLES[status] ?? 'Erro';
  return { title, status, detail, message: detail, ...(errors === undefined ? {} : { errors }) };
}

export function toProblemJson(failure: Failure): ProblemJson {
  switch (failure.kind) {
    case 'domain':
      return domainProblemJson(failure);
    case 'transport':
      return problemJson(failure.status, TRANSPORT_DETAILS[failure.fault]);
    case 'unknown_path':
      return problemJson(404, 'Endereço desconhecido');
    case 'wrong_method':
      return problemJson(405, 'Este endereço não aceita este método: veja o cabeçalho Allow');
    case 'http':
      return httpProblemJson(failure.exception);
    case 'unexpected':
      return problemJson(500, 'Erro interno: tente novamente com espera crescente');
  }
}

function domainProblemJson({ error }: Extract<Failure, { kind: 'domain' }>): ProblemJson {
  const { status, detail } = OPEN_DELIVERY_ERRORS[error.code];
  const { field } = error.facts;
  if (field === undefined) return problemJson(status, detail);
  const path = FIELD_PATHS[field] ?? field;
  if (error.code === 'address_not_found') {
    const { found } = error.facts;
    const nearest = typeof found === 'string' ? `. O mais próximo é ${found}` : '';
    return problemJson(status, `${path}: ${detail}${nearest}`);
  }
  if (error.code === 'vehicle_type_not_found')
    return problemJson(status, `${path}: ${detail}: ${servedTypes(error.facts['kinds'])}`);
  if (status !== 400) return problemJson(status, detail);
  return problemJson(status, `${path}: ${detail}`, { [path]: [detail] });
}

/** What to send instead, in the words of the protocol. */
function servedTypes(kinds: unknown): string {
  const served = VEHICLE_KINDS.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
  if (served.length === 0) return 'a operação ainda não tem veículos, fale com ela';
  return `envie um destes: ${served.map((kind) => WIRE_TYPES_BY_VEHICLE_KIND[kind]).join(', ')}`;
}

/** The first fault (`payments.method é obrigatório`): many programs show only the detail. */
function firstFault(errors: NonNullable<ProblemJson['errors']>): string {
  const [[path, [fault = 'é inválido']] = ['body', []]] = Object.entries(errors);
  return `${path === 'body' ? 'O corpo' : path} ${fault}`;
}

function httpProblemJson(exception: HttpException): ProblemJson {
  if (exception instanceof SchemaValidationError)
    return problemJson(400, firstFault(exception.errors), exception.errors);
  const status = exception.getStatus();
  return problemJson(
    status,
    exception instanceof OAuthError ? exception.message : (TITLES[status] ?? 'Erro'),
  );
}
