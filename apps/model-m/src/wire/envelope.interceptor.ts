import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';

/** `{success, response}` around every answer of the Portuguese endpoints; files go as they are. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(map(envelope));
  }
}

function envelope(response: unknown): unknown {
  if (response instanceof StreamableFile) return response;
  return response === undefined ? { success: true } : { success: true, response };
}
