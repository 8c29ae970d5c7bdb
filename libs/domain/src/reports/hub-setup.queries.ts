import { Injectable } from '@nestjs/common';
import { Database, statement } from '../storage/index.js';

/** What a hub needs for its first order, in the order of set-up. */
export const SETUP_STEPS = [
  'vehicleType',
  'tariff',
  'serviceArea',
  'addresses',
  'merchant',
  'courier',
  'order',
] as const;

type HubSetup = Readonly<Record<(typeof SETUP_STEPS)[number], boolean>>;

const SETUP = statement(
  'reports.hub_setup',
  `select exists (select from vehicle_types where hub_id = $1) as "vehicleType",
          exists (select from tariffs where hub_id = $1 and active) as tariff,
          exists (select from service_areas where hub_id = $1) as "serviceArea",
          exists (select from streets where hub_id = $1) as addresses,
          exists (select from merchants where hub_id = $1) as merchant,
          exists (select from couriers where hub_id = $1 and registration = 'active') as courier,
          exists (select from orders where hub_id = $1 and deleted_at is null) as order`,
);

/** Completed steps of a hub's set-up. A step counts as done by the records it leaves; no state is stored. */
@Injectable()
export class HubSetups {
  constructor(private readonly db: Database) {}

  async of(hubId: number): Promise<HubSetup> {
    const found = await this.db.first<HubSetup>(SETUP, [hubId]);
    if (!found) throw new Error('A select without a table answers one row');
    return found;
  }
}
