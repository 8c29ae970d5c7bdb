import { requestOf } from '#runtime';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parseLanguage } from './language.parser.js';

/** The language that the browser asks for. */
export const PageLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  parseLanguage(requestOf(context).headers['accept-language']),
);
