import {
  Catalog,
  CourierDuty,
  CourierPositions,
  CourierRegistrations,
  Credentials,
  Hubs,
  hubScope,
  GazetteerImporter,
  Merchants,
  Operators,
  ServiceAreas,
  Tariffs,
  type Category,
  type Clock,
  type Hub,
  type Merchant,
  type NewMerchant,
  type OperatorRole,
  type Point,
  type Scope,
  type VehicleType,
} from '#domain';
import { type HubPatch } from '#domain/testing';

/** A container from which tests get the core's use cases. */
export interface DomainContainer {
  get<T>(token: abstract new (...args: never[]) => T): T;
  readonly core: { readonly clock: Clock };
}

/** Three points within the hub's area, some kilometres apart, and one far outside. */
export const PICKUP: Point = { latitude: -22.9056, longitude: -47.0608 };
export const DROPOFF: Point = { latitude: -22.8966, longitude: -47.0508 };
export const FURTHER: Point = { latitude: -22.8806, longitude: -47.0448 };
export const OUTSIDE: Point = { latitude: -22.9068, longitude: -43.1729 };

/** An address in the hub's gazetteer. */
export const KNOWN_ADDRESS = 'Rua das Araras Azuis, 120';

const STREETS = `street;city;state;district;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;postal_code
Rua das Araras Azuis;Campinas;SP;Vila Inventada;-22,9000;-47,0550;-22,9050;-47,0550;1;500;both;13998-001
`;

const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [-47.3, -23.1],
      [-46.8, -23.1],
      [-46.8, -22.7],
      [-47.3, -22.7],
      [-47.3, -23.1],
    ],
  ],
};

/** A hub that can take orders, with each kind of caller. */
export interface HubWorld {
  readonly hub: Hub;
  readonly scope: Scope;
  readonly motorbike: VehicleType;
  /** A type that requires weight and dimensions, and has limits. */
  readonly van: VehicleType;
  readonly category: Category;
  readonly store: Merchant;
  /** Another merchant of the same hub. */
  readonly rival: Merchant;
  /** A sub-user of `store`. */
  readonly clerk: Merchant;
  readonly courierId: number;
}

let worlds = 0;

export async function aHubWorld(arranger: DomainContainer, with_: HubPatch = {}): Promise<HubWorld> {
  const n = ++worlds;
  const hub = await arranger.get(Hubs).create({
    name: `Entregas ${String(n)}`,
    city: 'Campinas',
    state: 'SP',
    plan: 'premium',
    ...with_,
  });
  const scope = hubScope(hub.id);
  await arranger.get(ServiceAreas).create(scope, { name: 'Cidade', isDefault: true, geojson: AREA });
  await arranger.get(GazetteerImporter).importCsv(hub.id, STREETS);
  const goods = await aCatalog(arranger, hub.id);
  const store = await aMerchant(arranger, scope, { name: 'Padaria Alvorada' });
  return {
    hub,
    scope,
    ...goods,
    store,
    rival: await aMerchant(arranger, scope, { name: 'Mercado Rival' }),
    clerk: await aMerchant(arranger, scope, { name: 'Balcão', ownerId: store.id }),
    courierId: await aCourier(arranger, scope, [goods.motorbike.id, goods.van.id]),
  };
}

async function aCatalog(arranger: DomainContainer, hubId: number) {
  const catalog = arranger.get(Catalog);
  const motorbike = await catalog.createVehicleType(hubId, { name: 'Moto', kind: 'motorbike' });
  const van = await catalog.createVehicleType(hubId, {
    name: 'Furgão',
    kind: 'car',
    dimensionsRequired: true,
    limitsEnforced: true,
    maxHeightCm: 100,
    maxWidthCm: 100,
    maxLengthCm: 150,
    maxWeightKg: 50,
  });
  const category = await catalog.createCategory(hubId, { vehicleTypeId: motorbike.id, name: 'Padrão' });
  for (const { id } of [motorbike, van]) {
    await arranger.get(Tariffs).create(hubScope(hubId), {
      name: `Tabela ${String(id)}`,
      vehicleTypeId: id,
      terms: {
        baseCents: 700,
        includedM: 1_000,
        bands: [{ upToM: null, centsPerKm: 150 }],
        extraStopCents: 300,
        returnCentsPerKm: 75,
      },
    });
  }
  return { motorbike, van, category };
}

let merchants = 0;

export function aMerchant(
  arranger: DomainContainer,
  scope: Scope,
  with_: Partial<NewMerchant> = {},
): Promise<Merchant> {
  const n = ++merchants;
  return arranger.get(Merchants).create(scope, {
    name: `Loja ${String(n)}`,
    email: `loja${String(n)}@example.com`,
    phone: String(11_900_000_000 + n),
    password: 'segredo1',
    ...with_,
  });
}

let couriers = 0;

/** An approved courier, online at `at` if given. */
export async function aCourier(
  arranger: DomainContainer,
  scope: Scope,
  vehicleTypeIds: readonly number[],
  at?: Point,
): Promise<number> {
  const n = ++couriers;
  const registrations = arranger.get(CourierRegistrations);
  const { id } = await registrations.register(scope, {
    name: `Entregador ${String(n)}`,
    phone: String(11_800_000_000 + n),
    password: 'segredo1',
    vehicleTypeIds: [...vehicleTypeIds],
  });
  await registrations.approve(scope, id);
  if (at) await sendOnline(arranger, scope, id, at);
  return id;
}

export async function sendOnline(
  arranger: DomainContainer,
  scope: Scope,
  id: number,
  at: Point,
): Promise<void> {
  await arranger.get(CourierDuty).goOnline(scope, id);
  await arranger.get(CourierPositions).record(id, [{ ...at, at: arranger.core.clock.now() }]);
}

let operators = 0;

/** The token of a new operator with that role in the hub; null: of the platform. */
export async function anOperator(
  arranger: DomainContainer,
  hubId: number | null,
  role: OperatorRole,
): Promise<string> {
  const service = arranger.get(Operators);
  const email = `pessoa${String(++operators)}@example.com`;
  const { id } = await service.create(hubId, { name: role, email, password: 'segredo-longo-1', role });
  return (await service.issueToken(id, { label: 'test' })).token;
}

export type KeyOwner = 'hub' | 'store' | 'rival' | 'clerk';

/** A key of the face for each kind of caller. */
export async function keysOf(
  arranger: DomainContainer,
  { scope, store, rival, clerk }: HubWorld,
  kind: 'full_api_key' | 'model_m_key' = 'full_api_key',
): Promise<Record<KeyOwner, string>> {
  const credentials = arranger.get(Credentials);
  const issue = async (label: string, merchantId: number | null) =>
    (await credentials.issueKey(scope, { kind, label, merchantId })).key;
  return {
    hub: await issue('hub', null),
    store: await issue('store', store.id),
    rival: await issue('rival', rival.id),
    clerk: await issue('clerk', clerk.id),
  };
}
