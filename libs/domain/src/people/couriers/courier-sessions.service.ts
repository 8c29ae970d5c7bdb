import { Injectable } from '@nestjs/common';
import { type LogInManner, LogIns, PersonSessions, sessionCache, Sessions } from '../sessions/index.js';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  nationalPhone,
  onlyDigits,
  type RowOf,
  type Scope,
  statement,
  normalEmail,
  requireHubScope,
  courierScope,
} from '../../base/index.js';
import { mayLogIn, normalPlate } from './courier.rules.js';
import { Courier } from './courier.entity.js';

/** `passwordMark`: of the courier's present password. */
type CourierSessionState = RowOf<typeof READ>;

const READ = statement(
  'couriers.courier_session_states',
  `select id as "courierId", hub_id as "hubId", registration,
          encode(sha256(convert_to(coalesce(password_hash, ''), 'UTF8')), 'hex') as "passwordMark"
     from couriers where id = any($1::bigint[])`,
);

export type CourierSession = Awaited<ReturnType<CourierSessions['authenticate']>>;

@Injectable()
export class CourierSessions extends PersonSessions<CourierSessionState> {
  constructor(db: Database, clock: Clock, sessions: Sessions) {
    const read = (ids: readonly number[]) => db.query(READ, [ids]);
    super(
      'courier',
      sessions,
      sessionCache(db, clock, CHANGED.courier, read, ({ courierId }) => courierId),
    );
  }

  /** The actor is the courier: only own orders. @throws credential_invalid · caller_blocked (refused) */
  async authenticate(token: string) {
    const { session, person } = await this.find(token);
    requireMayLogIn(person);
    const { courierId, hubId } = person;
    return { ...session, courierId, hubId, scope: courierScope(hubId, courierId) };
  }

  override async isCurrent(session: CourierSession): Promise<boolean> {
    const standing = await this.people.get(session.courierId);
    return standing !== null && mayLogIn(standing) && super.isCurrent(session);
  }
}

/** `registrationNote`: the operator's reason for a refusal; only for whoever proved to be the courier. */
type MayLogIn = Pick<Courier, 'registration'> & Partial<Pick<Courier, 'registrationNote'>>;

/** @throws caller_blocked */
function requireMayLogIn(courier: MayLogIn): void {
  if (mayLogIn(courier)) return;
  const { registration, registrationNote: note = null } = courier;
  throw new DomainError('caller_blocked', {
    registration,
    ...(note !== null && { field: 'registration', note }),
  });
}

export type CourierIdentification = 'id' | 'cpf' | 'phone' | 'plate' | 'fleet_number';

const NORMAL: Record<CourierIdentification, [column: string, normal: (value: string) => string]> = {
  id: ['id::text', (value) => value.trim()],
  cpf: ['cpf', onlyDigits],
  phone: ['phone', nationalPhone],
  plate: ['vehicle_plate', normalPlate],
  fleet_number: ['fleet_number', (value) => value.trim()],
};

export type CourierLogin =
  | { readonly phone: string; readonly email?: string | undefined }
  | { readonly phone?: undefined; readonly email: string };

@Injectable()
export class CourierAccess {
  constructor(
    private readonly db: Database,
    private readonly logIns: LogIns,
  ) {}

  /** Prefers active couriers when several have the same plate. @throws courier_not_found · forbidden */
  async identify(scope: Scope, kind: CourierIdentification, value: string): Promise<number> {
    requireHubScope(scope);
    const [column, normal] = NORMAL[kind];
    const wanted = normal(value);
    if (wanted === '') throw new DomainError('courier_not_found');
    const found = await this.db.unchecked.first<{ id: number }>(
      `select id from couriers where hub_id = $1 and ${column} = $2
        order by (registration = 'active') desc, id limit 1`,
      [scope.hubId, wanted],
    );
    if (!found) throw new DomainError('courier_not_found');
    return found.id;
  }

  /** All spellings of a phone or an e-mail give the same text. */
  static personOf({ phone, email }: CourierLogin): string {
    return phone === undefined ? normalEmail(email) : nationalPhone(phone);
  }

  /** @throws wrong_password · courier_not_found */
  async requirePassword(scope: Scope, courierId: number, password: string): Promise<void> {
    const courier = await this.db.get(Courier, { id: courierId, hubId: scope.hubId }, 'courier_not_found');
    await this.logIns.requirePassword(courier, password);
  }

  /**
   * By phone or e-mail, or by both when both belong to one courier: of all companies where the person is
   * registered the first whose password it is. A courier who awaits approval may log in to send documents and
   * see the state. @throws credential_invalid · caller_blocked (refused)
   */
  async login({ phone, email }: CourierLogin, password: string, manner: LogInManner = {}) {
    const found = await this.db.manager.find(Courier, {
      where: {
        ...(phone !== undefined && { phone: nationalPhone(phone) }),
        ...(email !== undefined && { email: normalEmail(email) }),
      },
      order: { id: 'asc' },
    });
    const courier = await this.logIns.prove('courier', found, password, manner);
    requireMayLogIn(courier);
    return { courier, ...(await this.open(courier, manner)) };
  }

  /** For somebody who has proved to be the courier: by registering, or by the password. */
  open(courier: Courier, manner: LogInManner = {}): Promise<{ token: string; expiresAt: Date }> {
    return this.logIns.open('courier', courier, manner);
  }
}
