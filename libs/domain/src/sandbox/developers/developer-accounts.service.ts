import { Injectable } from '@nestjs/common';
import { Sessions } from '../../people/index.js';
import {
  Clock,
  DomainError,
  Passwords,
  requirePassword,
  Database,
  type Transaction,
  requireEmail,
  requireText,
} from '../../base/index.js';
import { DeveloperLinks } from './developer-links.service.js';
import { DeveloperTeams } from './developer-teams.service.js';
import { Developer } from './developer.entity.js';

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Token of an invitation to this address, which proves the address. */
  readonly invitation?: string | undefined;
}

@Injectable()
export class DeveloperAccounts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly links: DeveloperLinks,
    private readonly teams: DeveloperTeams,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The link that is sent confirms the registration. A known address is answered alike: what was registered
   * before stays for its own link until one is confirmed, the owner of a confirmed one gets a link for a new
   * password. Returns whether the account is confirmed already, which only an invitation to this address
   * does. @throws required_value (name) · invalid_value (email, password, invitation)
   */
  async register({ name, email: written, password, invitation }: Registration): Promise<boolean> {
    const email = requireEmail(written);
    requirePassword('developer', password);
    const trimmed = requireText(name, 'name');
    const passwordHash = await this.passwords.hash(password);
    return this.db.transaction(async (tx) => {
      await lockAddress(tx, email);
      const known = await tx.manager.findOneBy(Developer, { email });
      if (known?.confirmedAt) {
        await this.links.sendPassword(tx, known);
        return false;
      }
      const now = this.clock.now();
      const developer = await tx.manager.save(
        Developer,
        Object.assign(known ?? { createdAt: now }, {
          name: trimmed,
          email,
          passwordHash,
          confirmedAt: null,
          updatedAt: now,
        }),
      );
      if (invitation === undefined) {
        await this.links.sendConfirmation(tx, developer);
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

  /** Accounts of the demonstration need no link. @throws not_unique (email) */
  async create({ name, email: written, password }: Registration): Promise<void> {
    const email = requireEmail(written);
    requirePassword('developer', password);
    const passwordHash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      await lockAddress(tx, email);
      if (await tx.manager.existsBy(Developer, { email }))
        throw new DomainError('not_unique', { field: 'email' });
      const now = this.clock.now();
      const values = { name, email, passwordHash, confirmedAt: null, createdAt: now, updatedAt: now };
      await this.begin(tx, await tx.manager.save(Developer, values));
    });
  }

  /**
   * The password is needed: who registered may not own the address, and who owns it may not have registered.
   * @throws invalid_value (token) · wrong_password (field password)
   */
  async confirm(token: string, password: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { email, name, passwordHash } = await this.links.use(tx, 'confirmation', token);
      await lockAddress(tx, email);
      const developer = await tx.manager.findOneBy(Developer, { email });
      if (developer === null || developer.confirmedAt !== null)
        throw new DomainError('invalid_value', { field: 'token' });
      const registered = {
        name: name ?? developer.name,
        passwordHash: passwordHash ?? developer.passwordHash,
      };
      if (!(await this.passwords.matches(registered.passwordHash, password)))
        throw new DomainError('wrong_password', { field: 'password' });
      await tx.manager.update(Developer, { id: developer.id }, registered);
      await this.begin(tx, Object.assign(developer, registered));
    });
  }

  /** Does not show whether the address is known. Accounts that wait for confirmation get a link too. */
  async sendPasswordLink(written: string): Promise<void> {
    const email = requireEmail(written);
    await this.db.transaction(async (tx) => {
      const developer = await tx.manager.findOneBy(Developer, { email });
      if (developer) await this.links.sendPassword(tx, developer);
    });
  }

  /** Also confirms the address, and ends every session. @throws invalid_value (token, password) */
  async completePassword(token: string, password: string): Promise<void> {
    requirePassword('developer', password);
    const passwordHash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      const { email } = await this.links.use(tx, 'password', token);
      await lockAddress(tx, email);
      const developer = await tx.manager.findOneByOrFail(Developer, { email });
      await this.setPassword(tx, developer.id, passwordHash);
      if (developer.confirmedAt === null) await this.begin(tx, developer);
    });
  }

  /** Ends every session. @throws wrong_password (field current) · invalid_value (password) */
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
    await this.sessions.endAllIn(tx, 'developer', id);
  }

  /** Each confirmed account gets a team of its own. */
  private async begin(tx: Transaction, { id, name, email }: Developer): Promise<void> {
    await this.links.endConfirmations(tx, email);
    await tx.manager.update(Developer, { id }, { confirmedAt: this.clock.now() });
    await this.teams.createIn(tx, id, name);
  }
}

/** Two registrations of one address at the same time make one account. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`developer:${email}`]);
}
