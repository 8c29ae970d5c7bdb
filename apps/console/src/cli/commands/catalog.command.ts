import { Catalog, Hubs, VEHICLE_KINDS } from '#domain';
import { HUB_OPTION, type Command, UsageError } from '../command.types.js';

const NAME = { value: 'text', help: 'its name', required: true } as const;

const vehicleType: Command = {
  name: 'vehicle-type create',
  summary: 'Adds a vehicle type, which tariffs and orders name',
  options: {
    hub: HUB_OPTION,
    name: NAME,
    kind: { value: 'kind', help: VEHICLE_KINDS.join(', '), required: true },
  },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const kind = given.choice('kind', VEHICLE_KINDS);
    if (kind === null) throw new UsageError('vehicle-type create needs --kind');
    const made = await context.get(Catalog).createVehicleType(hubId, { name: given.text('name'), kind });
    return { data: { id: made.id }, lines: [`Vehicle type ${made.id} created: ${made.name}`] };
  },
};

const category: Command = {
  name: 'category create',
  summary: 'Adds a category (a service level) to a vehicle type',
  options: {
    hub: HUB_OPTION,
    name: NAME,
    'vehicle-type': { value: 'id', help: 'what it belongs to', required: true },
  },
  async run(context, given) {
    const made = await context
      .get(Catalog)
      .createCategory(given.id('hub'), { vehicleTypeId: given.id('vehicle-type'), name: given.text('name') });
    return { data: { id: made.id }, lines: [`Category ${made.id} created: ${made.name}`] };
  },
};

export const CATALOG_COMMANDS: readonly Command[] = [vehicleType, category];
