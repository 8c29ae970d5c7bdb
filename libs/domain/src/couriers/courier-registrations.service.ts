import { Injectable } from '@nestjs/common';
import { Catalog } from '../catalog/index.js';
import { Clock, DomainError, hubScope, Passwords, type Scope } from '../shared/index.js';
import { Database, type Transaction } from '../storage/index.js';
import type { CourierChanges, CourierFieldError, NewCourier } from './courier.commands.js';
import { CourierStore, requireHubScope } from './courier.store.js';
import { Courier, CourierAddress, CourierVehicle } from './courier.entity.js';
import { fieldErrors, mayLogIn, normalized, refuse } from './courier.rules.js';
import { Fleets } from './fleets.service.js';
import type { CourierRegistration } from './courier.types.js';

const UNIQUE_FIELDS: Record<string, string> = {
  couriers_hub_id_email_idx: 'email',
  couriers_hub_id_phone_idx: 'phone',
  couriers_hub_id_cpf_idx: 'cpf',
  couriers_hub_id_fleet_number_idx: 'fleetNumber',
};

const taken = (field: string, column: string, parameter: string) =>
  `select '${field}' as field where exists (
     select from couriers where hub_id = $1 and ${column} = ${parameter} and id is distinct from $2::bigint)`;

const TAKEN = [
  taken('email', 'email', '$3::text'),
  taken('phone', 'phone', '$4::text'),
  taken('cpf', 'cpf', '$5::text'),
  taken('fleetNumber', 'fleet_number', '$6::text'),
].join(' union all ');

/** Registers, approves and updates couriers. */
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
    const facts = normalized(input);
    const missing = (['name', 'phone', 'password'] as const).filter((field) => !facts[field]);
    const errors: CourierFieldError[] = missing.map((field) => ({ field, code: 'required_value' }));
    const courier = newCourier(scope.hubId, this.clock.now());
    return await this.saving(async (tx) => {
      const faults = [...errors, ...(await this.faults(tx, scope.hubId, null, facts))];
      refuse(faults.filter((fault, i) => faults.findIndex(({ field }) => field === fault.field) === i));
      await this.apply(courier, facts);
      await this.store.create(tx, courier);
      return courier;
    });
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
    const inOrder = patches.map((patch, index) => ({ ...patch, index })).sort((a, b) => a.id - b.id);
    return this.saving(async (tx) => {
      const updated: Courier[] = [];
      for (const { id, changes, index } of inOrder)
        updated.push(
          await this.updateIn(tx, scope, id, changes).catch((error: unknown) => withIndex(error, index)),
        );
      return updated;
    });
  }

  private async updateIn(
    tx: Transaction,
    scope: Scope,
    courierId: number,
    changes: CourierChanges,
  ): Promise<Courier> {
    const courier = await this.store.lock(tx, scope, courierId);
    const facts = normalized(changes);
    refuse(await this.faults(tx, scope.hubId, courierId, facts));
    await this.apply(courier, facts);
    await this.store.save(tx, courier);
    if (facts.password !== undefined || !mayLogIn(courier)) await this.store.endLogIns(tx, courier);
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

  private async faults(
    tx: Transaction,
    hubId: number,
    courierId: number | null,
    facts: CourierChanges,
  ): Promise<CourierFieldError[]> {
    const errors = fieldErrors(facts, this.clock.now());
    if (facts.vehicleTypeIds && !(await this.areVehicleTypes(hubId, facts.vehicleTypeIds)))
      errors.push({ field: 'vehicleTypeIds', code: 'invalid_value' });
    if (facts.categoryIds && !(await this.areCategories(hubId, facts.categoryIds)))
      errors.push({ field: 'categoryIds', code: 'invalid_value' });
    if (facts.fleetId) await this.fleets.byId(hubScope(hubId), facts.fleetId, tx);
    const inUse = await takenFields(tx, hubId, courierId, facts);
    return [...errors, ...inUse.map((field) => ({ field, code: 'not_unique' as const }))];
  }

  private async areVehicleTypes(hubId: number, ids: readonly number[]): Promise<boolean> {
    const known = new Set((await this.catalog.vehicleTypes(hubId)).map(({ id }) => id));
    return ids.every((id) => known.has(id));
  }

  private async areCategories(hubId: number, ids: readonly number[]): Promise<boolean> {
    const known = new Set((await this.catalog.allCategories(hubId)).map(({ id }) => id));
    return ids.every((id) => known.has(id));
  }

  /** Concurrent registrations of one phone both pass the look-up; the unique index refuses the second. */
  private async saving<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      throw asNotUnique(error);
    }
  }
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

function newCourier(hubId: number, now: Date): Courier {
  return Object.assign(new Courier(), {
    hubId,
    address: new CourierAddress(),
    vehicle: new CourierVehicle(),
    vehicleTypeIds: [],
    categoryIds: [],
    blockedAreaIds: [],
    acceptedPayments: [],
    internalNotes: [],
    registration: 'awaiting_approval',
    registrationChangedAt: now,
    registrationNote: null,
    approvedAt: null,
    blockedAt: null,
    blockedUntil: null,
    blockNote: null,
    withdrawalBlocked: false,
    createdAt: now,
    updatedAt: now,
  });
}

async function takenFields(
  tx: Transaction,
  hubId: number,
  courierId: number | null,
  { email, phone, cpf, fleetNumber }: CourierChanges,
): Promise<string[]> {
  const rows = await tx.query<{ field: string }>(TAKEN, [
    hubId,
    courierId,
    email ?? null,
    phone ?? null,
    cpf ?? null,
    fleetNumber ?? null,
  ]);
  return rows.map(({ field }) => field);
}

function asNotUnique(error: unknown): unknown {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const field = UNIQUE_FIELDS[(cause as { constraint?: string } | null)?.constraint ?? ''];
  if (field === undefined) return error;
  return new DomainError(
    'invalid_value',
    { field, fields: [{ field, code: 'not_unique' }] },
    { cause: error },
  );
}

function withIndex(error: unknown, index: number): never {
  if (!(error instanceof DomainError)) throw error;
  throw new DomainError(error.code, { ...error.facts, index }, { cause: error });
}
