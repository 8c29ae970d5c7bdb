import { Injectable } from '@nestjs/common';
import { Database, DomainError, onlyDigits, Passwords, type Scope } from '../shared/index.js';
import { onlyForTheHub } from './courier-store.js';
import { Courier } from './courier.entity.js';
import { nationalPhone, normalEmail, normalPlate } from './courier.rules.js';

export type CourierIdentification = 'id' | 'cpf' | 'phone' | 'plate' | 'fleet_number';

const NORMAL: Record<CourierIdentification, [column: string, normal: (value: string) => string]> = {
  id: ['id::text', (value) => value.trim()],
  cpf: ['cpf', onlyDigits],
  phone: ['phone', nationalPhone],
  plate: ['vehicle_plate', normalPlate],
  fleet_number: ['fleet_number', (value) => value.trim()],
};

/** The same person may deliver for several hubs with one password; so many are looked at. */
const LOGIN_CANDIDATES = 5;

/** Which courier is meant, and whether it is really them. */
@Injectable()
export class CourierAccess {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
  ) {}

  /** Active ones first where several drive the same plate. @throws courier_not_found · forbidden */
  async identify(scope: Scope, kind: CourierIdentification, value: string): Promise<number> {
    onlyForTheHub(scope);
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

  /**
   * By phone or e-mail. Whoever is still waiting for approval may enter, to send documents and see how it stands.
   * @throws credential_invalid
   */
  async login(who: { phone: string } | { email: string }, password: string): Promise<Courier> {
    const [column, value] =
      'phone' in who
        ? (['phone', nationalPhone(who.phone)] as const)
        : (['email', normalEmail(who.email)] as const);
    const candidates = await this.db.manager.find(Courier, {
      where: column === 'phone' ? { phone: value } : { email: value },
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
