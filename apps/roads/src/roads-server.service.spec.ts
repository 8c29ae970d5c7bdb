import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CityRoads, prepareRoads, writeRoads } from '#city/testing';
import { freePort, OsrmClient } from '#runtime/testing';
import { gridRoads } from '../../../test/support/road-oracle.js';
import { type Child, startProgram } from '../../../test/support/child-process.js';

const A = { latitude: -20.4985, longitude: -54.5985 };
const B = { latitude: -20.4935, longitude: -54.5925 };

describe('the roads as a program', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lm-roads-server-'));
  const roads = prepareRoads(gridRoads({ columns: 12, rows: 12 }));
  const city = new CityRoads(roads);
  let server: Child;
  let url: string;
  let client: OsrmClient;

  beforeAll(async () => {
    mkdirSync(join(dataDir, 'cities/vila'), { recursive: true });
    writeRoads(join(dataDir, 'cities/vila/roads.bin'), roads);
    const port = String(await freePort());
    // The program itself, as APP=roads starts it in a container.
    const env = { PORT: port, DATA_DIR: dataDir, SECRET_KEY: 'a-secret-only-for-tests', LOG_LEVEL: 'info' };
    server = startProgram('apps/roads/src/main.ts', [], env);
    await server.waitForOutput('serving');
    url = `http://127.0.0.1:${port}`;
    client = new OsrmClient({ url, bicycleUrl: url });
  });
  afterAll(async () => {
    await client.close();
    server.process.kill('SIGTERM');
    // It ends by itself, with nothing left to do.
    expect((await server.ended).code).toBe(0);
    rmSync(dataDir, { recursive: true });
  });

  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('is understood by our client of OSRM', async () => {
    for (const [vehicle, profile] of [
      ['car', 'car'],
      ['bicycle', 'bicycle'],
    ] as const) {
      const expected = city.route([A, B], profile)!.legs[0]!;
      const plan = await client.plan([A, B], vehicle);
      expect(plan?.distanceM).toBe(Math.round(expected.distance));
      expect(Math.abs(plan!.durationS - expected.duration)).toBeLessThan(1);
      expect(await client.times([A], [B, A], vehicle)).toEqual(Float64Array.of(plan!.durationS, 0));
    }
    const line = await client.line([A, B], 'car');
    expect(line).toHaveLength(city.route([A, B], 'car')!.line.length / 2 + 2);
  });

  it('answers routes as OSRM words them', async () => {
    const { body } = await get('/route/v1/driving/-54.5985,-20.4985;-54.5925,-20.4935?overview=full');
    expect(body).toEqual({
      code: 'Ok',
      routes: [
        {
          distance: expect.any(Number),
          duration: expect.any(Number),
          weight: expect.any(Number),
          weight_name: 'duration',
          geometry: expect.stringMatching(/^[?-~]+$/),
          legs: [expect.objectContaining({ summary: '', steps: [] })],
        },
      ],
      waypoints: Array(2).fill({
        name: '',
        location: [expect.any(Number), expect.any(Number)],
        distance: expect.any(Number),
      }),
    });
  });

  it('ends on the side of the street where that is asked for', async () => {
    const distance = async (approaches: string) => {
      const { body } = await get(`/route/v1/driving/-54.5985,-20.4985;-54.5925,-20.4935${approaches}`);
      return (body['routes'] as { distance: number }[])[0]?.distance;
    };
    const expected = city.route([A, { ...B, curb: true }], 'car')?.legs[0]?.distance;
    expect(await distance('?approaches=unrestricted;curb')).toBeCloseTo(expected ?? 0, 0);
  });

  it('finds the nearest road', async () => {
    const { body } = await get('/nearest/v1/foot/-54.5985,-20.4985');
    expect(body).toMatchObject({
      code: 'Ok',
      waypoints: [{ distance: expect.closeTo(city.nearest(A, 'foot')!.meters, 3) }],
    });
  });

  it.each([
    ['/route/v1/driving/0,0;1,1', 'NoSegment'],
    ['/nearest/v1/driving/0,0', 'NoSegment'],
    ['/route/v1/driving/-54.5985,-20.4985', 'InvalidOptions'],
    ['/route/v1/driving/a,b;c,d', 'InvalidQuery'],
    ['/route/v1/flying/0,0;1,1', 'InvalidProfile'],
    ['/table/v1/driving/-54.5985,-20.4985?sources=7', 'InvalidOptions'],
    ['/trip/v1/driving/0,0', 'InvalidUrl'],
  ])('refuses %s with %s', async (path, code) => {
    const { status, body } = await get(path);
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('says that it lives', async () => {
    expect((await get('/health/live')).status).toBe(200);
  });
});
