import { Injectable } from '@nestjs/common';
import { type LiveSession, peopleCache, PersonSessions, Sessions } from '../sessions/index.js';
import { type Actor, Clock, Database, type ExpiringCache, statement } from '../../base/index.js';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
type Row = Person & { readonly passwordMark: string };

const BY_ID = statement(
  'developers.developer_of_session',
  `select id, name, email, encode(sha256(convert_to(password_hash, 'UTF8')), 'hex') as "passwordMark"
     from developers where id = $1 and confirmed_at is not null`,
);

export interface DeveloperSession extends LiveSession {
  readonly developer: Person;
  /** Developers belong to the platform. */
  readonly hubId: null;
  readonly actor: Actor;
}

@Injectable()
export class DeveloperSessions extends PersonSessions<Row> {
  private readonly people: ExpiringCache<number, Row | null>;

  constructor(db: Database, clock: Clock, sessions: Sessions) {
    super('developer', sessions);
    this.people = peopleCache(db, clock, 'developer', BY_ID);
  }

  /** @throws credential_invalid */
  async authenticate(token: string): Promise<DeveloperSession> {
    const { session, person } = await this.find(token);
    const { passwordMark: _, ...developer } = person;
    const actor: Actor = { kind: 'developer', id: developer.id, name: developer.name };
    return { ...session, developer, hubId: null, actor };
  }

  protected person(id: number): Promise<Row | null> {
    return this.people.get(id);
  }
}
