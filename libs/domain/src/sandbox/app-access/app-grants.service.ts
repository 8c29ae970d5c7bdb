import { Injectable } from '@nestjs/common';
import { type AppScope, holdsScope, parseAppScopes } from '../../people/index.js';
import {
  AppTokenCipher,
  CHANGED,
  Clock,
  Database,
  DomainError,
  Id,
  instant,
  optionalInstant,
  type RowOf,
  sha256,
  statement,
} from '../../base/index.js';
import { ConnectionSecrets } from '../developer-apps/index.js';
import { isVerifierOf } from './authorization-request.rules.js';
import { Column, Entity, Index } from 'typeorm';

export const ACCESS_TOKEN_SECONDS = 3_600;
type TokenKind = 'access' | 'refresh';
/** A refresh token ends when it is not used for so long. */
const LIFE_MS: Record<TokenKind, number> = {
  access: ACCESS_TOKEN_SECONDS * 1_000,
  refresh: 90 * 86_400_000,
};

interface TokenFacts {
  readonly grantId: number;
  readonly hubId: number;
  /** Number of the grant's refresh token; 0: an access token. */
  readonly generation: number;
  /** Set when the access token was asked for with less than the merchant agreed to. */
  readonly scopes?: readonly AppScope[] | undefined;
}

const PREFIXES: Record<TokenKind, string> = { access: 'at', refresh: 'rt' };
/** The kind, the id of the key, and the sealed facts. */
const TOKEN = /^(at|rt)_([0-9a-f]{8})([\w-]{38,400})$/;

/** Tokens of apps: sealed texts that any process reads. Only the grant that they name is stored. */
@Injectable()
export class AppTokens {
  constructor(
    private readonly cipher: AppTokenCipher,
    private readonly clock: Clock,
  ) {}

  /** null: the token has expired, is of another kind, or was not issued here. */
  open(kind: TokenKind, token: string): TokenFacts | null {
    const [, prefix, keyId = '', box = ''] = TOKEN.exec(token) ?? [];
    if (prefix !== PREFIXES[kind]) return null;
    const facts = this.opened(keyId, box);
    if (facts === null) return null;
    const [sealedKind, grantId, hubId, generation, expiresAt, scopes] = facts;
    const stands = sealedKind === kind && expiresAt > this.clock.millis();
    return stands ? { grantId, hubId, generation, scopes } : null;
  }

  seal(kind: TokenKind, { grantId, hubId, generation, scopes }: TokenFacts): string {
    const facts: SealedFacts = [kind, grantId, hubId, generation, this.clock.millis() + LIFE_MS[kind]];
    if (scopes) facts.push(scopes);
    const { keyId, box } = this.cipher.seal(JSON.stringify(facts));
    return `${PREFIXES[kind]}_${keyId}${box.toString('base64url')}`;
  }

  private opened(keyId: string, box: string): SealedFacts | null {
    try {
      return JSON.parse(this.cipher.open({ keyId, box: Buffer.from(box, 'base64url') })) as SealedFacts;
    } catch {
      // The text was altered, forged, or sealed with a secret that is no longer configured.
      return null;
    }
  }
}

type SealedFacts = [
  ...[kind: TokenKind, grantId: number, hubId: number, generation: number, expiresAt: number],
  scopes?: readonly AppScope[],
];

/**
 * Table `app_grants`: one consent that an app took to the token endpoint, from its code to its last refresh
 * token. Its scopes are the connection's, so that one that a merchant takes back ends at once.
 */
@Entity('app_grants')
@Index('app_grants_code_idx', ['codeHash'], { unique: true })
@Index('app_grants_connection_idx', ['connectionId'])
export class AppGrant {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) connectionId: number;
  /** SHA-256 of the code. */
  @Column({ type: 'bytea' }) codeHash: Buffer;
  /** SHA-256 of the verifier, in base64url, as the app sent it. */
  @Column({ type: 'text' }) codeChallenge: string;
  @Column({ type: 'text' }) redirectUri: string;
  @Column(instant) codeExpiresAt: Date;
  @Column(optionalInstant) codeUsedAt: Date | null;
  /** Number of the valid refresh token; an earlier one that is used again shows that a token was stolen. */
  @Column({ type: 'integer', default: 0 }) generation: number;
  @Column(optionalInstant) endedAt: Date | null;
  @Column(instant) createdAt: Date;
}

/** Locks the grant, and its connection while that is open. */
const held = (condition: string) =>
  `select g.id, g.hub_id as "hubId", g.connection_id as "connectionId", g.code_challenge as "codeChallenge",
          g.redirect_uri as "redirectUri", g.code_expires_at as "codeExpiresAt", g.code_used_at as "codeUsedAt",
          g.generation, g.ended_at as "endedAt", c.app_id as "appId", c.merchant_id as "merchantId", c.scopes
     from app_grants g join app_connections c on c.id = g.connection_id and c.disconnected_at is null
    where ${condition} and c.scopes is not null for update of g`;
