import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FaceExceptionFilter, hintCredential, keyHint, type Failure } from '#runtime';
import { ANSWER_TEXTS, ENGLISH_TEXTS, type ModelMErrorCode } from './vocabulary/index.js';
import { SECONDARY_BASE } from './wire/envelope.mapper.js';
import { errorItem, ModelMException, exceptionOf } from './wire/error.mapper.js';

const ENGLISH: Readonly<Record<number, string>> = ENGLISH_TEXTS;

const CODE_OF_STATUS: Readonly<Record<number, ModelMErrorCode>> = {
  401: 1,
  403: 1,
  404: 1013,
  405: 1014,
  429: 1011,
};

@Injectable()
export class ModelMExceptionFilter extends FaceExceptionFilter {
  protected render(failure: Failure, request: Request, response: Response): void {
    const refusal = exceptionFor(failure, request.originalUrl);
    const { errors: problems } = refusal;
    const status = refusal.getStatus();
    const english = request.originalUrl.startsWith(SECONDARY_BASE);
    const [first = errorItem(0)] = problems;
    if (status === 401) hintCredential(response, hintOf(request.headers['api-key']));
    if (english) response.status(first.code === 25 ? 404 : status).json({ error: inEnglish(status, first) });
    else response.status(status).json({ success: false, errors: problems });
  }
}

function hintOf(key: string | string[] | undefined): string {
  if (typeof key !== 'string' || key.trim() === '') return ANSWER_TEXTS.keyMissing;
  return keyHint(key.trim().replace(/^Bearer +/i, ''), ['model_m_key']);
}

function inEnglish(status: number, { code, message }: { code: number; message: string }): string {
  return status === 403 ? ENGLISH_TEXTS.forbidden : (ENGLISH[code] ?? message);
}

function exceptionFor(failure: Failure, path: string): ModelMException {
  if (failure.kind === 'domain') return exceptionOf(failure.error);
  if (failure.kind === 'http' && failure.exception instanceof ModelMException) return failure.exception;
  if (failure.kind === 'unknown_path' && path.startsWith('/api/m/v2'))
    return new ModelMException(failure.status, [{ code: 1013, message: ANSWER_TEXTS.v1 }]);
  return ofStatus(failure.kind === 'unexpected' ? 500 : failure.status);
}

function ofStatus(status: number): ModelMException {
  return new ModelMException(status, [errorItem(CODE_OF_STATUS[status] ?? (status >= 500 ? 0 : 24))]);
}
