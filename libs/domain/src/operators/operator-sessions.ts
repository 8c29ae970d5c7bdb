import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  ShortCache,
  statement,
  type Actor,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import type { Operator, OperatorRole } from './operator.entity.js';

type Person = Pick<Operator, 'id' | 'hubId' | 'name' | 'email' | 'role'>;
type Row = Person & { expiresAt: Date | null };

const BY_LOOKUP = statement(
  'operator_by_token',
  `select o.id, o.hub_id as "hubId", o.name, o.email, o.role, t.expires_at as "expiresAt"
     from operator_tokens t join operators o on o.id = t.operator_id
    where t.lookup = $1 and t.revoked_at is null and o.active`,
);

/** Who is calling the console. */
export interface OperatorSession {
  readonly operator: Person;
  readonly role: OperatorRole;
  readonly actor: Actor;
  /** null: one of the platform's people who named no hub. */
  readonly hubId: number | null;
  readonly scope: Scope | null;
}

/** Recognises tokens. What it has seen it remembers for three seconds, so a revoked one is dead within that time. */
@Injectable()
export class OperatorSessions {
  private readonly byHash: ShortCache<string, Row | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.byHash = new ShortCache(clock, (hash: string) =>
      db.first<Row>(BY_LOOKUP, [Buffer.from(hash, 'hex')]),
    );
  }

  /** A person of a hub always works in that hub, whatever is chosen. @throws credential_invalid */
  async authenticate(token: string, chosenHubId: number | null = null): Promise<OperatorSession> {
    const row = await this.byHash.get(createHash('sha256').update(token).digest('hex'));
    if (!row || (row.expiresAt !== null && row.expiresAt <= this.clock.now()))
      throw new DomainError('credential_invalid');
    const { expiresAt: _, ...operator } = row;
    const actor: Actor = { kind: 'operator', id: row.id, name: row.name };
    const hubId = row.hubId ?? chosenHubId;
    const scope = hubId === null ? null : { hubId, merchantId: null, actor };
    return { operator, role: row.role, actor, hubId, scope };
  }

  /** Ends one session. */
  async revoke(token: string): Promise<void> {
    const lookup = createHash('sha256').update(token).digest();
    await this.db.execute(
      'update operator_tokens set revoked_at = $2 where lookup = $1 and revoked_at is null',
      [lookup, this.clock.now()],
    );
    this.byHash.clear();
  }

  async revokeAll(tx: Transaction, operatorId: number): Promise<void> {
    await tx.execute(
      'update operator_tokens set revoked_at = $2 where operator_id = $1 and revoked_at is null',
      [operatorId, this.clock.now()],
    );
    tx.afterCommit(() => {
      this.byHash.clear();
    });
  }
}
