import { Catch, Injectable } from '@nestjs/common';
import { bearerHint, FaceExceptionFilter, hintCredential, keyHint, type Failure } from '#runtime';
import type { Request, Response } from 'express';
import { errorReply } from './error.mapper.js';

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
