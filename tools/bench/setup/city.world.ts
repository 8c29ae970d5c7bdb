import { importWholeCity } from '#city';
import {
  Credentials,
  GazetteerImporter,
  Hubs,
  Merchants,
  ServiceAreas,
  WebhookSubscriptions,
  type Point,
} from '#domain';
import { join } from 'node:path';
import { ORDERING_FACES } from '../../../test/faults/order-requests.builder.js';
import { aHubWorld, anOperator, type HubWorld } from '../../../test/support/builders/index.js';
import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import type { City, CityShop } from '../load/city-hour.driver.js';
import type { BenchSetup } from './bench-setup.js';
import { couriersWithTokens, tokensOf } from './session-tokens.js';
import { copyRow } from './row-copies.js';

const TOWN = { city: 'Campo Grande', state: 'MS', timezone: 'America/Campo_Grande' };
const SHOPS = 100;
const COURIERS = 400;
const FIRST_PHONE = 11_620_000_000;
const IMPORTERS = 2;
const SHEET_ROWS = 50;
/** Part of the city with close streets, about seven kilometres wide. */
const QUARTER = { west: -54.6, east: -54.54, south: -20.52, north: -20.44 };

interface Street extends Point {
  readonly name: string;
}

/** A real quarter: its roads, a hundred shops of three faces with a receiver each, and couriers. */
export async function seedCity(
  stage: BenchSetup,
  file: string,
): Promise<Omit<City, 'orders' | 'perSecond' | 'sheetEverySeconds'> & { readonly hubId: number }> {
  const { core, gateway } = stage;
  const cities = join(stage.folder, 'cities');
  const streets = await streetsOf(stage, cities, file);
  const hub = await aHubWorld(core);
  const settings = { dispatch: { strategy: 'planned' }, priceDistances: 'roads', pickupCode: true } as const;
  await core.get(Hubs).update(hub.hub.id, { ...TOWN, settings });
  await core.get(ServiceAreas).create(hub.scope, { name: 'Bairro', isDefault: true, geojson: area() });
  await core.get(GazetteerImporter).importCsv(hub.hub.id, gazetteer(streets));
  const original = { id: hub.courierId, phone: FIRST_PHONE };
  const shops = await shopsOf(stage, hub, streets);
  return {
    origin: gateway.origin,
    cities,
    operator: await anOperator(core, hub.hub.id, 'owner'),
    hubId: hub.hub.id,
    vehicleTypeId: hub.motorbike.id,
    shops,
    couriers: await couriersWithTokens(core, original, COURIERS),
    importers: await tokensOf(
      core,
      'merchant',
      shops.slice(0, IMPORTERS).map((shop) => shop.id),
    ),
    sheet: ['nome;endereco', ...streets.slice(0, SHEET_ROWS).map(({ name }) => `Maria;${name}, 100`)].join(
      '\n',
    ),
    places: streets.map(({ latitude, longitude }) => ({ latitude, longitude })),
  };
}

async function streetsOf(stage: BenchSetup, root: string, file: string): Promise<Street[]> {
  const found: Street[] = [];
  await importWholeCity(
    { root, file, name: 'quarter', town: TOWN.city, madeAt: stage.core.core.clock.now().toISOString() },
    {
      onProgress: () => undefined,
      onStreets: (streets) => {
        for (const { name, middle } of streets) found.push({ name, ...middle });
      },
    },
  );
  const { west, east, south, north } = QUARTER;
  return found.filter(
    ({ name, latitude, longitude }) =>
      !name.includes(';') && longitude > west && longitude < east && latitude > south && latitude < north,
  );
}

function area() {
  const { west, east, south, north } = QUARTER;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}

function gazetteer(streets: readonly Street[]): string {
  const head =
    'street;city;state;district;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;postal_code';
  const lines = streets.map(({ name, latitude, longitude }) => {
    const place = `${String(latitude)};${String(longitude)}`;
    return `${name};${TOWN.city};${TOWN.state};Centro;${place};${place};1;500;both;79002-000`;
  });
  return [head, ...lines].join('\n');
}

async function shopsOf(stage: BenchSetup, hub: HubWorld, streets: readonly Street[]): Promise<CityShop[]> {
  const { core, load } = stage;
  const ids = await copyRow(core.db, 'merchants', hub.rival.id, SHOPS, {
    name: `'Loja da cidade ' || g`,
    email: `'cidade-' || g || '@example.com'`,
    phone: `(11630000000 + g)::text`,
    address: `'${JSON.stringify(addressOf(streets[0]!))}'`,
  });
  const urls = await load.receiverUrls(SHOPS);
  const shops: CityShop[] = [];
  for (const [i, id] of ids.entries()) {
    const face = ORDERING_FACES[i % ORDERING_FACES.length]!;
    const { headers, credentialId } = await keyOf(stage, hub, face, id);
    const scope = { ...hub.scope, merchantId: id };
    const responsibility = face === 'model-m' ? { responsibility: 'solicitante' } : {};
    await core
      .get(WebhookSubscriptions)
      .create(scope, { face, url: urls[i]!, credentialId, ...responsibility });
    const { latitude, longitude } = streets[(i * 13) % streets.length]!;
    shops.push({ face, id, headers, place: { latitude, longitude } });
  }
  return shops;
}

function addressOf({ latitude, longitude }: Point) {
  const { city, state } = TOWN;
  return { street: 'Rua da Loja', number: '1', city, state, latitude, longitude };
}

async function keyOf(
  { core, gateway }: BenchSetup,
  { scope }: HubWorld,
  face: CityShop['face'],
  merchantId: number,
) {
  const credentials = core.get(Credentials);
  if (face !== 'open-delivery') {
    const kind = face === 'full-api' ? 'full_api_key' : 'model_m_key';
    const { id, key } = await credentials.issueKey(scope, { kind, label: 'bench', merchantId });
    const headers: Record<string, string> =
      face === 'full-api' ? { authorization: `Bearer ${key}` } : { 'api-key': key };
    return { credentialId: id, headers };
  }
  await core.get(Merchants).update(scope, merchantId, { requestsEnabled: true });
  const pair = await credentials.issuePair(scope, merchantId);
  const token = await openDeliveryToken(gateway.origin, pair);
  return { credentialId: pair.id, headers: { authorization: `Bearer ${token}` } };
}