const BY_CODE = statement('app-access.grant_by_code', held('g.code_hash = $1'));
const BY_ID = statement('app-access.grant_by_id', held('g.id = $1 and g.hub_id = $2'));

type HeldGrant = RowOf<typeof BY_ID>;

export interface IssuedTokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly scopes: readonly AppScope[];
  readonly merchantId: number;
  readonly connectionId: number;
  /** `whsec_…` of the connection's webhooks; null: the app has no address. */
  readonly webhookSecret: string | null;
}

type GrantFault =
  | 'unknown'
  | 'used'
  | 'expired'
  | 'another_client'
  | 'another_redirect_uri'
  | 'wrong_verifier'
  | 'ended'
  | 'beyond_scope';

type CodeExchange = Readonly<Record<'clientId' | 'code' | 'redirectUri' | 'verifier', string>>;

/**
 * A code, or a refresh token, that comes a second time ends the grant: one of the two who have it is a thief,
 * and both lose it (RFC 6749 4.1.2, RFC 9700 4.14.2).
 */
@Injectable()
export class AppGrants {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly tokens: AppTokens,
    private readonly secrets: ConnectionSecrets,
  ) {}

  /** A code is good once. @throws grant_invalid, whose `reason` is a GrantFault */
  exchange({ clientId, code, redirectUri, verifier }: CodeExchange): Promise<IssuedTokens> {
    return this.issue([BY_CODE, [sha256(code)]], (grant) => {
      if (String(grant.appId) !== clientId) return 'another_client';
      if (grant.endedAt !== null) return 'ended';
      if (grant.codeUsedAt !== null) return 'used';
      if (grant.codeExpiresAt <= this.clock.now()) return 'expired';
      if (grant.redirectUri !== redirectUri) return 'another_redirect_uri';
      return isVerifierOf(grant.codeChallenge, verifier) ? null : 'wrong_verifier';
    });
  }

  /** Ends the refresh token; `scope` narrows the access token. @throws grant_invalid (a GrantFault) */
  async refresh(clientId: string, refreshToken: string, scope?: string): Promise<IssuedTokens> {
    const brought = this.tokens.open('refresh', refreshToken);
    if (brought === null) throw invalid('unknown');
    const narrower = scope === undefined ? undefined : parseAppScopes(scope);
    return this.issue(
      [BY_ID, [brought.grantId, brought.hubId]],
      (grant) => {
        if (String(grant.appId) !== clientId) return 'another_client';
        if (grant.endedAt !== null) return 'ended';
        if (brought.generation !== grant.generation) return 'used';
        return narrower === undefined || narrower?.every((one) => holdsScope(grant.scopes, one))
          ? null
          : 'beyond_scope';
      },
      narrower ?? undefined,
    );
  }

  /** Ends the grant of a token (RFC 7009); another client's token is left alone. */
  async revoke(clientId: string, token: string): Promise<void> {
    const brought = this.tokens.open('refresh', token) ?? this.tokens.open('access', token);
    if (brought === null) return;
    await this.db.inTransactionScope(async () => {
      const grant = await this.db.first(BY_ID, [brought.grantId, brought.hubId]);
      if (grant && String(grant.appId) === clientId) await this.end(grant);
    });
  }

  private async issue(
    [sql, params]: [typeof BY_CODE, unknown[]],
    faultOf: (grant: HeldGrant) => GrantFault | null,
    narrower?: readonly AppScope[],
  ): Promise<IssuedTokens> {
    const issued = await this.db.inTransactionScope(async () => {
      const grant = await this.db.first<HeldGrant>(sql, params);
      if (grant === null) return 'unknown';
      const fault = faultOf(grant);
      // The transaction is committed although the caller is refused.
      if (fault === 'used') await this.end(grant);
      return fault ?? this.renew(grant, narrower);
    });
    if (typeof issued === 'string') throw invalid(issued);
    return issued;
  }

  private async renew(grant: HeldGrant, narrower?: readonly AppScope[]): Promise<IssuedTokens> {
    const { id, hubId, connectionId, merchantId } = grant;
    const generation = grant.generation + 1;
    const codeUsedAt = grant.codeUsedAt ?? this.clock.now();
    await this.db.manager.update(AppGrant, { id }, { generation, codeUsedAt });
    return {
      accessToken: this.tokens.seal('access', { grantId: id, hubId, generation: 0, scopes: narrower }),
      expiresIn: ACCESS_TOKEN_SECONDS,
      refreshToken: this.tokens.seal('refresh', { grantId: id, hubId, generation }),
      scopes: narrower ?? grant.scopes,
      merchantId,
      connectionId,
      webhookSecret: await this.secrets.webhookSecret(connectionId),
    };
  }

  private async end({ id }: HeldGrant): Promise<void> {
    await this.db.manager.update(AppGrant, { id }, { endedAt: this.clock.now() });
    await this.db.announce(CHANGED.grants, id);
  }
}

function invalid(reason: GrantFault): DomainError {
  return new DomainError('grant_invalid', { reason });
}
