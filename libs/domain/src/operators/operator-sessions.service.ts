import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { type Actor, Clock, DomainError, type Scope } from '../shared/index.js';
import { change, Database, ExpiringCache, statement, type Transaction } from '../storage/index.js';
import type { Operator, OperatorRole } from './operator.entity.js';

type Person = Pick<Operator, 'id' | 'hubId' | 'name' | 'email' | 'role'>;
type Row = Person & { sessionId: number; expiresAt: Date | null; enrolled: boolean };

const BY_LOOKUP = statement(
  'operators.operator_by_token',
  `select o.id, o.hub_id as "hubId", o.name, o.email, o.role, t.id as "sessionId", t.expires_at as "expiresAt",
          exists (select from second_factors f
                   where f.person_kind = 'operator' and f.person_id = o.id and f.confirmed_at is not null) as enrolled
     from operator_tokens t join operators o on o.id = t.operator_id
    where t.lookup = $1 and t.revoked_at is null and o.active`,
);

/** Announces changed sessions, by operator; 0 where only the token is known. */
const SESSIONS_CHANGED = change<number>('operators.sessions');

const OPEN_SESSIONS = statement(
  'operators.open_sessions',
  `select id, label, created_at as "createdAt", expires_at as "expiresAt" from operator_tokens
    where operator_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2) order by id desc`,
);

interface OpenSession {
  readonly id: number;
  readonly label: string;
  readonly createdAt: Date;
  /** null: until it is revoked. */
  readonly expiresAt: Date | null;
}

/** The operator that calls the console, with the hub the call is about. */
export interface OperatorSession {
  /** Id of the session's token. */
  readonly id: number;
  readonly operator: Person;
  readonly role: OperatorRole;
  readonly actor: Actor;
  /** null: an operator of the platform who named no hub. */
  readonly hubId: number | null;
  readonly scope: Scope | null;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  /**
   * The hub requires a second factor and the operator has none: the session may only enrol. Tokens of programs are
   * exempt.
   */
  readonly mustEnrol: boolean;
}

/** Finds the session of a token. Sessions are cached until one ends, at most three seconds. */
@Injectable()
export class OperatorSessions {
  private readonly byHash: ExpiringCache<string, Row | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
  ) {
    this.byHash = new ExpiringCache(clock, (hash: string) =>
      db.first<Row>(BY_LOOKUP, [Buffer.from(hash, 'hex')]),
    );
    db.changes.on(SESSIONS_CHANGED, () => this.byHash.clear());
  }

  /**
   * The session of the token. An operator of a hub always works in that hub, whatever hub is named. @throws
   * credential_invalid
   */
  async authenticate(token: string, chosenHubId: number | null = null): Promise<OperatorSession> {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const row = await this.current(tokenHash);
    if (!row) throw new DomainError('credential_invalid');
    const { expiresAt, sessionId, enrolled, ...operator } = row;
    const actor: Actor = { kind: 'operator', id: row.id, name: row.name };
    const hubId = row.hubId ?? chosenHubId;
    const scope = hubId === null ? null : { hubId, merchantId: null, actor };
    const mustEnrol = expiresAt !== null && !enrolled && (await this.requires(row.hubId));
    return { id: sessionId, operator, role: row.role, actor, hubId, scope, tokenHash, mustEnrol };
  }

  private async requires(hubId: number | null): Promise<boolean> {
    return hubId !== null && (await this.hubs.get(hubId)).settings.secondFactorRequired;
  }

  /** Drops the operator's sessions from the caches. */
  forget(operatorId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, operatorId);
    });
  }

  /** Whether the session is still valid; event streams stay open longer than a session is cached. */
  async isCurrent({ tokenHash }: OperatorSession): Promise<boolean> {
    return (await this.current(tokenHash)) !== null;
  }

  private async current(tokenHash: string): Promise<Row | null> {
    const row = await this.byHash.get(tokenHash);
    return row && (row.expiresAt === null || row.expiresAt > this.clock.now()) ? row : null;
  }

  /** Ends one session. */
  async revoke(token: string): Promise<void> {
    const lookup = createHash('sha256').update(token).digest();
    await this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, 0);
      await tx.execute(
        'update operator_tokens set revoked_at = $2 where lookup = $1 and revoked_at is null',
        [lookup, this.clock.now()],
      );
    });
  }

  /** The operator's open sessions, newest first. */
  list(operatorId: number): Promise<OpenSession[]> {
    return this.db.query<OpenSession>(OPEN_SESSIONS, [operatorId, this.clock.now()]);
  }

  /** Ends one session of the operator; a session that has ended, or is another operator's, is left unchanged. */
  async revokeOne(operatorId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, operatorId);
      await tx.execute(
        'update operator_tokens set revoked_at = $3 where operator_id = $1 and id = $2 and revoked_at is null',
        [operatorId, id, this.clock.now()],
      );
    });
  }

  endAll(operatorId: number): Promise<void> {
    return this.db.transaction((tx) => this.revokeAll(tx, operatorId));
  }

  async revokeAll(tx: Transaction, operatorId: number): Promise<void> {
    await tx.execute(
      'update operator_tokens set revoked_at = $2 where operator_id = $1 and revoked_at is null',
      [operatorId, this.clock.now()],
    );
    tx.announce(SESSIONS_CHANGED, operatorId);
  }
}
