import { Injectable } from '@nestjs/common';
import {
  Batcher,
  type Change,
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  randomBase62,
  type RowOf,
  statement,
  type Transaction,
  sha256,
} from '../../base/index.js';

export type AccountKind = 'operator' | 'merchant' | 'developer' | 'courier';

/** How tokens begin, so that a leaked one shows what it opens, and how long a log-in lasts. */
const SESSIONS_OF: Readonly<Record<AccountKind, { readonly prefix: string; readonly hours: number }>> = {
  operator: { prefix: 'adm', hours: 12 },
  merchant: { prefix: 'mer', hours: 14 * 24 },
  developer: { prefix: 'dev', hours: 14 * 24 },
  courier: { prefix: 'cou', hours: 30 * 24 },
};

/** A person in the keys of announced changes. */
export function personKey(kind: AccountKind, id: number): string {
  return `${kind}:${String(id)}`;
}

/** Changes with the password, hides it. SQL: `encode(sha256(convert_to(password_hash, 'UTF8')), 'hex')`. */
function passwordMark(passwordHash: string | null): string {
  return sha256(passwordHash ?? '').toString('hex');
}

/** `device`: the random name that a browser keeps, or the address of a program. */
function deviceMark(kind: AccountKind, personId: number, device: string): Buffer {
  return sha256(`${personKey(kind, personId)} ${device}`);
}

const HOUR_MS = 3_600_000;
/** Sessions are kept beyond their end, so that browsers and addresses stay known. */
const RETENTION_MS = 90 * 24 * HOUR_MS;
const PRUNE_BATCH = 100;

const BY_LOOKUP = statement(
  'sessions.by_lookup',
  `select id, person_kind as kind, person_id as "personId", encode(lookup, 'hex') as "tokenHash",
          encode(password_mark, 'hex') as "passwordMark", expires_at as "expiresAt"
     from sessions where lookup = any($1::bytea[]) and revoked_at is null`,
);
const INSERT = statement(
  'sessions.insert',
  `insert into sessions (hub_id, person_kind, person_id, label, lookup, password_mark, device_mark, expires_at, created_at)
   values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9)`,
);
const OPEN = statement(
  'sessions.open',
  `select id, label, created_at as "createdAt", expires_at as "expiresAt" from sessions
    where person_kind = $1 and person_id = $2 and password_mark = decode($3, 'hex') and revoked_at is null
      and (expires_at is null or expires_at > $4)
    order by id desc`,
);
const REVOKE = statement(
  'sessions.revoke',
  `update sessions set revoked_at = $4
    where person_kind = $1 and person_id = $2 and ($3::bigint is null or id = $3) and revoked_at is null
   returning encode(lookup, 'hex') as hash`,
);
const REVOKE_TOKEN = statement(
  'sessions.revoke_token',
  'update sessions set revoked_at = $2 where lookup = $1 and revoked_at is null',
);
const KNOWN = statement(
  'sessions.known',
  `select exists (
     select from sessions s join unnest($2::bigint[], $3::bytea[]) as p(id, mark)
         on s.person_kind = $1 and s.person_id = p.id and s.device_mark = p.mark) as known`,
);
const PRUNE = statement(
  'sessions.prune',
  `delete from sessions where id in (
     select id from sessions where expires_at < $1 limit $2 for update skip locked)`,
);

/** A session that has not ended, whoever its person is by now. `tokenHash`: SHA-256 of the token, in hex. */
export type LiveSession = RowOf<typeof BY_LOOKUP> & { readonly kind: AccountKind };

export interface Account {
  readonly id: number;
  readonly hubId: number | null;
  readonly passwordHash: string | null;
}

interface NewSession {
  readonly label: string;
  /** See `deviceMark`; null: the session makes nothing known. */
  readonly device?: string | null;
  /** Absent: as long as log-ins of its kind last; null: until it is revoked. */
  readonly expiresAt?: Date | null;
}

