import { DomainError } from '../../base/index.js';
import type { LiveSession, Sessions } from './sessions.service.js';
import type { AccountKind } from './session.rules.js';

interface Standing {
  /** Mark of the person's present password. */
  readonly passwordMark: string;
}

/** The sessions of one kind of people, with what the person may do now. */
export abstract class PersonSessions<Person extends Standing> {
  protected constructor(
    readonly kind: AccountKind,
    private readonly sessions: Sessions,
  ) {}

  /** What requests need of the person, cached; null: may not act. */
  protected abstract person(id: number): Promise<Person | null>;

  /** @throws credential_invalid */
  protected async find(token: string): Promise<{ session: LiveSession; person: Person }> {
    const session = await this.sessions.require(this.kind, token);
    const person = await this.person(session.personId);
    if (person?.passwordMark !== session.passwordMark) throw new DomainError('credential_invalid');
    return { session, person };
  }

  /** Whether the session is still valid; event streams stay open longer than a session is cached. */
  async isCurrent({ tokenHash }: { readonly tokenHash: string }): Promise<boolean> {
    const session = await this.sessions.current(tokenHash);
    if (!session) return false;
    return (await this.person(session.personId))?.passwordMark === session.passwordMark;
  }
}
