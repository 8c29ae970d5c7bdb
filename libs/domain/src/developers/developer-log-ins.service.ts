import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError, Passwords, randomBase62 } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import { Developer } from './developer.entity.js';

interface LogInRequest {
  readonly email: string;
  readonly password: string;
  /** Names the session in the person's list. */
  readonly label?: string;
}

const SESSION_DAYS = 14;
const DAY_MS = 86_400_000;
const PRUNED_AT_ONCE = 100;
const KEPT_MS = 30 * DAY_MS;

const INSERT = statement(
  'developers.token_insert',
  `insert into developer_tokens (developer_id, label, lookup, expires_at, created_at) values ($1, $2, $3, $4, $5)`,
);
const PRUNE = statement(
  'developers.tokens_prune',
  `delete from developer_tokens where id in (
     select id from developer_tokens where expires_at < $1 limit $2 for update skip locked)`,
);

/** Log-ins of developers by e-mail and password. */
@Injectable()
export class DeveloperLogIns {
  /**
   * Hash that the password for an unknown e-mail is compared with, so that the time taken does not show which e-mails
   * exist.
   */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The face limits attempts by address and e-mail together.
   * @throws credential_invalid · forbidden (field email: not confirmed yet)
   */
  async open({ email, password, label = 'log-in' }: LogInRequest) {
    const developer = await this.db.manager.findOneBy(Developer, { email: email.trim().toLowerCase() });
    this.decoy ??= this.passwords.hash(randomBase62(20));
    const right = await this.passwords.matches(developer?.passwordHash ?? (await this.decoy), password);
    if (!developer || !right) throw new DomainError('credential_invalid');
    if (developer.confirmedAt === null) throw new DomainError('forbidden', { field: 'email' });
    const token = `dev_${randomBase62(43)}`;
    const lookup = createHash('sha256').update(token).digest();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
    await this.db.execute(INSERT, [developer.id, label, lookup, expiresAt, now]);
    await this.db.execute(PRUNE, [new Date(now.getTime() - KEPT_MS), PRUNED_AT_ONCE]);
    return { developer, token, expiresAt };
  }
}
