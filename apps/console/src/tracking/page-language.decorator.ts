import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { parseLanguage } from './language.parser.js';

/** The language that the browser asks for. */
export const PageLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  parseLanguage(context.switchToHttp().getRequest<Request>().headers['accept-language']),
);
