import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError, type DomainErrorCode } from '#domain';

const ID = /^[1-9]\d{0,15}$/;

/** An id of the path. What is no id names nothing that exists, so it is not found rather than invalid. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, number> {
  constructor(private readonly missing: DomainErrorCode) {}

  transform(value: unknown): number {
    const id = typeof value === 'string' && ID.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(id)) throw new DomainError(this.missing);
    return id;
  }
}
