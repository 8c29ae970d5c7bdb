import { Audit, Database, difference, type AuditedEntity, type Snapshot } from '#domain';
import { contextOf } from '#runtime';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CHANGES, type Changes } from './changes.js';
import { sessionOf, type AdminRequest } from './session.js';

/** Writes who changed what, with the record before and after: in the change's own transaction, so neither is without the other. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly db: Database,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const changes = this.reflector.get<Changes | undefined>(CHANGES, context.getHandler());
    if (!changes) return next.handle();
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const audited = async () => {
      const named = idIn(request.params) ?? (changes.entity === 'hub' ? sessionOf(request).hubId : null);
      const before = await this.snapshot(request, changes.entity, named);
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.write(request, changes, { id: named ?? idIn(answer), before });
      return answer;
    };
    return from(changes.apart ? audited() : this.db.together(audited));
  }

  private async write(
    request: AdminRequest,
    { entity, action, content }: Changes,
    { id, before }: { id: number | null; before: Snapshot | null },
  ): Promise<void> {
    const after = await this.snapshot(request, entity, id);
    const { actor, hubId } = sessionOf(request);
    const asked = after === null && before === null ? { after: request.body as unknown } : null;
    await this.audit.record(this.db, {
      hubId: entity === 'hub' ? id : hubId,
      actor,
      action: `${entity}.${action}`,
      entity,
      entityId: id === null ? null : String(id),
      ...(content && { ...difference(before, after), ...asked }),
      requestId: contextOf(request)?.id ?? null,
    });
  }

  private async snapshot(
    request: AdminRequest,
    entity: AuditedEntity,
    id: number | null,
  ): Promise<Snapshot | null> {
    return id === null ? null : this.audit.snapshot(entity, sessionOf(request).hubId, id);
  }
}

/** Out of the path or, for something new, out of the answer. */
function idIn(source: unknown): number | null {
  const id = Number((source as { id?: unknown } | null | undefined)?.id);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
