import {
  Cipher,
  Clock,
  CourierSessionStates,
  deriveKey,
  DomainError,
  mayLogIn,
  type CourierSessionState,
} from '#domain';
import { SECRET_KEYS } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_S = 30 * 86_400;
const TOKEN = /^c1\.([0-9a-f]{8})\.([\w-]{1,200})\.([\w-]{43})$/;

interface Claims {
  readonly courierId: number;
  readonly passwordFingerprint: string;
  /** Seconds since 1970. */
  readonly endsAt: number;
}

/**
 * `c1.<key>.<claims>.<signature>`: any process can verify it without a query. Signed with keys derived from
 * SECRET_KEY: the first signs, all verify, so a rotation ends no session. Not a JWT, because one process verifies
 * four thousand a second and nobody else reads it.
 */
@Injectable()
export class CourierTokens {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly currentId: string;

  constructor(
    @Inject(SECRET_KEYS) secrets: readonly [string, ...string[]],
    private readonly standings: CourierSessionStates,
    private readonly clock: Clock,
  ) {
    this.keys = new Map(secrets.map((secret) => [Cipher.keyId(secret), deriveKey(secret, 'courier tokens')]));
    this.currentId = Cipher.keyId(secrets[0]);
  }

  issue(courierId: number, passwordFingerprint: string): { token: string; expiresAt: Date } {
    const endsAt = Math.floor(this.clock.millis() / 1_000) + LIFE_S;
    const claims = `${String(courierId)}.${passwordFingerprint}.${String(endsAt)}`;
    const head = `c1.${this.currentId}.${Buffer.from(claims).toString('base64url')}`;
    const signature = this.sign(this.currentId, head)?.toString('base64url') ?? '';
    return { token: `${head}.${signature}`, expiresAt: new Date(endsAt * 1_000) };
  }

  /** @throws credential_invalid · caller_blocked (suspended or refused) */
  async verify(token: string): Promise<CourierSessionState> {
    const claims = this.read(token);
    if (!claims || claims.endsAt * 1_000 <= this.clock.millis()) throw new DomainError('credential_invalid');
    const standing = await this.standings.of(claims.courierId);
    if (standing?.passwordFingerprint !== claims.passwordFingerprint)
      throw new DomainError('credential_invalid');
    assertMaySignIn(standing);
    return standing;
  }

  /** When a token that was verified ends. */
  endOf(token: string): Date {
    return new Date((this.read(token)?.endsAt ?? 0) * 1_000);
  }

  private read(token: string): Claims | null {
    const [, keyId = '', body = '', signature = ''] = TOKEN.exec(token) ?? [];
    const expected = this.sign(keyId, `c1.${keyId}.${body}`);
    if (!expected || !timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null;
    const [courierId, passwordFingerprint = '', endsAt] = Buffer.from(body, 'base64url')
      .toString()
      .split('.');
    return { courierId: Number(courierId), passwordFingerprint, endsAt: Number(endsAt) };
  }

  private sign(keyId: string, text: string): Buffer | null {
    const key = this.keys.get(keyId);
    return key ? createHmac('sha256', key).update(text).digest() : null;
  }
}

interface MaySignIn extends Pick<CourierSessionState, 'registration'> {
  /** Why it was refused or suspended, as an operator wrote it; for whoever has proved to be the courier. */
  readonly registrationNote?: string | null;
}

/** @throws caller_blocked */
export function assertMaySignIn(courier: MaySignIn): void {
  if (mayLogIn(courier)) return;
  const { registration, registrationNote: note = null } = courier;
  throw new DomainError('caller_blocked', {
    registration,
    ...(note !== null && { field: 'registration', note }),
  });
}
