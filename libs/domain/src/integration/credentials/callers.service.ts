import { hash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NO_RESTRICTIONS } from '../../people/index.js';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  isUuid,
  type MaybePromise,
  type RowOf,
  sha256,
  statement,
  thenMaybeSync,
  WriteBehindBuffer,
} from '../../base/index.js';
import type { Caller, CredentialKind } from './credential.entity.js';
import { isWellFormed } from './credential-key.rules.js';

const SAVE = statement(
  'credentials.credential_last_uses',
  `update credentials c set last_used_at = u.at
     from unnest($1::bigint[], $2::timestamptz[]) as u(id, at)
    where c.id = u.id and (c.last_used_at is null or c.last_used_at < u.at)`,
);

/** When each credential was last used, in milliseconds. */
@Injectable()
export class LastUses extends WriteBehindBuffer<number> {
  constructor(private readonly db: Database) {
    super();
  }

  protected write(ids: readonly number[], atMs: readonly number[]): Promise<unknown> {
    return this.db.execute(SAVE, [ids, atMs.map((at) => new Date(at))]);
  }
}

type KnownCaller = ReturnType<typeof knownOf>;

/** With the rest of the account: the owner and its other sub-users. A removed sub-user calls no more. */
const SELECT = `
  select c.id, c.kind, c.environment, c.hub_id as "hubId", c.merchant_id as "merchantId", c.app_id as "appId", c.day_limit_cents as "dayLimitCents", c.label,
         c.lookup, c.expires_at as "expiresAt", m.restrictions,
         (select array_agg(o.id) from merchants o
           where o.hub_id = m.hub_id and o.id <> m.id
             and (o.id = m.owner_id or o.owner_id = m.owner_id or o.owner_id = m.id)) as "accountMerchantIds"
    from credentials c left join merchants m on m.id = c.merchant_id
   where c.deactivated_at is null and (m.owner_id is null or m.status <> 'deleted')`;

const BY_LOOKUP = statement('credentials.credential_by_lookup', `${SELECT} and c.lookup = $1`);
const BY_CLIENT_ID = statement('credentials.credential_by_client_id', `${SELECT} and c.client_id = $1`);
const BY_ID = statement('credentials.credential_by_id', `${SELECT} and c.id = $1`);

const FACE_KINDS = {
  full_api: ['full_api_key', 'user_token'],
  model_m: ['model_m_key'],
} as const satisfies Record<string, readonly CredentialKind[]>;

const APP_KINDS: readonly CredentialKind[] = ['full_api_key', 'model_m_key', 'open_delivery_pair'];

/** Bytes of a secret's hash that tell it from the credential's other secrets. */
const MARK_BYTES = 6;

/** Finds the caller of a key, pair or token. Credentials are cached until a change, at most three seconds. */
@Injectable()
export class Callers {
  /** By the hash of the key, in base64. */
  private readonly byKey: ExpiringCache<string, KnownCaller | null>;
  private readonly byClientId: ExpiringCache<string, KnownCaller | null>;
  private readonly byId: ExpiringCache<number, KnownCaller | null>;

  constructor(
    db: Database,
    private readonly clock: Clock,
    private readonly lastUses: LastUses,
  ) {
    const find = async (by: typeof BY_ID, value: unknown) => {
      const row = await db.first(by, [value]);
      return row && knownOf(row);
    };
    this.byKey = new ExpiringCache(clock, (lookup: string) => find(BY_LOOKUP, Buffer.from(lookup, 'base64')));
    this.byClientId = new ExpiringCache(clock, (clientId: string) => find(BY_CLIENT_ID, clientId));
    this.byId = new ExpiringCache(clock, (id: number) => find(BY_ID, id));
    for (const cache of [this.byKey, this.byClientId, this.byId])
      for (const changed of [CHANGED.credentials, CHANGED.accounts])
        db.changes.on(changed, () => cache.clear());
  }

  /** The caller of a key, without a promise when the key is cached. @throws credential_invalid */
  ofKey(face: keyof typeof FACE_KINDS, key: string): MaybePromise<Caller> {
    const kinds: readonly CredentialKind[] = FACE_KINDS[face];
    const lookup = hash('sha256', key, 'base64');
    // A key with a typing error costs no query; one that is cached need not be looked at again.
    if (!this.byKey.has(lookup) && !isWellFormed(key, kinds)) throw new DomainError('credential_invalid');
    return thenMaybeSync(this.byKey.getMaybeSync(lookup), (known) => this.requireActive(known, kinds));
  }

  /** @throws credential_invalid */
  async ofPair(clientId: string, clientSecret: string): Promise<Caller> {
    const known = isUuid(clientId) ? await this.byClientId.get(clientId.toLowerCase()) : null;
    // The secret is compared even for an unknown client id: the time taken does not show which was wrong.
    const expected = known?.lookup ?? Buffer.alloc(32);
    if (!timingSafeEqual(expected, sha256(clientSecret))) throw new DomainError('credential_invalid');
    return this.requireActive(known, ['open_delivery_pair']);
  }

  /**
   * The caller behind a token that was issued for a pair, and for this secret of it; tokens of earlier
   * versions name none. @throws credential_invalid
   */
  ofPairId(credentialId: number, secretMark?: string): MaybePromise<Caller> {
    return thenMaybeSync(this.byId.getMaybeSync(credentialId), (known) => {
      if (secretMark !== undefined && known?.caller.secretMark !== secretMark)
        throw new DomainError('credential_invalid');
      return this.requireActive(known, ['open_delivery_pair']);
    });
  }

  /** @throws credential_invalid */
  ofApp(credentialId: number): MaybePromise<Caller> {
    return thenMaybeSync(this.byId.getMaybeSync(credentialId), (known) => {
      if (known?.caller.scope.appId === undefined) throw new DomainError('credential_invalid');
      return this.requireActive(known, APP_KINDS);
    });
  }

  private requireActive(known: KnownCaller | null, kinds: readonly CredentialKind[]): Caller {
    const nowMs = this.clock.millis();
    if (known === null || !kinds.includes(known.caller.kind) || known.expiresAtMs <= nowMs)
      throw new DomainError('credential_invalid');
    this.lastUses.put(known.caller.credentialId, nowMs);
    return known.caller;
  }
}

function knownOf(row: RowOf<typeof BY_ID>) {
  // Infinity: it does not expire.
  return { lookup: row.lookup, expiresAtMs: row.expiresAt?.getTime() ?? Infinity, caller: callerOf(row) };
}

function callerOf(row: RowOf<typeof BY_ID>): Caller {
  const { id, kind, environment, hubId, merchantId, appId, dayLimitCents, lookup } = row;
  const restrictions = row.restrictions ?? NO_RESTRICTIONS;
  const account = restrictions.readingOthers ? [] : (row.accountMerchantIds ?? []);
  return {
    credentialId: id,
    kind,
    environment,
    hubId,
    merchantId,
    restrictions,
    secretMark: lookup.toString('base64url', 0, MARK_BYTES),
    scope: {
      hubId,
      merchantId,
      accountMerchantIds: account,
      ...(appId !== null && { appId }),
      ...(dayLimitCents !== null && { appDayLimitCents: dayLimitCents }),
      ...(kind === 'open_delivery_pair' && appId !== null && { appCredentialId: id }),
      actor: { kind: 'integration', id, name: row.label },
    },
  };
}
