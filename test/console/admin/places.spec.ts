import { AddressImports, GAZETTEER_COLUMNS } from '#domain';
import { DROPOFF, KNOWN_ADDRESS, OUTSIDE, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../admin.world.js';

const HEAD = GAZETTEER_COLUMNS.slice(0, 5).join(';');
const street = (name: string) => `${name};Campinas;SP;-22.9000;-47.0600`;

const SYLLABLES = ['bo', 'ca', 'fe', 'gu', 'ji', 'lo', 'mu', 'ne', 'pi', 'ru'];

/** A unique name without digits, which would be read as a house number. */
const named = (first: string, n: number) =>
  `${first} ${Array.from(String(n), (digit) => SYLLABLES[Number(digit)]).join('')}`;

describe('prices and places in the Admin API', () => {
  let world: AdminWorld;
  let operator: AdminCaller;
  let jobs: AddressImports;

  beforeAll(async () => {
    world = await anAdminWorld();
    operator = world.as('operator');
    jobs = world.faces.get(AddressImports);
  });

  const send = (lines: readonly string[], query = '') =>
    world.faces
      .call()
      .post(`/api/admin/address-imports?fileName=ruas.csv${query}`)
      .set('Authorization', `Bearer ${world.tokens.operator}`)
      .attach('file', Buffer.from([HEAD, ...lines].join('\n')), 'ruas.csv');
  const shown = async (id: number) =>
    (await operator('get', `/address-imports/${String(id)}`)).body as Record<string, unknown>;

  it('explain a price line by line to readers of tariffs, and write nothing', async () => {
    const { motorbike, store } = world.home;
    const ride = { vehicleTypeId: motorbike.id, merchantId: store.id, pickup: PICKUP, stops: [DROPOFF] };
    const { status, body } = await world.as('read_only')('post', '/tariffs/try', ride);
    expect(status).toBe(200);
    const quoted = await operator('post', '/orders/quote', ride);
    expect(body.totalCents).toBe(quoted.body.totalCents);
    const sum = (body.lines as { cents: number }[]).reduce((total, { cents }) => total + cents, 0);
    expect(sum).toBe(body.totalCents);
    expect(body.lines[0].kind).toBe('base');
    expect(body.way.length).toBeGreaterThan(1);
    // Both choices of the company, for the same addresses.
    expect(body).toMatchObject({
      distanceSource: 'straight_line',
      distances: { straightM: body.distanceM, roadsM: null },
    });
  });

  it('try unsaved terms, and texts as addresses', async () => {
    const terms = { baseCents: 1_234, bands: [{ upToM: null, centsPerKm: 0 }] };
    const ride = {
      vehicleTypeId: world.home.motorbike.id,
      pickup: PICKUP,
      stops: [{ address: KNOWN_ADDRESS }],
      terms,
    };
    const { body } = await operator('post', '/tariffs/try', ride);
    expect(body).toMatchObject({ totalCents: 1_234, tariff: { id: null }, lines: [{ kind: 'base' }] });
    const nowhere = await operator('post', '/tariffs/try', {
      ...ride,
      stops: [{ address: 'Rua Nenhuma, 1' }],
    });
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([400, ['stops.0.address']]);
    const away = await operator('post', '/tariffs/try', { ...ride, stops: [OUTSIDE] });
    expect(away.body.type).toContain('outside_service_area');
  });

  it('import addresses as a job that is found again, and find them', async () => {
    const begun = await send(Array.from({ length: 600 }, (_, n) => street(named('Rua Ensaio', n))));
    expect([begun.status, begun.body]).toMatchObject([201, { state: 'waiting', fileName: 'ruas.csv' }]);
    expect(begun.body.startedBy).toBe('operator');
    await jobs.runDue();
    expect(await shown(begun.body.id)).toMatchObject({
      state: 'done',
      streets: 600,
      streetsDone: 600,
      lines: 600,
      faultCount: 0,
    });
    const tried = await operator('get', `/addresses/try?q=${encodeURIComponent(named('Rua Ensaio', 177))}`);
    expect(tried.body).toMatchObject({ found: { street: named('Rua Ensaio', 177) }, covered: true });
    const none = await operator('get', `/addresses/try?q=${encodeURIComponent('Praça do Nunca')}`);
    expect(none.body).toMatchObject({ found: null, covered: null });
    const cities = await operator('get', '/addresses/cities');
    expect(cities.body.items[0]).toMatchObject({ city: 'Campinas', state: 'SP' });
    const log = await world.as('owner')('get', `/audit?entity=address_import`);
    expect(log.body.items[0].action).toBe('address_import.begun');
    expect(JSON.stringify(log.body)).not.toContain('Rua Ensaio');
  });

  it('name faulty lines by number, and refuse the file or leave them out as asked', async () => {
    const lines = [street('Rua Certa'), 'Rua Torta;Campinas;XX;1;2', street('Rua Segura')];
    const strict = await send(lines);
    const loose = await send(lines, '&skipFaulty=true');
    while (await jobs.runDue());
    const faults = [{ line: 3, problem: expect.stringContaining('state') }];
    expect(await shown(strict.body.id)).toMatchObject({ state: 'refused', streetsDone: 0, faults });
    expect(await shown(loose.body.id)).toMatchObject({
      state: 'done',
      streetsDone: 2,
      faultCount: 1,
      faults,
    });
  });

  it('continue where a worker died, and stop when cancelled', async () => {
    const { db } = world.faces.core;
    const lines = Array.from({ length: 1_200 }, (_, n) => street(named('Rua Longa', n)));
    const { body } = await send(lines);
    // A worker that claimed the import and died after the first batch.
    await db.execute(
      `update address_imports set state = 'running', streets_done = 500, claimed_until = $2 where id = $1`,
      [body.id, new Date(world.faces.core.clock.millis() + 60_000)],
    );
    expect(await jobs.runDue()).toBe(false);
    world.faces.core.clock.advance({ seconds: 61 });
    await jobs.runDue();
    expect(await shown(body.id)).toMatchObject({ state: 'done', streetsDone: 1_200 });
    const first = await operator('get', `/addresses/try?q=${encodeURIComponent(named('Rua Longa', 3))}`);
    expect(first.body.found?.street).not.toBe(named('Rua Longa', 3));

    const second = await send(lines);
    const cancelled = await operator('post', `/address-imports/${String(second.body.id)}/cancel`);
    expect(cancelled.body.state).toBe('cancelled');
    expect(await jobs.runDue()).toBe(false);
    expect((await operator('get', '/address-imports')).body.items[0]).toMatchObject({ state: 'cancelled' });
  });
});
