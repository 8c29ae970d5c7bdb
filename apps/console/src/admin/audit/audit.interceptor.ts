import {
  type AuditedEntity,
  Audit,
  Database,
  difference,
  type MerchantSession,
  type OperatorSession,
  type Snapshot,
} from '#domain';
import { callerOf, contextOf, declarationOf, requestOf, type EndpointDeclaration } from '#runtime';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { REPLAYED_HEADER } from '../../http/idempotent-requests.service.js';

export interface AuditedChange {
  readonly entity: AuditedEntity;
  /** The second part of the record's action, `ENTITY.ACTION`: `blocked`. */
  readonly action: string;
  /** Fields of the request's body that are kept where the change has no record to compare. Default none. */
  readonly fields?: readonly string[];
  /** false: the log must not keep the values, only that the change happened. Default true. */
  readonly content?: boolean;
  /** false: a repetition changed nothing, so nothing is logged. Default: it changed something. */
  readonly changed?: (answer: unknown) => boolean;
  /** true: the handler opens its own transactions; the audit record is written outside. Default false. */
  readonly ownTransactions?: boolean;
}

type Changer = Pick<OperatorSession | MerchantSession, 'hubId' | 'actor'>;

/** Records that a hub has one of; their id is the hub's. */
const ONE_OF_A_HUB: ReadonlySet<AuditedEntity> = new Set(['hub', 'payout_account']);

/** Writes an audit record in the transaction of the change itself. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const changes = declarationOf<EndpointDeclaration & { readonly audit?: AuditedChange }>(
      context.getHandler(),
    )?.audit;
    if (!changes) return next.handle();
    const request = requestOf(context);
    const audited = async () => {
      const named =
        idIn(request.params) ?? (ONE_OF_A_HUB.has(changes.entity) ? changerOf(request).hubId : null);
      const before = await this.snapshot(request, changes.entity, named);
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (!isReplay(context) && (changes.changed?.(answer) ?? true))
        await this.write(request, changes, { id: named ?? idIn(answer), before });
      return answer;
    };
    return from(changes.ownTransactions ? audited() : this.db.inTransactionScope(audited));
  }

  private async write(
    request: Request,
    { entity, action, fields, content = true }: AuditedChange,
    { id, before }: { id: number | null; before: Snapshot | null },
  ): Promise<void> {
    const after = await this.snapshot(request, entity, id);
    const { actor, hubId } = changerOf(request);
    const asked = after === null && before === null ? { after: named(request, fields) } : null;
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
    request: Request,
    entity: AuditedEntity,
    id: number | null,
  ): Promise<Snapshot | null> {
    return id === null ? null : this.audit.snapshot(entity, changerOf(request).hubId, id);
  }
}

function changerOf(request: object): Changer {
  const changer = callerOf<Changer>(request);
  if (!changer) throw new Error('A change is audited, but no guard has identified who makes it');
  return changer;
}

function isReplay(context: ExecutionContext): boolean {
  return context.switchToHttp().getResponse<Response>().getHeader(REPLAYED_HEADER) !== undefined;
}

/** The named fields of a request's body; every other one may be a secret. */
function named({ body }: Request, fields: readonly string[] = []): Snapshot | null {
  const sent = (body ?? {}) as Snapshot;
  const names = fields.filter((name) => Object.hasOwn(sent, name));
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, sent[name]]));
}

function idIn(source: unknown): number | null {
  const id = Number((source as { id?: unknown } | null | undefined)?.id);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
