import { Injectable } from '@nestjs/common';
import { AppTokenCipher, Clock } from '../../base/index.js';
import type { AppScope } from '../../people/index.js';

export const ACCESS_TOKEN_SECONDS = 3_600;
/** A refresh token that nobody uses for so long has ended. */
const REFRESH_TOKEN_MS = 90 * 86_400_000;

type TokenKind = 'access' | 'refresh';

/** What a token says of itself. */
interface TokenFacts {
  readonly grantId: number;
  readonly hubId: number;
  /** Number of the grant's refresh token; 0: an access token. */
  readonly generation: number;
  /** Scopes of an access token that was asked for less than the merchant agreed to. */
  readonly scopes?: readonly AppScope[] | undefined;
}

const PREFIXES: Record<TokenKind, string> = { access: 'at', refresh: 'rt' };
/** The kind, the id of the key, and the sealed facts. */
const TOKEN = /^(at|rt)_([0-9a-f]{8})([\w-]{38,400})$/;

/** Tokens of apps: sealed texts that any process reads. Nothing of them is stored but the grant that they name. */
@Injectable()
export class AppTokens {
  constructor(
    private readonly cipher: AppTokenCipher,
    private readonly clock: Clock,
  ) {}

  access(grant: Omit<TokenFacts, 'generation'>): string {
    return this.seal('access', { ...grant, generation: 0 }, ACCESS_TOKEN_SECONDS * 1_000);
  }

  refresh(grant: TokenFacts): string {
    return this.seal('refresh', grant, REFRESH_TOKEN_MS);
  }

  /** null: it has expired, is of another kind, or none of ours. */
  open(kind: TokenKind, token: string): TokenFacts | null {
    const [, prefix, keyId = '', box = ''] = TOKEN.exec(token) ?? [];
    if (prefix !== PREFIXES[kind]) return null;
    const facts = this.opened(keyId, box);
    if (facts === null) return null;
    const [sealedKind, grantId, hubId, generation, expiresAt, scopes] = facts;
    const stands = sealedKind === kind && expiresAt > this.clock.millis();
    return stands ? { grantId, hubId, generation, scopes } : null;
  }

  private seal(kind: TokenKind, { grantId, hubId, generation, scopes }: TokenFacts, lifeMs: number): string {
    const facts: SealedFacts = [kind, grantId, hubId, generation, this.clock.millis() + lifeMs];
    if (scopes) facts.push(scopes);
    const { keyId, box } = this.cipher.seal(JSON.stringify(facts));
    return `${PREFIXES[kind]}_${keyId}${box.toString('base64url')}`;
  }

  private opened(keyId: string, box: string): SealedFacts | null {
    try {
      return JSON.parse(this.cipher.open({ keyId, box: Buffer.from(box, 'base64url') })) as SealedFacts;
    } catch {
      // Changed on the way, made by somebody else, or by a secret that is no longer given.
      return null;
    }
  }
}

type SealedFacts = [
  ...[kind: TokenKind, grantId: number, hubId: number, generation: number, expiresAt: number],
  scopes?: readonly AppScope[],
];

/** Whether a bearer token is an access token of an app, by its form. */
export function isAppToken(token: string): boolean {
  return token.startsWith(`${PREFIXES.access}_`);
}
