import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Actor, Clock, DomainError } from '../shared/index.js';
import { change, Database, ExpiringCache, statement, type Transaction } from '../storage/index.js';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
type Row = Person & { readonly sessionId: number; readonly expiresAt: Date };

const BY_LOOKUP = statement(
  'developers.developer_by_token',
  `select d.id, d.name, d.email, t.id as "sessionId", t.expires_at as "expiresAt"
     from developer_tokens t join developers d on d.id = t.developer_id
    where t.lookup = $1 and t.revoked_at is null and d.confirmed_at is not null`,
);
const OPEN_SESSIONS = statement(
  'developers.open_sessions',
  `select id, label, created_at as "createdAt", expires_at as "expiresAt" from developer_tokens
    where developer_id = $1 and revoked_at is null and expires_at > $2 order by id desc`,
);

/** Announces changed sessions, by developer. */
const SESSIONS_CHANGED = change<number>('developers.sessions');

interface OpenSession {
  readonly id: number;
  readonly label: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The session of a developer. */
export interface DeveloperSession {
  /** Id of the session's token. */
  readonly id: number;
  readonly developer: Person;
  /** Developers belong to the platform. */
  readonly hubId: null;
  readonly actor: Actor;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
}

/** Finds the session of a developer's token. Sessions are cached until one changes, at most three seconds. */
@Injectable()
export class DeveloperSessions {
  private readonly byHash: ExpiringCache<string, Row | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.byHash = new ExpiringCache(clock, (hash: string) =>
      db.first<Row>(BY_LOOKUP, [Buffer.from(hash, 'hex')]),
    );
    db.changes.on(SESSIONS_CHANGED, () => this.byHash.clear());
  }

  /** @throws credential_invalid */
  async authenticate(token: string): Promise<DeveloperSession> {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const row = await this.current(tokenHash);
    if (!row) throw new DomainError('credential_invalid');
    const { sessionId, expiresAt: _, ...developer } = row;
    const actor: Actor = { kind: 'developer', id: developer.id, name: developer.name };
    return { id: sessionId, developer, hubId: null, actor, tokenHash };
  }

  /** Whether the session is still valid; event streams stay open longer than a session is cached. */
  async isCurrent({ tokenHash }: DeveloperSession): Promise<boolean> {
    return (await this.current(tokenHash)) !== null;
  }

  /** The person's open sessions, newest first. */
  list({ developer }: DeveloperSession): Promise<OpenSession[]> {
    return this.db.query<OpenSession>(OPEN_SESSIONS, [developer.id, this.clock.now()]);
  }

  /** Ends one session of the person; one that has ended, or is another's, is left unchanged. */
  async revokeOne({ developer }: DeveloperSession, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      tx.announce(SESSIONS_CHANGED, developer.id);
      await tx.execute(
        `update developer_tokens set revoked_at = $3 where developer_id = $1 and id = $2 and revoked_at is null`,
        [developer.id, id, this.clock.now()],
      );
    });
  }

  endAll({ developer }: DeveloperSession): Promise<void> {
    return this.db.transaction((tx) => this.revokeAll(tx, developer.id));
  }

  async revokeAll(tx: Transaction, developerId: number): Promise<void> {
    await tx.execute(
      `update developer_tokens set revoked_at = $2 where developer_id = $1 and revoked_at is null`,
      [developerId, this.clock.now()],
    );
    tx.announce(SESSIONS_CHANGED, developerId);
  }

  private async current(tokenHash: string): Promise<Row | null> {
    const row = await this.byHash.get(tokenHash);
    return row && row.expiresAt > this.clock.now() ? row : null;
  }
}
