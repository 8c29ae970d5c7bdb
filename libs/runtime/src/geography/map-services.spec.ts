import {
  type Hub,
  hubSettingsSchema,
  isDomainError,
  type Point,
  RoadNetworks,
  RoutePlanner,
  type VehicleKind,
} from '#domain';
import { ResilientGeocoder, SpeedModel, straightLine, straightRoute, straightSeconds } from '#domain/testing';
import { Logger } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ManualClock } from '../../../../test/support/index.js';
import { NominatimClient } from './nominatim.client.js';
import { OsrmClient } from './osrm.client.js';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const A: Point = { latitude: -22.9, longitude: -47.06 };
const B: Point = { latitude: -22.91, longitude: -47.05 };
/** Limits of a service that answers, and of one that may not. */
const LONG_TIMEOUT_MS = 60_000;
const HASTY_MS = 150;

const json =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silence: Behaviour = () => undefined;
const drip: Behaviour = (_request, response) => response.writeHead(200).write('{"code":');
const garbage: Behaviour = (_request, response) => response.end('<html>502 Bad Gateway</html>');
const flood: Behaviour = (_request, response) => response.end(`"${'x'.repeat(3_000_000)}"`);
const hangUp: Behaviour = (request) => request.socket.destroy();

/** A map service with the behaviour that a test sets; it records its requests. */
class FakeService {
  behave: Behaviour = silence;
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    this.behave(request, response);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const TROUBLE: [string, Behaviour][] = [
  ['silent', silence],
  ['dripping', drip],
  ['talking garbage', garbage],
  ['flooding', flood],
  ['hanging up', hangUp],
  ['failing', json({ message: 'boom' }, 500)],
  ['of another format', json({ code: 'Ok', routes: [{ legs: [{ distance: -1, duration: 'x' }] }] })],
];

let service: FakeService;
let url: string;
let clock: ManualClock;

beforeAll(() => {
  Logger.overrideLogger(false);
});
beforeEach(async () => {
  service = new FakeService();
  url = await service.start();
  clock = new ManualClock();
});
afterEach(() => service.stop());

describe('routes by OSRM', () => {
  const HUB = 1;
  const UNTAUGHT = { of: () => Promise.resolve(new SpeedModel([])) };
  const hubs = { get: async () => ({ settings: hubSettingsSchema.parse({}) }) as Hub };
  let osrm: OsrmClient;
  let planner: RoutePlanner;
  const straight = (points: readonly Point[], vehicle: VehicleKind) => ({
    ...straightRoute(points, vehicle),
    source: 'straight_line',
  });
  const legs = [
    { distance: 1234.6, duration: 300.4 },
    { distance: 500, duration: 60 },
  ];

  const open = (limitMs: number) => {
    osrm = new OsrmClient({ url: `${url}/`, bicycleUrl: null, limitMs });
    planner = new RoutePlanner(hubs, new RoadNetworks({ server: osrm }), UNTAUGHT, clock);
  };

  beforeEach(() => open(LONG_TIMEOUT_MS));
  afterEach(() => osrm.close());

  it('asks /route with longitude first and adds the legs up', async () => {
    service.behave = json({ code: 'Ok', routes: [{ legs }] });
    expect(await planner.plan(HUB, [A, B, A], 'motorbike')).toEqual({
      distanceM: 1_735,
      durationS: 360,
      legs: [
        { distanceM: 1_235, durationS: 300 },
        { distanceM: 500, durationS: 60 },
      ],
      source: 'server',
    });
    expect(service.asked[0]).toContain(
      '/route/v1/driving/-47.060000,-22.900000;-47.050000,-22.910000;-47.060000,-22.900000?',
    );
  });

  it('asks for the line by road and extends it to the given points', async () => {
    const coordinates = [
      [-47.0601, -22.9001],
      [-47.0551, -22.9051],
      [-47.0501, -22.9099],
    ];
    service.behave = json({ code: 'Ok', routes: [{ geometry: { coordinates }, legs }] });
    const road = coordinates.map(([longitude, latitude]) => ({ latitude, longitude }));
    expect(await planner.line(HUB, [A, B], 'car')).toEqual([A, ...road, B]);
    expect(service.asked[0]).toContain('overview=simplified&geometries=geojson');
    await planner.line(HUB, [A, B], 'car');
    expect(service.asked).toHaveLength(1);
  });

  it('asks /table for sources and destinations', async () => {
    service.behave = json({ code: 'Ok', distances: [[100], [200]], durations: [[10], [20]] });
    expect(await planner.times(HUB, [A, B], [A], 'car')).toEqual(Uint16Array.of(10, 20));
    expect(service.asked[0]).toContain('sources=0;1&destinations=2&annotations=distance,duration');
  });

  it('asks for a large table in pieces that any server takes, and measures what has no way itself', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ ...A, latitude: -22.9 - i / 1_000 }));
    service.behave = (request, response) => {
      const [, from = '', to = ''] = /sources=([\d;]+)&destinations=([\d;]+)/.exec(request.url ?? '') ?? [];
      const rows = from.split(';').map(() => to.split(';').map(() => 7));
      if (rows.length < 50 && rows[0]?.length === 50) rows.forEach((row) => row.fill(NaN));
      json({ code: 'Ok', distances: rows, durations: rows })(request, response);
    };
    const times = await planner.times(HUB, many, many, 'car');
    expect(service.asked).toHaveLength(4);
    expect([times?.[0], times?.at(-1)]).toEqual([7, 7]);
    expect(times?.[50 * 60]).toBe(straightSeconds(many[50] ?? A, A, 'car'));
  });

  it('gives bicycles their own speed on a server for cars', async () => {
    service.behave = json({ code: 'Ok', routes: [{ legs: [{ distance: 1_400, duration: 60 }] }] });
    expect(await planner.plan(HUB, [A, B], 'bicycle')).toMatchObject({ distanceM: 1_400, durationS: 360 });
    expect(service.asked[0]).toContain('/cycling/');
  });

  it('caches an answer for ten minutes', async () => {
    service.behave = json({ code: 'Ok', routes: [{ legs: [legs[0]] }] });
    await planner.plan(HUB, [A, B], 'car');
    await planner.plan(HUB, [A, B], 'car');
    expect(service.asked).toHaveLength(1);
    clock.advance({ minutes: 11 });
    await planner.plan(HUB, [A, B], 'car');
    expect(service.asked).toHaveLength(2);
  });

  it.each(TROUBLE)('falls back to the built-in route when it is %s', async (_name, behaviour) => {
    service.behave = behaviour;
    await osrm.close();
    open(HASTY_MS);
    expect(await planner.plan(HUB, [A, B], 'car')).toEqual(straight([A, B], 'car'));
    expect(await planner.line(HUB, [A, B], 'car')).toEqual(straightLine([A, B]));
    expect(await planner.times(HUB, [A], [B], 'car')).toBeNull();
  });

  it('falls back when there is no route, without opening the circuit', async () => {
    service.behave = json({ code: 'NoRoute', message: 'Impossible route' }, 400);
    for (let i = 0; i < 5; i++)
      expect(await planner.plan(HUB, [A, B], 'car')).toEqual(straight([A, B], 'car'));
    expect(service.asked).toHaveLength(5);
    service.behave = json({ code: 'Ok', distances: [[null]], durations: [[null]] });
    expect(await planner.times(HUB, [A], [B], 'car')).toBeNull();
  });

  it('stops calling a failed service, and returns to it once it answers', async () => {
    service.behave = hangUp;
    for (let i = 0; i < 10; i++) await planner.plan(HUB, [A, { ...B, latitude: i }], 'car');
    expect(service.asked).toHaveLength(3);
    service.behave = json({ code: 'Ok', routes: [{ legs: [legs[0]] }] });
    clock.advance({ seconds: 31 });
    expect((await planner.plan(HUB, [A, B], 'car')).distanceM).toBe(1_235);
    expect((await planner.plan(HUB, [A, { ...B, latitude: -1 }], 'car')).distanceM).toBe(1_235);
  });

  it('plans more points than a server takes by itself', async () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ latitude: -22 - i / 1000, longitude: -47 }));
    expect(await planner.plan(HUB, many, 'car')).toEqual(straight(many, 'car'));
    expect(service.asked).toEqual([]);
  });
});

