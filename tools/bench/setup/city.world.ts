import { importWholeCity, type CityStreet } from '#city';
import { Credentials, GazetteerImporter, Hubs, Merchants, ServiceAreas, WebhookSubscriptions } from '#domain';
import { join } from 'node:path';
import { ORDERING_FACES } from '../../../test/faults/order-requests.builder.js';
import { aHubWorld, anOperator, type HubWorld } from '../../../test/support/builders/index.js';
import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import type { BenchSetup } from './bench-setup.js';
import { copyPeople } from './row-copies.js';
import { couriersWithTokens, tokensOf } from './session-tokens.js';

const TOWN = { city: 'Campo Grande', state: 'MS' };
const SHOPS = 100;
const COURIERS = 400;
/** Shops that import the sheet. */
const IMPORTERS = 2;
const SHEET_ROWS = 50;
const STREETS = 'street;city;state;from_latitude;from_longitude;from_number;to_number';
/** Part of the city with close streets, about seven kilometres wide. */
const QUARTER = { west: -54.6, east: -54.54, south: -20.52, north: -20.44 };

/** Plain data, passed to the load process. */
export type City = Awaited<ReturnType<typeof seedCity>>;

/** A real quarter: its roads, a hundred shops of three faces with a receiver each, and couriers. */
export async function seedCity(stage: BenchSetup, file: string) {
  const { core, gateway, load } = stage;
  const cities = join(stage.folder, 'cities');
  const streets = await streetsOf(stage, cities, file);
  const places = streets.map(({ middle: { latitude, longitude } }) => ({ latitude, longitude }));
  const hub = await aHubWorld(core);
  const settings = { dispatch: { strategy: 'planned' }, priceDistances: 'roads', pickupCode: true } as const;
  await core.get(Hubs).update(hub.hub.id, { ...TOWN, timezone: 'America/Campo_Grande', settings });
  await core.get(ServiceAreas).create(hub.scope, { name: 'Bairro', isDefault: true, geojson: area() });
  await core.get(GazetteerImporter).importCsv(hub.hub.id, [STREETS, ...streets.map(lineOf)].join('\n'));
  const address = { street: 'Rua da Loja', number: '1', ...TOWN, ...places[0]! };
  const merchants = await copyPeople(core.db, 'merchants', hub.rival.id, SHOPS, {
    address: `'${JSON.stringify(address)}'`,
  });
  const urls = await load.call('receiverUrls', SHOPS);
  const shops: Awaited<ReturnType<typeof shopOf>>[] = [];
  for (const [i, id] of merchants.entries())
    shops.push(await shopOf(stage, hub, id, urls[i]!, places[(i * 13) % places.length]!));
  const rows = streets.slice(0, SHEET_ROWS).map(({ name }) => `Maria;${name}, 100`);
  return {
    origin: gateway.origin,
    cities,
    operator: await anOperator(core, hub.hub.id, 'owner'),
    hubId: hub.hub.id,
    vehicleTypeId: hub.motorbike.id,
    shops,
    couriers: await couriersWithTokens(core, hub.courierId, COURIERS),
    importers: await tokensOf(core, 'merchant', merchants.slice(0, IMPORTERS)),
    sheet: ['nome;endereco', ...rows].join('\n'),
    /** On its streets. */
    places,
  };
}

async function streetsOf({ core }: BenchSetup, root: string, file: string): Promise<CityStreet[]> {
  const found: CityStreet[] = [];
  const madeAt = core.core.clock.now().toISOString();
  await importWholeCity(
    { root, file, name: 'quarter', town: TOWN.city, madeAt },
    { onProgress: () => undefined, onStreets: (streets) => found.push(...streets) },
  );
  const { west, east, south, north } = QUARTER;
  return found.filter(
    ({ name, middle: { latitude, longitude } }) =>
      !name.includes(';') && longitude > west && longitude < east && latitude > south && latitude < north,
  );
}

function area() {
  const { west, east, south, north } = QUARTER;
  const corner = [west, south];
  return { type: 'Polygon', coordinates: [[corner, [east, south], [east, north], [west, north], corner]] };
}

const lineOf = ({ name, middle: { latitude, longitude } }: CityStreet) =>
  [name, TOWN.city, TOWN.state, latitude, longitude, 1, 500].join(';');

/** Its program orders by one of the faces. */
async function shopOf(
  stage: BenchSetup,
  hub: HubWorld,
  id: number,
  url: string,
  place: CityStreet['middle'],
) {
  const face = ORDERING_FACES[id % ORDERING_FACES.length]!;
  const { headers, credentialId } = await keyOf(stage, hub, face, id);
  const responsibility = face === 'model-m' ? { responsibility: 'solicitante' } : {};
  const subscription = { face, url, credentialId, ...responsibility };
  await stage.core.get(WebhookSubscriptions).create({ ...hub.scope, merchantId: id }, subscription);
  return { face, id, headers, place };
}

async function keyOf(
  { core, gateway }: BenchSetup,
  { scope }: HubWorld,
  face: (typeof ORDERING_FACES)[number],
  merchantId: number,
) {
  const credentials = core.get(Credentials);
  if (face === 'open-delivery') {
    await core.get(Merchants).update(scope, merchantId, { requestsEnabled: true });
    const pair = await credentials.issuePair(scope, merchantId);
    const token = await openDeliveryToken(gateway.origin, pair);
    return { credentialId: pair.id, headers: { authorization: `Bearer ${token}` } };
  }
  const kind = face === 'full-api' ? 'full_api_key' : 'model_m_key';
  const { id, key } = await credentials.issueKey(scope, { kind, label: 'bench', merchantId });
  const headers = face === 'full-api' ? { authorization: `Bearer ${key}` } : { 'api-key': key };
  return { credentialId: id, headers };
}