/** Table `sessions`: cached by token until they end, at most three seconds; look-ups go in batches. */
@Injectable()
export class Sessions {
  private readonly cache: ExpiringCache<string, LiveSession | null>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    const read = (hashes: readonly string[]) =>
      db.query<LiveSession>(BY_LOOKUP, [hashes.map((hash) => Buffer.from(hash, 'hex'))]);
    this.cache = sessionCache(db, clock, CHANGED.session, read, ({ tokenHash }) => tokenHash);
  }

  /** The token is shown once. */
  async open(
    kind: AccountKind,
    { id, hubId, passwordHash }: Account,
    { label, device = null, expiresAt = this.endOf(kind) }: NewSession,
  ): Promise<{ token: string; expiresAt: Date | null }> {
    const token = `${SESSIONS_OF[kind].prefix}_${randomBase62(43)}`;
    const mark = device === null ? null : deviceMark(kind, id, device);
    const now = this.clock.now();
    const marks = [sha256(token), passwordMark(passwordHash), mark];
    await this.db.execute(INSERT, [hubId, kind, id, label, ...marks, expiresAt, now]);
    await this.db.execute(PRUNE, [new Date(now.getTime() - RETENTION_MS), PRUNE_BATCH]);
    return { token, expiresAt };
  }

  endOf(kind: AccountKind): Date {
    return new Date(this.clock.millis() + SESSIONS_OF[kind].hours * HOUR_MS);
  }

  /** @throws credential_invalid */
  async require(kind: AccountKind, token: string): Promise<LiveSession> {
    const session = await this.current(sha256(token).toString('hex'));
    if (session?.kind !== kind) throw new DomainError('credential_invalid');
    return session;
  }

  /** null: it has ended. */
  async current(tokenHash: string): Promise<LiveSession | null> {
    const session = await this.cache.get(tokenHash);
    return session && (session.expiresAt === null || session.expiresAt > this.clock.now()) ? session : null;
  }

  /** Open sessions of the same person, newest first. `expiresAt` null: until it is revoked. */
  list({ kind, personId, passwordMark: mark }: LiveSession) {
    return this.db.query(OPEN, [kind, personId, mark, this.clock.now()]);
  }

  async isKnown(kind: AccountKind, personIds: readonly number[], device: string): Promise<boolean> {
    const marks = personIds.map((id) => deviceMark(kind, id, device));
    return (await this.db.first(KNOWN, [kind, personIds, marks]))?.known ?? false;
  }

  /** A session that has ended, or is another person's, is left unchanged. */
  endOne(kind: AccountKind, personId: number, id: number): Promise<void> {
    return this.db.transaction((tx) => this.end(tx, kind, personId, id));
  }

  endAll(kind: AccountKind, personId: number): Promise<void> {
    return this.db.transaction((tx) => this.endAllIn(tx, kind, personId));
  }

  /** As `endAll`, within the caller's transaction; what is cached of the person goes too. */
  async endAllIn(tx: Transaction, kind: AccountKind, personId: number): Promise<void> {
    tx.announce(CHANGED.person, personKey(kind, personId));
    await this.end(tx, kind, personId, null);
  }

  async endToken(token: string): Promise<void> {
    const lookup = sha256(token);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.session, lookup.toString('hex'));
      await tx.execute(REVOKE_TOKEN, [lookup, this.clock.now()]);
    });
  }

  private async end(tx: Transaction, kind: AccountKind, personId: number, id: number | null): Promise<void> {
    const ended = await tx.query(REVOKE, [kind, personId, id, this.clock.now()]);
    for (const { hash } of ended) tx.announce(CHANGED.session, hash);
  }
}

/**
 * Records by key, cached until one is announced as changed, at most three seconds; look-ups go in batches.
 * The app of every courier at work sends a request every few seconds: the cache holds all of them.
 */
export function sessionCache<Key extends string | number, Row extends object>(
  db: Database,
  clock: Clock,
  changed: Change<Key>,
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): ExpiringCache<Key, Row | null> {
  const readAll = async (keys: readonly Key[]) => {
    const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  };
  const batcher = new Batcher(readAll, { maxBatchSize: 1_000 });
  return new ExpiringCache(clock, (key: Key) => batcher.submit(key), 3_000, 200_000).dropOn(db, changed);
}
