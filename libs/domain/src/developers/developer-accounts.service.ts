import { Injectable } from '@nestjs/common';
import { Clock, DomainError, Passwords, requirePassword } from '../shared/index.js';
import { Database, type Transaction } from '../storage/index.js';
import { DeveloperLinks } from './developer-links.service.js';
import { DeveloperSessions } from './developer-sessions.service.js';
import { DeveloperTeams } from './developer-teams.service.js';
import { Developer } from './developer.entity.js';
import { normalEmail } from './developer.rules.js';

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Token of an invitation that was sent to this address, which proves it. */
  readonly invitation?: string | undefined;
}

/** Accounts of developers: registration, confirmation of the e-mail, passwords. */
@Injectable()
export class DeveloperAccounts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly links: DeveloperLinks,
    private readonly teams: DeveloperTeams,
    private readonly sessions: DeveloperSessions,
  ) {}

  /**
   * Registers a developer and sends a link that confirms the e-mail. A known address is answered alike: an unconfirmed
   * account starts anew, the owner of a confirmed one gets a link for a new password. Returns whether the account is
   * confirmed already, which only an invitation to this address does.
   * @throws required_value (name) · invalid_value (email, password, invitation)
   */
  async register({ name, email: written, password, invitation }: Registration): Promise<boolean> {
    const email = normalEmail(written);
    requirePassword('developer', password);
    if (name.trim() === '') throw new DomainError('required_value', { field: 'name' });
    const passwordHash = await this.passwords.hash(password);
    return this.db.transaction(async (tx) => {
      await lockAddress(tx, email);
      const known = await tx.manager.findOneBy(Developer, { email });
      if (known?.confirmedAt) {
        await this.links.send(tx, 'password', known);
        return false;
      }
      const now = this.clock.now();
      const developer = await tx.manager.save(
        Developer,
        Object.assign(known ?? { createdAt: now }, {
          ...{ name: name.trim(), email, passwordHash, confirmedAt: null, updatedAt: now },
        }),
      );
      if (invitation === undefined) {
        await this.links.send(tx, 'confirmation', developer);
        return false;
      }
      const used = await this.links.use(tx, 'invitation', invitation, 'invitation');
      if (used.email !== email || used.teamId === null)
        throw new DomainError('invalid_value', { field: 'invitation' });
      await this.begin(tx, developer);
      await this.teams.addMember(tx, used.teamId, developer.id);
      return true;
    });
  }

  /** Confirms the address that the link was sent to. @throws invalid_value (token) */
  async confirm(token: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { email } = await this.links.use(tx, 'confirmation', token);
      const developer = await tx.manager.findOneBy(Developer, { email });
      if (developer && developer.confirmedAt === null) await this.begin(tx, developer);
    });
  }

  /** The answer does not show whether the address is known. */
  async sendPasswordLink(written: string): Promise<void> {
    const email = normalEmail(written);
    await this.db.transaction(async (tx) => {
      const developer = await tx.manager.findOneBy(Developer, { email });
      if (developer)
        await this.links.send(tx, developer.confirmedAt ? 'password' : 'confirmation', developer);
    });
  }

  /** Sets a new password by a link, and ends every session. @throws invalid_value (token, password) */
  async completePassword(token: string, password: string): Promise<void> {
    requirePassword('developer', password);
    const passwordHash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      const { email } = await this.links.use(tx, 'password', token);
      const developer = await tx.manager.findOneByOrFail(Developer, { email });
      await this.setPassword(tx, developer.id, passwordHash);
    });
  }

  /** Every session ends. @throws wrong_password (field current) · invalid_value (password) */
  async changePassword(id: number, current: string, password: string): Promise<void> {
    requirePassword('developer', password);
    const { passwordHash } = await this.db.manager.findOneByOrFail(Developer, { id });
    if (!(await this.passwords.matches(passwordHash, current)))
      throw new DomainError('wrong_password', { field: 'current' });
    const hash = await this.passwords.hash(password);
    await this.db.transaction((tx) => this.setPassword(tx, id, hash));
  }

  private async setPassword(tx: Transaction, id: number, passwordHash: string): Promise<void> {
    await tx.manager.update(Developer, { id }, { passwordHash, updatedAt: this.clock.now() });
    await this.sessions.revokeAll(tx, id);
  }

  /** Confirms the account and makes a first team of its own. */
  private async begin(tx: Transaction, { id, name }: Developer): Promise<void> {
    await tx.manager.update(Developer, { id }, { confirmedAt: this.clock.now() });
    await this.teams.createIn(tx, id, name);
  }
}

/** Two registrations of one address at the same time make one account. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`developer:${email}`]);
}
