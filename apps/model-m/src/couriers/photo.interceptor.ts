import {
  HttpException,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Observable } from 'rxjs';
import { FileStore, MAX_FILE_BYTES } from '#domain';
import { UploadStorage } from '#runtime';
import { businessError } from '../wire/error.mapper.js';

const LIMITS = { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 20 };

/** Reads `tipo` and `foto` of the form; a form that is too large or malformed is a fault of `foto`. */
@Injectable()
export class PhotoInterceptor implements NestInterceptor {
  private readonly multipart: NestInterceptor;

  constructor(files: FileStore) {
    this.multipart = new (FileInterceptor('foto', { limits: LIMITS, storage: new UploadStorage(files) }))();
  }

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    try {
      return await this.multipart.intercept(context, next);
    } catch (error) {
      throw error instanceof HttpException ? businessError(24, 'foto') : error;
    }
  }
}
