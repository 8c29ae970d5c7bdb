import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import { Cities, cityOfHub } from '../../places/index.js';

/** Steps come in the order of set-up. */
export const SETUP_STEPS = [
  'city',
  'vehicleType',
  'tariff',
  'serviceArea',
  'addresses',
  'merchant',
  'courier',
  'phone',
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
          exists (select from hubs where id = $1 and settings -> 'branding' ->> 'phone' is not null) as phone,
          exists (select from orders where hub_id = $1) as order`,
);

/** Setup steps of a hub. A step counts as done by the records it leaves; no state is stored. */
@Injectable()
export class HubSetups {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly cities: Cities,
  ) {}

  async of(hubId: number): Promise<HubSetup> {
    const { city } = await this.hubs.get(hubId);
    const found = await this.db.one(SETUP, [hubId]);
    return { city: cityOfHub(city, await this.cities.list()) !== null, ...found };
  }
}
