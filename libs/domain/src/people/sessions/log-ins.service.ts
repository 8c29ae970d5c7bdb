import { Injectable } from '@nestjs/common';
import { type Actor, DomainError, Passwords, randomBase62, type Transaction } from '../../base/index.js';
import { SecondFactors } from './second-factors.service.js';
import { type Account, type AccountKind, Sessions } from './sessions.service.js';
import { Messages, type MessageWords, type TextChannel } from '../../events/index.js';

export interface LogInManner {
  /** Names the session in the person's list. */
  readonly label?: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
  /** The browser or address, see `deviceMark`; null: none is known. */
  readonly device?: string | null;
  /** Asked before a password is tried; `known`: the person has logged in from there. @throws rate_limited */
  readonly admit?: (known: boolean) => void | Promise<void>;
}

export interface EmailLogIn extends LogInManner {
  readonly email: string;
  readonly password: string;
}

/** Minimum of passwords compared, so that a refusal's duration does not show who is registered where. */
const COMPARED_AT_LEAST: Readonly<Record<AccountKind, number>> = {
  operator: 1,
  merchant: 3,
  developer: 1,
  courier: 3,
};

@Injectable()
export class LogIns {
  /** Hash to compare passwords with where there is none: the time taken does not show who is known. */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
  ) {}

  /** The account whose password it is. @throws credential_invalid · what `admit` throws */
  async prove<Found extends Account>(
    kind: AccountKind,
    found: readonly Found[],
    password: string,
    { device = null, admit }: LogInManner,
  ): Promise<Found> {
    const ids = found.map(({ id }) => id);
    const known = device !== null && (await this.sessions.isKnown(kind, ids, device));
    await admit?.(known);
    this.decoy ??= this.passwords.hash(randomBase62(20));
    const decoy = await this.decoy;
    for (const account of found)
      if ((await this.passwords.matches(account.passwordHash ?? decoy, password)) && account.passwordHash)
        return account;
    for (let compared = found.length; compared < COMPARED_AT_LEAST[kind]; compared++)
      await this.passwords.matches(decoy, password);
    throw new DomainError('credential_invalid');
  }

  /** After the password was proved. @throws required_value (code) · wrong_code · too_many_attempts */
  async open(kind: AccountKind, account: Account, { label = 'log-in', code, device = null }: LogInManner) {
    await this.factors.check(kind, account.id, code);
    const expiresAt = this.sessions.endOf(kind);
    const { token } = await this.sessions.open(kind, account, { label, device, expiresAt });
    return { token, expiresAt };
  }

  async hasFactor(kind: AccountKind, id: number): Promise<boolean> {
    return (await this.factors.stateOf(kind, id)).enrolled;
  }

  /** @throws wrong_password (field) */
  async requirePassword({ passwordHash }: Pick<Account, 'passwordHash'>, password: string, field?: string) {
    if (passwordHash !== null && (await this.passwords.matches(passwordHash, password))) return;
    throw new DomainError('wrong_password', field === undefined ? {} : { field });
  }
}

/** Person that a notice goes to, as they could be reached before the change. */
interface Reached {
  readonly hubId: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Tells people what an operator changed of their access, so that nobody loses an account unnoticed. */
@Injectable()
export class AccessNotices {
  constructor(private readonly messages: Messages) {}

  async tell(
    tx: Transaction,
    actor: Actor | undefined,
    { hubId, name, email, phone }: Reached,
    changed: readonly MessageWords['access_changed']['what'][],
  ): Promise<void> {
    const to = email ?? phone ?? '';
    if (actor?.kind !== 'operator' || to === '') return;
    const byPhone = this.messages.channels().includes('whatsapp') ? 'whatsapp' : 'sms';
    const channel: TextChannel = email === null ? byPhone : 'email';
    const words = { personName: name, operatorName: actor.name ?? '' };
    await this.messages.enqueue(
      tx,
      ...changed.map((what) => ({
        hubId,
        to,
        template: 'access_changed' as const,
        words: { ...words, what },
        channel,
      })),
    );
  }
}
