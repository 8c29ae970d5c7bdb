import { callerOf, requestOf } from '#runtime';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { REPLAYED_HEADER } from '../../http/idempotent-requests.service.js';
import { CourierOrderBodies } from './courier-acts.service.js';
import type { CourierSession } from '#domain';

/** A repeated act answers the order as it is now: the first answer may have contacts that are withheld meanwhile. */
@Injectable()
export class ReplayedOrders implements NestInterceptor {
  constructor(private readonly bodies: CourierOrderBodies) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caller = callerOf<CourierSession>(requestOf(context));
    return next.handle().pipe(
      mergeMap(async (answer: { id: number } | null) => {
        const replayed = context.switchToHttp().getResponse<Response>().getHeader(REPLAYED_HEADER);
        return caller && answer && replayed !== undefined
          ? await this.bodies.of(caller.scope, answer.id)
          : answer;
      }),
    );
  }
}
