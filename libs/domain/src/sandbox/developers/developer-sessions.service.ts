import { Injectable } from '@nestjs/common';
import {
  type EmailLogIn,
  type LiveSession,
  LogIns,
  peopleCache,
  PersonSessions,
  Sessions,
} from '../../people/index.js';
import {
  type Actor,
  Clock,
  Database,
  DomainError,
  type RowOf,
  statement,
  normalEmail,
} from '../../base/index.js';
import { Developer } from './developer.entity.js';

const BY_ID = statement(
  'developers.developer_of_session',
  `select id, name, email, encode(sha256(convert_to(password_hash, 'UTF8')), 'hex') as "passwordMark"
     from developers where id = $1 and confirmed_at is not null`,
);

export interface DeveloperSession extends LiveSession {
  readonly developer: Pick<Developer, 'id' | 'name' | 'email'>;
  /** Developers belong to the platform. */
  readonly hubId: null;
  readonly actor: Actor;
}

@Injectable()
export class DeveloperSessions extends PersonSessions<RowOf<typeof BY_ID>> {
  constructor(
    private readonly db: Database,
    clock: Clock,
    sessions: Sessions,
    private readonly logIns: LogIns,
  ) {
    super('developer', sessions, peopleCache(db, clock, 'developer', BY_ID));
  }

  /** @throws credential_invalid */
  async authenticate(token: string): Promise<DeveloperSession> {
    const { session, person } = await this.find(token);
    const { passwordMark: _, ...developer } = person;
    const actor: Actor = { kind: 'developer', id: developer.id, name: developer.name };
    return { ...session, developer, hubId: null, actor };
  }

  /**
   * A log-in by e-mail and password. An account that is not confirmed is refused as an unknown one: who
   * registers an address would see by the difference whether it was registered. @throws credential_invalid
   */
  async open({ email, password, ...manner }: EmailLogIn) {
    const known = await this.db.manager.findBy(Developer, { email: normalEmail(email) });
    const found = known.map((developer) => Object.assign(developer, { hubId: null }));
    const developer = await this.logIns.prove('developer', found, password, manner);
    if (developer.confirmedAt === null) throw new DomainError('credential_invalid');
    return { developer, ...(await this.logIns.open('developer', developer, manner)) };
  }
}
