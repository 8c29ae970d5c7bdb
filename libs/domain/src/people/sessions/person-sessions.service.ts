import {
  CHANGED,
  type Clock,
  type Database,
  DomainError,
  ExpiringCache,
  type Sql,
} from '../../base/index.js';
import type { AccountKind, LiveSession, Sessions } from './sessions.service.js';

export abstract class PersonSessions<Person extends { readonly passwordMark: string }> {
  /** `people`: what requests need of a person; null: may not act. */
  protected constructor(
    private readonly kind: AccountKind,
    private readonly sessions: Sessions,
    protected readonly people: ExpiringCache<number, Person | null>,
  ) {}

  /** @throws credential_invalid */
  protected async find(token: string): Promise<{ session: LiveSession; person: Person }> {
    const session = await this.sessions.require(this.kind, token);
    const person = await this.people.get(session.personId);
    if (person?.passwordMark !== session.passwordMark) throw new DomainError('credential_invalid');
    return { session, person };
  }

  /** Event streams stay open longer than a session is cached. */
  async isCurrent({ tokenHash }: { readonly tokenHash: string }): Promise<boolean> {
    const session = await this.sessions.current(tokenHash);
    if (!session) return false;
    return (await this.people.get(session.personId))?.passwordMark === session.passwordMark;
  }
}

/** People of one kind by id, read by one statement; cached until a change is announced, at most 3 seconds. */
export function peopleCache<Person extends object, Sure extends keyof Person = never>(
  db: Database,
  clock: Clock,
  kind: AccountKind,
  byId: Sql<Person, Sure>,
): ExpiringCache<number, Person | null> {
  const cache = new ExpiringCache(clock, (id: number) => db.first<Person, Sure>(byId, [id]));
  db.changes.on(CHANGED.person, (key) => {
    if (key === null) cache.clear();
    else if (key.startsWith(`${kind}:`)) cache.drop(Number(key.slice(kind.length + 1)));
  });
  return cache;
}
