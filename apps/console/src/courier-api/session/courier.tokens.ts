import { Cipher, Clock, CourierStandings, derive, DomainError, type CourierStanding } from '#domain';
import { SECRET_KEYS } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_S = 30 * 86_400;
const TOKEN = /^c1\.([0-9a-f]{8})\.([\w-]{1,200})\.([\w-]{43})$/;
/** Whoever awaits approval may enter to send documents; whoever is blocked may finish what is in hands. */
const WELCOME = new Set<CourierStanding['registration']>(['active', 'awaiting_approval']);

interface Claims {
  readonly courierId: number;
  readonly passwordMark: string;
  /** Seconds since 1970. */
  readonly endsAt: number;
}

/**
 * `c1.<key>.<claims>.<signature>`: any process can tell whose it is without asking the database. Signed with keys
 * derived from SECRET_KEY: the first signs, all verify, so a rotation signs nobody out. Not a JWT, because it is read
 * four thousand times a second by one process and has no other reader.
 */
@Injectable()
export class CourierTokens {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly currentId: string;

  constructor(
    @Inject(SECRET_KEYS) secrets: readonly [string, ...string[]],
    private readonly standings: CourierStandings,
    private readonly clock: Clock,
  ) {
    this.keys = new Map(secrets.map((secret) => [Cipher.keyId(secret), derive(secret, 'courier tokens')]));
    this.currentId = Cipher.keyId(secrets[0]);
  }

  issue(courierId: number, passwordMark: string): { token: string; expiresAt: Date } {
    const endsAt = Math.floor(this.clock.millis() / 1_000) + LIFE_S;
    const claims = `${String(courierId)}.${passwordMark}.${String(endsAt)}`;
    const head = `c1.${this.currentId}.${Buffer.from(claims).toString('base64url')}`;
    const signature = this.sign(this.currentId, head)?.toString('base64url') ?? '';
    return { token: `${head}.${signature}`, expiresAt: new Date(endsAt * 1_000) };
  }

  /** @throws credential_invalid · caller_blocked (suspended or refused) */
  async courierOf(token: string): Promise<CourierStanding> {
    const claims = this.read(token);
    if (!claims || claims.endsAt * 1_000 <= this.clock.millis()) throw new DomainError('credential_invalid');
    const standing = await this.standings.of(claims.courierId);
    if (standing?.passwordMark !== claims.passwordMark) throw new DomainError('credential_invalid');
    refuseUnwelcome(standing);
    return standing;
  }

  private read(token: string): Claims | null {
    const [, keyId = '', body = '', signature = ''] = TOKEN.exec(token) ?? [];
    const expected = this.sign(keyId, `c1.${keyId}.${body}`);
    if (!expected || !timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return null;
    const [courierId, passwordMark = '', endsAt] = Buffer.from(body, 'base64url').toString().split('.');
    return { courierId: Number(courierId), passwordMark, endsAt: Number(endsAt) };
  }

  private sign(keyId: string, text: string): Buffer | null {
    const key = this.keys.get(keyId);
    return key ? createHmac('sha256', key).update(text).digest() : null;
  }
}

/** @throws caller_blocked */
export function refuseUnwelcome({ registration }: Pick<CourierStanding, 'registration'>): void {
  if (!WELCOME.has(registration)) throw new DomainError('caller_blocked', { registration });
}
