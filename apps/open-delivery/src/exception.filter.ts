import { VEHICLE_KINDS } from '#domain';
import { Catch, type HttpException, Injectable } from '@nestjs/common';
import { bearerHint, FaceExceptionFilter, type Failure, hintCredential } from '#runtime';
import {
  ANSWER_TEXTS,
  FIELD_PATHS,
  HINT_TEXTS,
  OPEN_DELIVERY_ERRORS,
  TITLES,
  TRANSPORT_DETAILS,
} from './vocabulary/error.vocabulary.js';
import { WIRE_TYPES_BY_VEHICLE_KIND } from './vocabulary/vehicle.vocabulary.js';
import { oauthBody, OAuthError } from './auth/oauth.errors.js';
import type { Answer } from './docs/answer.schemas.js';
import { SchemaValidationError } from './wire/field.schemas.js';
import { WORDS } from './wire/words.js';
import type { Request, Response } from 'express';

/** `application/problem+json`, with the detail also under the name `message`. */
type ProblemJson = Answer<'Problem'>;
type FieldErrors = SchemaValidationError['errors'];

function problemJson(status: number, detail: string, errors?: FieldErrors): ProblemJson {
  const title = TITLES[status] ?? ANSWER_TEXTS.other;
  return { title, status, detail, message: detail, ...(errors === undefined ? {} : { errors }) };
}

export function toProblemJson(failure: Failure): ProblemJson {
  switch (failure.kind) {
    case 'domain':
      return domainProblemJson(failure);
    case 'transport':
      return problemJson(failure.status, TRANSPORT_DETAILS[failure.fault]);
    case 'unknown_path':
      return problemJson(404, ANSWER_TEXTS.unknownPath);
    case 'wrong_method':
      return problemJson(405, ANSWER_TEXTS.wrongMethod);
    case 'http':
      return httpProblemJson(failure.exception);
    case 'unexpected':
      return problemJson(500, ANSWER_TEXTS.internal);
  }
}

function domainProblemJson({ error }: Extract<Failure, { kind: 'domain' }>): ProblemJson {
  const { status, detail } = OPEN_DELIVERY_ERRORS[error.code];
  const { field } = error.facts;
  if (field === undefined) return problemJson(status, detail);
  const path = FIELD_PATHS[field] ?? field;
  if (error.code === 'address_not_found') {
    const { found } = error.facts;
    const text = typeof found === 'string' ? ANSWER_TEXTS.nearest({ detail, found }) : detail;
    return problemJson(status, `${path}: ${text}`);
  }
  if (error.code === 'vehicle_type_not_found')
    return problemJson(status, `${path}: ${detail}: ${servedTypes(error.facts['kinds'])}`);
  if (status !== 400) return problemJson(status, detail);
  return problemJson(status, `${path}: ${detail}`, { [path]: [detail] });
}

function servedTypes(kinds: unknown): string {
  const served = VEHICLE_KINDS.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
  if (served.length === 0) return ANSWER_TEXTS.noVehicles;
  return ANSWER_TEXTS.sendOneOf(served.map((kind) => WIRE_TYPES_BY_VEHICLE_KIND[kind]).join(', '));
}

/** The first fault (`payments.method é obrigatório`): many programs show only the detail. */
function firstFault(errors: FieldErrors): string {
  const [[path, [fault = WORDS.pt.invalid]] = ['body', []]] = Object.entries(errors);
  return `${path === 'body' ? ANSWER_TEXTS.body : path} ${fault}`;
}

function httpProblemJson(exception: HttpException): ProblemJson {
  if (exception instanceof SchemaValidationError)
    return problemJson(400, firstFault(exception.errors), exception.errors);
  const status = exception.getStatus();
  return problemJson(
    status,
    exception instanceof OAuthError ? exception.message : (TITLES[status] ?? ANSWER_TEXTS.other),
  );
}

const TOKEN_PATH = '/api/opendelivery/oauth/token';

/** A token of this face: three parts, the first a JSON object. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

function tokenHint(sent: string): string {
  if (TOKEN.test(sent)) return HINT_TEXTS.expired;
  return /^od_/.test(sent) ? HINT_TEXTS.pair : HINT_TEXTS.damaged;
}

@Catch()
@Injectable()
export class OpenDeliveryExceptionFilter extends FaceExceptionFilter {
  protected render(failure: Failure, request: Request, response: Response): void {
    const body = toProblemJson(failure);
    response.status(body.status);
    if (request.path === TOKEN_PATH) {
      const error = failure.kind === 'http' ? failure.exception : null;
      if (body.status === 401) response.setHeader('WWW-Authenticate', 'Basic realm="open-delivery"');
      response.json(oauthBody(body, error instanceof OAuthError ? error.code : undefined));
      return;
    }
    if (body.status === 401) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      hintCredential(response, bearerHint(request.headers.authorization, 'TOKEN', tokenHint));
    }
    if (body.status === 503) response.setHeader('Retry-After', '5');
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}
