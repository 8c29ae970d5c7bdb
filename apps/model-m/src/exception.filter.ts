import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FaceExceptionFilter, LOGGER, type Failure, type Logger } from '#runtime';
import type { ProblemCode } from './vocabulary/index.js';
import { ENGLISH_BASE } from './wire/envelope.js';
import { problem, Refusal, refusalOf } from './wire/problem.js';

/** The errors of the English detail are one sentence. */
const ENGLISH: Readonly<Record<number, string>> = {
  0: 'Internal error, try again in a moment',
  1: 'Invalid credential',
  25: 'Request not found',
  1011: 'Too many requests',
  1013: 'Not found',
};

const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = { 401: 1, 403: 1, 404: 1013, 429: 1011 };

/** The only place where this face says no. */
@Injectable()
export class ModelMExceptionFilter extends FaceExceptionFilter {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }

  protected render(failure: Failure, request: Request, response: Response): void {
    const refusal = refusalFor(failure);
    const { problems } = refusal;
    const status = refusal.getStatus();
    const english = request.originalUrl.startsWith(ENGLISH_BASE);
    const [first = problem(0)] = problems;
    if (english) response.status(first.code === 25 ? 404 : status).json({ error: inEnglish(status, first) });
    else response.status(status).json({ success: false, errors: problems });
  }
}

function inEnglish(status: number, { code, message }: { code: number; message: string }): string {
  return status === 403 ? 'Forbidden' : (ENGLISH[code] ?? message);
}

function refusalFor(failure: Failure): Refusal {
  switch (failure.kind) {
    case 'domain':
      return refusalOf(failure.error);
    case 'http':
      return failure.exception instanceof Refusal ? failure.exception : ofStatus(failure.status);
    case 'transport':
      return ofStatus(failure.status);
    case 'unknown_path':
      return ofStatus(404);
    case 'unexpected':
      return ofStatus(500);
  }
}

function ofStatus(status: number): Refusal {
  return new Refusal(status, [problem(CODE_OF_STATUS[status] ?? (status >= 500 ? 0 : 24))]);
}
