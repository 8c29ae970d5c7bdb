import { Injectable } from '@nestjs/common';
import { DomainError, nationalPhone, onlyDigits, Passwords, type Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
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

/** The same person may be registered in several hubs: this many records are compared with the password. */
const LOGIN_CANDIDATES = 5;

/** Identifies couriers and checks their passwords. */
@Injectable()
export class CourierAccess {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
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
    if (!(await this.isPassword(courier, password))) throw new DomainError('wrong_password');
  }

  /**
   * Log-in by phone or e-mail, or by both when both belong to one courier. A courier who awaits approval may log in to
   * send documents and see the state.
   * @throws credential_invalid
   */
  async login({ phone, email }: CourierLogin, password: string): Promise<Courier> {
    const candidates = await this.db.manager.find(Courier, {
      where: {
        ...(phone !== undefined && { phone: nationalPhone(phone) }),
        ...(email !== undefined && { email: normalEmail(email) }),
      },
      order: { id: 'asc' },
      take: LOGIN_CANDIDATES,
    });
    for (const courier of candidates) if (await this.isPassword(courier, password)) return courier;
    throw new DomainError('credential_invalid');
  }

  private async isPassword(courier: Courier, password: string): Promise<boolean> {
    return courier.passwordHash !== null && (await this.passwords.matches(courier.passwordHash, password));
  }
}
