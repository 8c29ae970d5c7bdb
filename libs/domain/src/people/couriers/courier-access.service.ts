import { Injectable } from '@nestjs/common';
import { type LogInManner, LogIns } from '../sessions/index.js';
import { DomainError, nationalPhone, onlyDigits, type Scope, Database } from '../../base/index.js';
import { requireMayLogIn } from './courier-sessions.service.js';
import { requireHubScope } from './courier.store.js';
import { Courier } from './courier.entity.js';
import { normalEmail, normalPlate } from './courier.rules.js';

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

/** Identifies couriers and checks their passwords. */
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
    const found =
      wanted === ''
        ? null
        : await this.db.first<{ id: number }>(
            `select id from couriers where hub_id = $1 and ${column} = $2
              order by (registration = 'active') desc, id limit 1`,
            [scope.hubId, wanted],
          );
    if (!found) throw new DomainError('courier_not_found');
    return found.id;
  }

  /** Identifies the person of a log-in: all spellings of a phone or an e-mail give the same text. */
  static personOf({ phone, email }: CourierLogin): string {
    return phone === undefined ? normalEmail(email) : nationalPhone(phone);
  }

  /** @throws wrong_password · courier_not_found */
  async requirePassword(scope: Scope, courierId: number, password: string): Promise<void> {
    const courier = await this.db.manager.findOneBy(Courier, { id: courierId, hubId: scope.hubId });
    if (!courier) throw new DomainError('courier_not_found');
    await this.logIns.requirePassword(courier, password);
  }

  /**
   * Log-in by phone or e-mail, or by both when both belong to one courier: of all companies where the person is
   * registered the first whose password it is. A courier who awaits approval may log in to send documents and see the
   * state. @throws credential_invalid · caller_blocked (refused)
   */
  async login(
    { phone, email }: CourierLogin,
    password: string,
    manner: LogInManner = {},
  ): Promise<{ courier: Courier; token: string; expiresAt: Date }> {
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

  /** Opens a session of who has proved to be the courier: by registering, or by the password. */
  open(courier: Courier, manner: LogInManner = {}): Promise<{ token: string; expiresAt: Date }> {
    return this.logIns.open('courier', courier, manner);
  }
}
