import { Catch, type HttpException, Injectable } from '@nestjs/common';
import type { DomainErrorFacts } from '#domain';
import {
  bearerHint,
  FaceExceptionFilter,
  type Failure,
  hintCredential,
  keyHint,
  type TransportFault,
} from '#runtime';
import { EndpointError } from './endpoint.decorator.js';
import { ANSWER_TEXTS, type ErrorAnswer, FULL_API_ERRORS } from './vocabulary/error.vocabulary.js';
import { callerPath } from './vocabulary/field-name.vocabulary.js';
import { type FieldErrors, FieldValidationError } from './validation/dto.parser.js';
import type { Request, Response } from 'express';

interface ErrorReply {
  readonly status: number;
  readonly body: { mensagem: string; errors?: FieldErrors } | { message: string };
}

export const HTTP_TEXTS: Readonly<Record<number, string>> = {
  401: ANSWER_TEXTS.invalidCredential,
  403: ANSWER_TEXTS.noAccess,
  404: ANSWER_TEXTS.unknownRoute,
  405: ANSWER_TEXTS.wrongMethod,
  408: ANSWER_TEXTS.timedOut,
  415: ANSWER_TEXTS.notJson,
  429: ANSWER_TEXTS.tooMany,
  503: ANSWER_TEXTS.unavailable,
};

export function errorReply(failure: Failure): ErrorReply {
  switch (failure.kind) {
    case 'domain':
      return fromAnswer(FULL_API_ERRORS[failure.error.code], failure.error.facts);
    case 'http':
      return fromException(failure.exception);
    case 'transport':
      return fromFault(failure.fault, failure.status);
    case 'unknown_path':
    case 'wrong_method':
      return fromStatus(failure.status);
    case 'unexpected':
      return fromStatus(500);
  }
}

function fromException(exception: HttpException): ErrorReply {
  if (exception instanceof FieldValidationError) return invalid(exception.errors);
  if (exception instanceof EndpointError) return fromAnswer(exception.answer, exception.facts);
  return fromStatus(exception.getStatus());
}

function fromFault(fault: TransportFault, status: number): ErrorReply {
  if (fault === 'malformed_body') return invalid({ body: [ANSWER_TEXTS.malformed] });
  if (fault === 'body_too_large') return invalid({ body: [ANSWER_TEXTS.tooLarge] });
  if (fault === 'malformed_path') return fromStatus(404);
  return fromStatus(status);
}

function invalid(errors: FieldErrors): ErrorReply {
  return { status: 400, body: { mensagem: ANSWER_TEXTS.invalid, errors } };
}

function fromAnswer(answer: ErrorAnswer, facts: DomainErrorFacts): ErrorReply {
  const { status, field, fixed = false, key = 'mensagem', reasons = {} } = answer;
  const text = withNearest(reasons[String(facts['reason'])] ?? answer.text, facts);
  if (field !== undefined) return invalid({ [(fixed ? null : callerPath(facts.field)) ?? field]: [text] });
  if (key === 'message') return { status, body: { message: text } };
  return { status, body: { mensagem: text } };
}

function withNearest(text: string, { found }: DomainErrorFacts): string {
  return typeof found === 'string' ? ANSWER_TEXTS.nearest({ text, found }) : text;
}

function fromStatus(status: number): ErrorReply {
  const text = HTTP_TEXTS[status];
  if (text !== undefined) return { status, body: { mensagem: text } };
  return status < 500
    ? { status, body: { mensagem: ANSWER_TEXTS.other } }
    : { status: 500, body: { mensagem: ANSWER_TEXTS.internal } };
}

const hintOf = (key: string) => keyHint(key, ['full_api_key', 'user_token']);

@Catch()
@Injectable()
export class FullApiExceptionFilter extends FaceExceptionFilter {
  protected render(failure: Failure, request: Request, response: Response): void {
    const { status, body } = errorReply(failure);
    if (status === 401) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      hintCredential(response, bearerHint(request.headers.authorization, 'CHAVE', hintOf));
    }
    response.status(status).json(body);
  }
}
