import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { peopleCache, PersonSessions, Sessions } from '../sessions/index.js';
import { type Actor, Clock, type RowOf, type Scope, Database, statement } from '../../base/index.js';

const BY_ID = statement(
  'operators.operator_of_session',
  `select o.id, o.hub_id as "hubId", o.name, o.email, o.role,
          encode(sha256(convert_to(o.password_hash, 'UTF8')), 'hex') as "passwordMark",
          exists (select from second_factors f
                   where f.person_kind = 'operator' and f.person_id = o.id and f.confirmed_at is not null) as enrolled
     from operators o where o.id = $1 and o.active`,
);

export type OperatorSession = Awaited<ReturnType<OperatorSessions['authenticate']>>;

@Injectable()
export class OperatorSessions extends PersonSessions<RowOf<typeof BY_ID>> {
  constructor(
    db: Database,
    clock: Clock,
    sessions: Sessions,
    private readonly hubs: Hubs,
  ) {
    super('operator', sessions, peopleCache(db, clock, 'operator', BY_ID));
  }

  /** An operator of a hub always works in that hub, whatever hub is named. @throws credential_invalid */
  async authenticate(token: string, chosenHubId: number | null = null) {
    const { session, person } = await this.find(token);
    const { enrolled, passwordMark: _, ...operator } = person;
    const actor: Actor = { kind: 'operator', id: operator.id, name: operator.name };
    // null: an operator of the platform who named no hub.
    const hubId = operator.hubId ?? chosenHubId;
    const scope: Scope | null = hubId === null ? null : { hubId, merchantId: null, actor };
    // The hub requires a second factor and there is none: enrolment only. Tokens of programs are exempt.
    const mustEnrol = session.expiresAt !== null && !enrolled && (await this.requires(operator.hubId));
    return { ...session, operator, role: operator.role, actor, hubId, scope, mustEnrol };
  }

  private async requires(hubId: number | null): Promise<boolean> {
    return hubId !== null && (await this.hubs.get(hubId)).settings.secondFactorRequired;
  }
}
