import { BoundedCache, type Caller, Callers, Cipher, Clock, deriveKey, DomainError } from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SECRET_KEYS } from '#runtime';
import { createSecretKey, type KeyObject } from 'node:crypto';

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/**
 * Derived from SECRET_KEY: the first key signs, all verify, so a rotation ends no token. A token's header
 * names its key and holds nothing else, so all tokens of a key begin with the same text; a token that begins
 * otherwise is not ours.
 */
@Injectable()
export class TokenKeys {
  readonly current: SigningKey;
  private readonly byHeader = new Map<string, KeyObject>();

  constructor(@Inject(SECRET_KEYS) secrets: readonly [string, ...string[]], jwt: JwtService) {
    const keys = secrets.map(signingKey);
    for (const { id, key } of keys)
      this.byHeader.set(headerOf(jwt.sign({}, { privateKey: key, keyid: id })), key);
    this.current = signingKey(secrets[0]);
  }

  /** null: not signed by us. */
  keyOf(token: string): KeyObject | null {
    return this.byHeader.get(headerOf(token)) ?? null;
  }
}

/** A KeyObject made once verifies fifty times faster than the same secret as text. */
function signingKey(secret: string): SigningKey {
  return { id: Cipher.keyId(secret), key: createSecretKey(deriveKey(secret, 'open-delivery tokens')) };
}

function headerOf(token: string): string {
  return token.slice(0, Math.max(0, token.indexOf('.')));
}

export const TOKEN_LIFE_S = 86_400;
const ISSUER = 'last-mile/open-delivery';
const AUDIENCE = 'open-delivery';

interface Claims {
  /** Merchant. */
  sub: string;
  /** Credential: the token ends with it. */
  cid: number;
  /** Secret of the pair that the token was issued for: the token ends with it. */
  sec?: string;
  /** Seconds since 1970. */
  exp: number;
}

interface IssuedToken {
  readonly at: number;
  readonly secretMark: string;
  readonly token: string;
}

/** Tokens that are remembered, of the verified and of the issued ones; each pair needs one at a time. */
const MAX_TOKENS = 10_000;

/** Access tokens: JWTs that any process can verify. They end with the pair they were issued for. */
@Injectable()
export class AccessTokens {
  /** By token: a valid signature stays valid, and checking it costs more than all other authentication. */
  private readonly verified = new BoundedCache<string, Claims>(MAX_TOKENS);
  /**
   * The last token by credential: two of the same second have the same claims, so they are the same token.
   */
  private readonly issued = new BoundedCache<number, IssuedToken>(MAX_TOKENS);

  constructor(
    private readonly jwt: JwtService,
    private readonly keys: TokenKeys,
    private readonly callers: Callers,
    private readonly clock: Clock,
  ) {}

  issue(caller: Caller): string {
    const at = this.seconds();
    const { credentialId, secretMark } = caller;
    const last = this.issued.get(credentialId);
    if (last?.at === at && last.secretMark === secretMark) return last.token;
    const token = this.sign(caller, at);
    this.issued.set(credentialId, { at, secretMark, token });
    return token;
  }

  private sign(caller: Caller, now: number): string {
    const { id, key } = this.keys.current;
    return this.jwt.sign(
      {
        iss: ISSUER,
        aud: AUDIENCE,
        sub: String(caller.merchantId),
        cid: caller.credentialId,
        sec: caller.secretMark,
        iat: now,
        exp: now + TOKEN_LIFE_S,
      },
      { privateKey: key, keyid: id, algorithm: 'HS256' },
    );
  }

  /** @throws credential_invalid */
  async callerOf(token: string): Promise<Caller> {
    const { cid, sec } = this.verify(token);
    return this.callers.ofPairId(cid, sec);
  }

  /** @throws credential_invalid */
  verify(token: string): Claims {
    const known = this.verified.get(token);
    if (known && known.exp > this.seconds()) return known;
    const claims = this.check(token);
    this.verified.set(token, claims);
    return claims;
  }

  private check(token: string): Claims {
    const key = this.keys.keyOf(token);
    if (!key) throw new DomainError('credential_invalid');
    try {
      return this.jwt.verify<Claims & object>(token, {
        // The type leaves out what the library underneath takes.
        secret: key as unknown as Buffer,
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: this.seconds(),
      });
    } catch (error) {
      throw new DomainError('credential_invalid', {}, { cause: error });
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.millis() / 1_000);
  }
}
