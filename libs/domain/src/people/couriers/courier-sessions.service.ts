import { Injectable } from '@nestjs/common';
import { type LiveSession, PersonSessions, Sessions } from '../sessions/index.js';
import { DomainError, hubScope, type Scope } from '../../base/index.js';
import { type CourierSessionState, CourierSessionStates } from './courier-session-states.cache.js';
import { mayLogIn } from './courier.rules.js';

export interface CourierSession extends LiveSession {
  readonly courierId: number;
  readonly hubId: number;
  /** The actor is the courier, so orders of others are not found. */
  readonly scope: Scope;
}

@Injectable()
export class CourierSessions extends PersonSessions<CourierSessionState> {
  constructor(
    sessions: Sessions,
    private readonly states: CourierSessionStates,
  ) {
    super('courier', sessions);
  }

  /** @throws credential_invalid · caller_blocked (refused) */
  async authenticate(token: string): Promise<CourierSession> {
    const { session, person } = await this.find(token);
    requireMayLogIn(person);
    const { courierId, hubId } = person;
    return { ...session, courierId, hubId, scope: hubScope(hubId, { kind: 'courier', id: courierId }) };
  }

  override async isCurrent(session: CourierSession): Promise<boolean> {
    const standing = await this.person(session.courierId);
    return standing !== null && mayLogIn(standing) && super.isCurrent(session);
  }

  protected person(id: number): Promise<CourierSessionState | null> {
    return this.states.of(id);
  }
}

interface MayLogIn extends Pick<CourierSessionState, 'registration'> {
  /** Why it was refused, as an operator wrote it; for whoever has proved to be the courier. */
  readonly registrationNote?: string | null;
}

/** @throws caller_blocked */
export function requireMayLogIn(courier: MayLogIn): void {
  if (mayLogIn(courier)) return;
  const { registration, registrationNote: note = null } = courier;
  throw new DomainError('caller_blocked', {
    registration,
    ...(note !== null && { field: 'registration', note }),
  });
}