describe('addresses by Nominatim', () => {
  let nominatim: NominatimClient;
  let geocoder: ResilientGeocoder;
  const road = { road: 'Rua das Acácias', suburb: 'Centro', city: 'Campinas', postcode: '13010-001' };
  const campinas = {
    lat: '-22.9',
    lon: '-47.06',
    address: { ...road, house_number: '120', state: 'São Paulo', 'ISO3166-2-lvl4': 'BR-SP' },
  };

  const open = (limitMs: number) => {
    nominatim = new NominatimClient({ url, limitMs });
    geocoder = new ResilientGeocoder(nominatim, clock);
  };

  beforeEach(() => open(LONG_TIMEOUT_MS));
  afterEach(() => nominatim.close());

  it('looks for the line, once', async () => {
    service.behave = json([campinas]);
    const address = 'Rua das Acácias, 120, Campinas - SP';
    const expected = {
      latitude: -22.9,
      longitude: -47.06,
      precision: 'house',
      street: 'Rua das Acácias',
      number: '120',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
      postalCode: '13010001',
    };
    expect(await geocoder.geocode(1, { address })).toEqual(expected);
    expect(await geocoder.geocode(1, { address })).toEqual(expected);
    expect(service.asked).toHaveLength(1);
    const asked = new URL(service.asked[0] ?? '', url).searchParams;
    expect(asked.get('q')).toBe(address);
    expect(asked.get('countrycodes')).toBe('br');
  });

  it('looks for parts when it has them', async () => {
    service.behave = json([campinas]);
    await geocoder.geocode(1, {
      street: 'Rua das Acácias',
      number: '120',
      city: 'Campinas',
      postalCode: '13010-001',
    });
    const asked = new URL(service.asked[0] ?? '', url).searchParams;
    expect([asked.get('street'), asked.get('city'), asked.get('q')]).toEqual([
      '120 Rua das Acácias',
      'Campinas',
      null,
    ]);
  });

  it('skips what lies in another state or city, and what is no street', async () => {
    const city = { lat: '-22', lon: '-47', address: { city: 'Campinas', state: 'São Paulo' } };
    const elsewhere = {
      ...campinas,
      lat: '-20',
      address: { ...road, city: 'Campinas', 'ISO3166-2-lvl4': 'BR-GO' },
    };
    service.behave = json([city, elsewhere, campinas]);
    expect(await geocoder.geocode(1, { address: 'Rua das Acácias, 120, Campinas - SP' })).toMatchObject({
      latitude: -22.9,
    });
    expect(await geocoder.geocode(1, { address: 'Rua das Acácias, 120, Santos - SP' })).toBeNull();
  });

  it('sends no request without text', async () => {
    expect(await geocoder.geocode(1, { address: ' ' })).toBeNull();
    expect(service.asked).toEqual([]);
  });

  it.each(TROUBLE)('raises a clear error when it is %s', async (_name, behaviour) => {
    service.behave = behaviour;
    await nominatim.close();
    open(HASTY_MS);
    const error: unknown = await geocoder.geocode(1, { address: 'Rua X, 1' }).catch((e: unknown) => e);
    expect(isDomainError(error, 'external_service_unavailable')).toBe(true);
  });

  it('refuses at once while the service is down', async () => {
    service.behave = hangUp;
    for (let i = 0; i < 10; i++)
      await geocoder.geocode(1, { address: `Rua X, ${String(i)}` }).catch(() => null);
    expect(service.asked).toHaveLength(3);
    clock.advance({ seconds: 31 });
    service.behave = json([]);
    expect(await geocoder.geocode(1, { address: 'Rua X, 1' })).toBeNull();
  });
});
