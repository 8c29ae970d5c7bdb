import {
  Catalog,
  HubGate,
  hubScope,
  Hubs,
  isDomainError,
  Merchants,
  type Messages,
  Passwords,
  RoutePlanner,
  type Scope,
  TariffImporter,
  Tariffs,
} from '#domain';
import { AccessNotices, SpeedModel } from '#domain/testing';
import { Pricing } from './pricing.service.js';
import type { TariffInput } from './tariffs.service.js';
import type { PriceRequest } from './pricing.service.js';
import { testCore, type TestCore } from '../../../../../test/support/index.js';

/** Merchants need a `Passwords`; prices do not depend on it. */
class PlainPasswords extends Passwords {
  hash(password: string): Promise<string> {
    return Promise.resolve(password);
  }
  matches(hash: string, password: string): Promise<boolean> {
    return Promise.resolve(hash === password);
  }
}

const PICKUP = { latitude: -22.9, longitude: -47.06 };
const STOP = { latitude: -22.91, longitude: -47.05 };

describe('pricing', () => {
  let core: TestCore;
  let hubs: Hubs;
  let catalog: Catalog;
  let tariffs: Tariffs;
  let pricing: Pricing;
  let importer: TariffImporter;
  let scope: Scope;
  let motorbike: number;
  let express: number;
  let merchantId: number;

  const terms = (baseCents: number) => ({ baseCents, bands: [{ upToM: null, centsPerKm: 100 }] });
  const tariff = (name: string, baseCents: number, more: Partial<TariffInput> = {}): TariffInput => ({
    name,
    vehicleTypeId: motorbike,
    terms: terms(baseCents),
    ...more,
  });
  const request = (more: Partial<PriceRequest> = {}): PriceRequest => ({
    vehicleTypeId: motorbike,
    categoryId: null,
    merchantId: null,
    pickup: PICKUP,
    stops: [STOP],
    needsReturn: false,
    at: core.clock.now(),
    ...more,
  });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (isDomainError(error) ? error.message : error),
    );

  beforeAll(async () => {
    core = await testCore({ now: '2026-03-02T12:00:00Z' });
    hubs = new Hubs(core.db, core.clock, new HubGate());
    catalog = new Catalog(core.db, core.clock);
    const merchants = new Merchants(
      core.db,
      core.clock,
      new PlainPasswords(),
      new AccessNotices({} as Messages),
    );
    tariffs = new Tariffs(core.db, core.clock, catalog, merchants);
    pricing = new Pricing(
      hubs,
      catalog,
      tariffs,
      new RoutePlanner(hubs, undefined, { of: async () => new SpeedModel([]) }, core.clock),
    );
    importer = new TariffImporter(tariffs, catalog, core.db);
    const hub = await hubs.create({ name: 'Demo', city: 'Campinas', state: 'SP' });
    scope = hubScope(hub.id);
    motorbike = (await catalog.createVehicleType(hub.id, { name: 'Moto', kind: 'motorbike' })).id;
    express = (await catalog.createCategory(hub.id, { vehicleTypeId: motorbike, name: 'Expressa' })).id;
    const merchant = { name: 'Loja', email: 'loja@example.com', phone: '19999990000', password: 'segredo1' };
    merchantId = (await merchants.create(scope, merchant)).id;
  });
  afterAll(() => core.close());
  afterEach(async () => {
    for (const { id } of await tariffs.list(scope)) await tariffs.delete(scope, id);
    await hubs.update(scope.hubId, { settings: { surgeBp: 10_000 } });
  });

  const nameFor = async (more: Partial<PriceRequest>) =>
    (await pricing.quote(scope, request(more))).breakdown.tariffName;

  it('takes the most specific tariff', async () => {
    await tariffs.create(scope, tariff('all', 100));
    await tariffs.create(scope, tariff('category', 200, { categoryId: express }));
    await tariffs.create(scope, tariff('merchant', 300, { merchantId }));
    expect(await nameFor({})).toBe('all');
    expect(await nameFor({ categoryId: express })).toBe('category');
    expect(await nameFor({ merchantId })).toBe('merchant');
    expect(await nameFor({ merchantId, categoryId: express })).toBe('merchant');
    await tariffs.create(scope, tariff('both', 400, { merchantId, categoryId: express }));
    expect(await nameFor({ merchantId, categoryId: express })).toBe('both');
    expect(await nameFor({ merchantId: merchantId + 1, categoryId: express })).toBe('category');
  });

  it('respects validity and switches at the instant', async () => {
    const turn = new Date('2026-04-01T03:00:00Z');
    await tariffs.create(scope, tariff('old', 100, { validUntil: turn }));
    await tariffs.create(scope, tariff('new', 200, { validFrom: turn }));
    await tariffs.create(scope, tariff('off', 200, { active: false, merchantId }));
    expect(await nameFor({ at: new Date(turn.getTime() - 1), merchantId })).toBe('old');
    expect(await nameFor({ at: turn })).toBe('new');
  });

  it('has no price without a tariff, nor for another hub', async () => {
    const priced = async (of: Scope) => pricing.quote(of, request());
    expect(await refusal(priced(scope))).toBe('tariff_not_found (vehicleTypeId)');
    const other = await hubs.create({ name: 'Other', city: 'X', state: 'SP' });
    const created = await tariffs.create(scope, tariff('all', 100));
    expect(await refusal(priced(hubScope(other.id)))).toBe('vehicle_type_not_found (vehicleTypeId)');
    expect(await refusal(tariffs.byId(hubScope(other.id), created.id))).toBe('tariff_not_found');
    expect(await refusal(tariffs.create(hubScope(other.id), tariff('x', 1)))).toContain(
      'vehicle_type_not_found',
    );
  });

  it('measures out and back apart, in one question to the planner', async () => {
    await tariffs.create(scope, tariff('all', 100, { terms: { ...terms(100), returnCentsPerKm: 50 } }));
    const oneWay = await pricing.quote(scope, request());
    const round = await pricing.quote(scope, request({ needsReturn: true }));
    expect(oneWay).toMatchObject({
      distanceM: round.distanceM,
      returnDistanceM: 0,
      durationS: round.durationS,
    });
    expect(round.returnDistanceM).toBe(oneWay.distanceM);
    expect(round.breakdown.returnCents).toBe(Math.round((round.returnDistanceM * 50) / 1000));
  });

  it('prices open stops as stops without distance', async () => {
    await tariffs.create(scope, tariff('all', 100, { terms: { ...terms(100), extraStopCents: 30 } }));
    const quoted = await pricing.quote(scope, request({ stops: [], openStops: 3, needsReturn: true }));
    expect(quoted).toMatchObject({ distanceM: 0, returnDistanceM: 0, durationS: 0 });
    expect(quoted.breakdown).toMatchObject({ stopsCents: 60, totalCents: 160 });
  });

  it("applies the hub's surge and its local hours", async () => {
    const night = {
      name: 'Noturno',
      days: [0, 1, 2, 3, 4, 5, 6],
      from: '22:00',
      to: '06:00',
      factorBp: 20_000,
    };
    await tariffs.create(scope, tariff('all', 100, { terms: { ...terms(100), periods: [night] } }));
    await hubs.update(scope.hubId, { settings: { surgeBp: 12_500 } });
    const at = (text: string) =>
      pricing.quote(scope, request({ stops: [], openStops: 1, at: new Date(text) }));
    expect((await at('2026-03-03T00:59:00Z')).breakdown.totalCents).toBe(125);
    expect((await at('2026-03-03T01:00:00Z')).breakdown).toMatchObject({
      totalCents: 250,
      pricingList: 'DYNAMIC',
    });
  });

  it('sends no query once warm, and sees its own changes at once', async () => {
    const created = await tariffs.create(scope, tariff('all', 100));
    await pricing.quote(scope, request());
    const query = jest.spyOn(core.db.pool, 'query');
    const connect = jest.spyOn(core.db.pool, 'connect');
    for (let i = 0; i < 50; i++) await pricing.quote(scope, request());
    expect(query.mock.calls.length + connect.mock.calls.length).toBe(0);
    query.mockRestore();
    connect.mockRestore();
    await tariffs.update(scope, created.id, { terms: terms(900) });
    expect((await pricing.quote(scope, request())).breakdown.baseCents).toBe(900);
  });

  it('refuses tariffs that make no sense', async () => {
    await tariffs.create(scope, tariff('all', 100));
    expect(await refusal(tariffs.create(scope, tariff('all', 1)))).toBe('not_unique (name)');
    expect(await refusal(tariffs.create(scope, tariff('x', -1)))).toBe('invalid_value (terms.baseCents)');
    expect(await refusal(tariffs.create(scope, tariff('x', 1, { categoryId: 1 })))).toContain(
      'category_not_found',
    );
    expect(await refusal(tariffs.create(scope, tariff('x', 1, { merchantId: 1 })))).toContain(
      'merchant_not_found',
    );
    const at = core.clock.now();
    const backwards = tariff('x', 1, { validFrom: at, validUntil: at });
    expect(await refusal(tariffs.create(scope, backwards))).toBe('invalid_value (validUntil)');
  });

  it('imports a price list from CSV, and again without a second one', async () => {
    const csv = `name;vehicle_type;base;per_km;included_km;extra_stop;return_per_km;minimum;night_factor;weekend_factor;category;courier_share;promise_minutes
Padrão;moto;7,50;8:1,80 1,50;2;3;1,20;7,50;1,2;1,1;;0,75;25
Expressa;${String(motorbike)};12.00;2;;;;;;;expressa;`;
    await importer.import(scope, csv);
    const [padrao, expressa] = await importer.import(scope, csv);
    expect(await tariffs.list(scope)).toHaveLength(2);
    expect(padrao).toMatchObject({
      name: 'Padrão',
      vehicleTypeId: motorbike,
      categoryId: null,
      courierShareBp: 7_500,
    });
    expect(padrao?.terms).toMatchObject({
      baseCents: 750,
      includedM: 2_000,
      bands: [
        { upToM: 8_000, centsPerKm: 180 },
        { upToM: null, centsPerKm: 150 },
      ],
      extraStopCents: 300,
      returnCentsPerKm: 120,
      minimumCents: 750,
      promiseMinutes: 25,
      periods: [
        { name: 'Noturno', factorBp: 12_000 },
        { name: 'Fim de semana', factorBp: 11_000 },
      ],
    });
    expect(expressa).toMatchObject({ categoryId: express, terms: { baseCents: 1_200, periods: [] } });
  });

  it('imports JSON and names what it cannot read', async () => {
    const json = JSON.stringify([{ ...tariff('J', 100), validFrom: '2026-01-01T00:00:00Z' }]);
    const [saved] = await importer.import(scope, json);
    expect(saved).toMatchObject({ name: 'J', validFrom: new Date('2026-01-01T00:00:00Z') });
    expect(await refusal(importer.import(scope, '{"name":'))).toBe('invalid_value (file)');
    expect(await refusal(importer.import(scope, '{}'))).toBe('vehicle_type_not_found (vehicle_type)');
    expect(await refusal(importer.import(scope, 'name,vehicle_type,base,per_km\nX,Moto,1.005,2'))).toBe(
      'invalid_value (base)',
    );
    expect(await refusal(importer.import(scope, 'name,vehicle_type,base,per_km\nX,Moto,1,'))).toBe(
      'invalid_value (per_km)',
    );
    expect(await refusal(importer.import(scope, 'name,vehicle_type,base,per_km\nX,Moto,1,50,2'))).toBe(
      'invalid_value (file)',
    );
    expect(await refusal(importer.import(scope, 'name,vehicle_type,base,per_km\nX,Barco,1,1'))).toContain(
      'vehicle_type_not_found',
    );
  });
});
