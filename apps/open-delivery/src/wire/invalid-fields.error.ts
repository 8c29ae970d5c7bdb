import { HttpException } from '@nestjs/common';

/** What is wrong with a request, by the path of each field as the caller wrote it. */
export class InvalidFieldsError extends HttpException {
  constructor(readonly errors: Readonly<Record<string, readonly string[]>>) {
    super('Invalid fields', 400);
  }
}
