import { DomainError, type Queryable } from '../../base/index.js';
import type { CourierChanges } from './courier.commands.js';

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

/** Fields whose value another courier of the hub has. Takes normalised changes. */
export async function takenFields(
  db: Queryable,
  hubId: number,
  courierId: number | null,
  { email, phone, cpf, fleetNumber }: CourierChanges,
): Promise<string[]> {
  const rows = await db.query<{ field: string }>(TAKEN, [
    hubId,
    courierId,
    email ?? null,
    phone ?? null,
    cpf ?? null,
    fleetNumber ?? null,
  ]);
  return rows.map(({ field }) => field);
}

/** The refusal of a unique index as `invalid_value` of its field; other errors stay as they are. */
export function asNotUnique(error: unknown): unknown {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const field = UNIQUE_FIELDS[(cause as { constraint?: string } | null)?.constraint ?? ''];
  if (field === undefined) return error;
  return new DomainError(
    'invalid_value',
    { field, fields: [{ field, code: 'not_unique' }] },
    { cause: error },
  );
}
