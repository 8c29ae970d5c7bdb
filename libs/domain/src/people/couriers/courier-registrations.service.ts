import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import {
  Clock,
  DomainError,
  type FieldFault,
  hubScope,
  inOrderOfId,
  Passwords,
  type Scope,
  Database,
  type Queryable,
  type Transaction,
  requireHubScope,
} from '../../base/index.js';
import { Courier } from './courier.entity.js';
import { CourierStore, takenFields } from './courier.store.js';
import { COURIER_FIELDS, type CourierChanges, type NewCourier, refuse } from './courier.rules.js';
import { Fleets } from './fleets.service.js';
import type { CourierRegistration } from './courier.types.js';

@Injectable()
export class CourierRegistrations {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly catalog: Catalog,
    private readonly store: CourierStore,
    private readonly fleets: Fleets,
  ) {}

  /** A new courier awaits approval. @throws invalid_value with all faults in `facts.fields` */
  async register(scope: Scope, input: NewCourier): Promise<Courier> {
    requireHubScope(scope);
    const facts = COURIER_FIELDS.normalized(input);
    const now = this.clock.now();
    const times = { registrationChangedAt: now, createdAt: now, updatedAt: now };
    const courier = Object.assign(new Courier(), { hubId: scope.hubId, ...times });
    return await this.saving(async (tx) => {
      const inUse = await takenFields(tx, scope.hubId, null, facts);
      refuse(oneAField([...(await this.faultsOfNew(tx, scope.hubId, facts)), ...inUse]));
      await this.apply(courier, facts);
      await this.store.create(tx, courier);
      return courier;
    });
  }

  /** Refuses what could never be registered, whoever is registered. @throws invalid_value with all faults */
  async requireValid(scope: Scope, input: NewCourier): Promise<void> {
    requireHubScope(scope);
    refuse(oneAField(await this.faultsOfNew(this.db, scope.hubId, COURIER_FIELDS.normalized(input))));
  }

  /** @throws courier_not_found · forbidden */
  approve(scope: Scope, courierId: number): Promise<Courier> {
    return this.update(scope, courierId, { registration: 'active' });
  }

  /** @throws courier_not_found · forbidden */
  refuse(scope: Scope, courierId: number, reason: string | null = null): Promise<Courier> {
    return this.update(scope, courierId, { registration: 'refused', registrationNote: reason });
  }

  /** @throws courier_not_found · forbidden */
  suspend(scope: Scope, courierId: number, reason: string | null = null): Promise<Courier> {
    return this.update(scope, courierId, { registration: 'suspended', registrationNote: reason });
  }

  /** @throws courier_not_found · forbidden · invalid_value with all faults in `facts.fields` */
  update(scope: Scope, courierId: number, changes: CourierChanges): Promise<Courier> {
    return this.saving((tx) => this.updateIn(tx, scope, courierId, changes));
  }

  /** All or nothing. @throws as `update`, with the position in `facts.index` */
  updateMany(scope: Scope, patches: readonly { id: number; changes: CourierChanges }[]): Promise<Courier[]> {
    return this.saving((tx) =>
      inOrderOfId(patches, ({ id, changes }) => this.updateIn(tx, scope, id, changes)),
    );
  }

  private async updateIn(tx: Transaction, scope: Scope, courierId: number, changes: CourierChanges) {
    const courier = await this.store.lock(tx, scope, courierId);
    const facts = COURIER_FIELDS.normalized(changes);
    const faults = await this.faults(tx, scope.hubId, facts);
    refuse([...faults, ...(await takenFields(tx, scope.hubId, courierId, facts))]);
    const before = Object.assign(new Courier(), courier);
    await this.apply(courier, facts);
    await this.store.save(tx, courier);
    await this.store.endAccess(tx, scope, before, courier);
    return courier;
  }

  private async apply(courier: Courier, facts: CourierChanges): Promise<void> {
    const { password, registration, registrationNote, address, vehicle, internalNotes, ...plain } = facts;
    Object.assign(courier, plain);
    Object.assign(courier.address, address);
    Object.assign(courier.vehicle, vehicle);
    internalNotes?.forEach((note, i) => {
      if (note !== null) courier.internalNotes[i] = note;
    });
    courier.internalNotes = Array.from(courier.internalNotes, (note: string | undefined) => note ?? '');
    if (password !== undefined) courier.passwordHash = await this.passwords.hash(password);
    if (registration !== undefined) register(courier, registration, registrationNote, this.clock.now());
  }

  private async faultsOfNew(db: Queryable, hubId: number, facts: NewCourier): Promise<FieldFault[]> {
    const missing = (['name', 'phone', 'password'] as const).filter((field) => !facts[field]);
    const errors = missing.map((field) => ({ field, code: 'required_value' as const }));
    return [...errors, ...(await this.faults(db, hubId, facts))];
  }

  private async faults(db: Queryable, hubId: number, facts: CourierChanges): Promise<FieldFault[]> {
    const errors = COURIER_FIELDS.faults(facts, this.clock.now());
    const { vehicleTypeIds, categoryIds } = facts;
    if (vehicleTypeIds && !areAll(vehicleTypeIds, await this.catalog.vehicleTypes(hubId)))
      errors.push({ field: 'vehicleTypeIds', code: 'invalid_value' });
    if (categoryIds && !areAll(categoryIds, await this.catalog.allCategories(hubId)))
      errors.push({ field: 'categoryIds', code: 'invalid_value' });
    if (facts.fleetId) await this.fleets.byId(hubScope(hubId), facts.fleetId, db);
    return errors;
  }

  /** Concurrent registrations of one phone both pass the look-up; the unique index refuses the second. */
  private async saving<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      const field = COURIER_FIELDS.refusedBy(error);
      if (field === undefined) throw error;
      const fields = [{ field, code: 'not_unique' }];
      throw new DomainError('invalid_value', { field, fields }, { cause: error });
    }
  }
}

function areAll(ids: readonly number[], known: readonly { readonly id: number }[]): boolean {
  return ids.every((id) => known.some((one) => one.id === id));
}

/** Refusing a courier, or returning one to `awaiting_approval`, revokes the approval. */
function register(
  courier: Courier,
  registration: CourierRegistration,
  note: string | null | undefined,
  now: Date,
): void {
  const changed = courier.registration !== registration;
  if (changed) courier.registrationChangedAt = now;
  if (changed || note !== undefined) courier.registrationNote = note ?? null;
  courier.registration = registration;
  if (registration === 'active') courier.approvedAt ??= now;
  if (registration === 'refused' || registration === 'awaiting_approval') courier.approvedAt = null;
}

function oneAField(faults: readonly FieldFault[]): FieldFault[] {
  return faults.filter((fault, i) => faults.findIndex(({ field }) => field === fault.field) === i);
}
