import { Operators } from '#domain';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { writeCityMap } from '../../../tools/city/city-map.builder.js';
import { gridCity } from '../../../tools/city/grid-city.builder.js';
import { closeBrowser, openBrowser } from '../../support/browser-windows.js';
import { browserPresent } from '../../support/browser.js';
import { until } from '../../support/running-gateway.js';
import { shown } from '../../support/shown.js';

import { MapSources } from '../../../apps/console/src/tracking/map-source.provider.js';
import { ConsoleWorld } from '../console.world.js';

const zoomOf = ([piece = '']: readonly string[]) => Number(piece.split('/').at(-3));
const ATTRIBUTION = '© OpenStreetMap contributors';
const OPERATOR = {
  name: 'Dora',
  email: 'mapa@example.com',
  password: 'segredo-longo-1',
  role: 'owner',
} as const;
/** `--map-water` and `--map-green` in light, as the canvas has them. */
const COLOURS = { water: '185,213,227', green: '211,228,205', street: '255,255,255' };
/** Round the test hub's pickup. */
const CITY = { columns: 30, rows: 30, latitude: -22.9186, longitude: -47.0748, furnished: true };
const INSIDE = { latitude: CITY.latitude + 0.006, longitude: CITY.longitude + 0.006 };

(browserPresent ? describe : describe.skip)('the map of a city from its archive', () => {
  let world: ConsoleWorld;
  let browser: Browser;

  beforeAll(async () => {
    world = await ConsoleWorld.open({}, async (folder) => {
      await mkdir(join(folder, 'cities/made-up'), { recursive: true });
      await writeCityMap(gridCity(CITY), join(folder, 'cities/made-up/map.pmtiles'));
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await closeBrowser(browser);
    await world.close();
  });

  /** A page that notes which hosts it asks, and what it complains of. */
  async function visitor(path: string) {
    const page = await browser.newPage({ locale: 'pt-BR' });
    const asked = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
    });
    await page.goto(world.server.baseUrl + path);
    return { page, asked, complaints };
  }
  /** The colours of the city that are on the page's canvases. */
  const drawnOn = async (page: Page, canvases: string) => {
    const seen = () =>
      page.evaluate<string[]>(`(() => {
      const colours = ${JSON.stringify(COLOURS)};
      const found = new Set();
      for (const canvas of document.querySelectorAll('${canvases}')) {
        const { width, height } = canvas;
        const data = width * height === 0 ? [] : canvas.getContext('2d').getImageData(0, 0, width, height).data;
        for (let i = 0; i < data.length; i += 4) found.add([data[i], data[i + 1], data[i + 2]].join());
      }
      return Object.keys(colours).filter((name) => found.has(colours[name]));
    })()`);
    await until('all is drawn', async () => (await seen()).length === Object.keys(COLOURS).length);
  };

  /** Addresses of the pieces of the city below the way, once all have come. */
  const piecesOf = async (page: Page, zoom: number) => {
    const read = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll('#city image')].map((one) => one.href.baseVal)`);
    const isZoom = (href: string) => Number(href.split('/').at(-3)) >= zoom;
    await until('the city is laid', async () => (await read()).some(isZoom) && (await read()).every(isZoom));
    return read();
  };

  /** The mark of the shop moves with the map, and the city below it; then the whole is in sight again. */
  const isEnlarged = async (page: Page) => {
    const pieces = await piecesOf(page, 8);
    const place = async () => {
      const { x, y, width, height } = (await page.locator('.pin.pickup').boundingBox())!;
      return [x, y, width, height].map(Math.round) as [number, number, number, number];
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const before = await place();
    await press('Aproximar');
    await shown.poll(place).not.toEqual(before);
    const near = await place();
    await shown.poll(async () => (await place()).slice(2)).toEqual(before.slice(2));
    const frame = (await page.locator('#map .frame').boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await page.mouse.up();
    await shown.poll(place).toEqual([near[0] + 30, ...near.slice(1)]);
    await piecesOf(page, zoomOf(pieces) + 1);
    await press('Mostrar o caminho todo');
    await shown.poll(place).toEqual(before);
  };

  it('is drawn on the tracking page and in the panel, by ranges, and asks no other host', async () => {
    const { id, trackingToken } = await world.place();
    await world.advanceUntil(id, 'accepted');
    const tracking = await visitor(`/rastreio/${trackingToken}`);
    const [piece = ''] = await piecesOf(tracking.page, 8);
    await world.call().get(piece).expect(200);
    await shown(tracking.page.locator('.attribution')).toHaveText(ATTRIBUTION, { useInnerText: true });
    await isEnlarged(tracking.page);
    const { domain, scope } = world.dispatch;
    await domain.get(Operators).create(scope.hubId, OPERATOR);
    const panel = await visitor('/painel');
    await panel.page.getByLabel('E-mail').fill(OPERATOR.email);
    await panel.page.getByLabel('Senha', { exact: true }).fill(OPERATOR.password);
    await panel.page.getByRole('button', { name: 'Entrar' }).click();
    await drawnOn(panel.page, '.leaflet-tile');
    await panel.page.locator(`[data-attribution="${ATTRIBUTION}"]`).waitFor();
    for (const { asked, complaints } of [tracking, panel])
      expect([[...asked], complaints]).toEqual([[world.server.baseUrl], []]);
  });

  it('loads less than 60 kB, and with the map below the way less than 120 kB', async () => {
    const { id, trackingToken } = await world.place();
    await world.advanceUntil(id, 'collected');
    const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const sizes: [path: string, bytes: number][] = [];
    page.on('requestfinished', (request) => {
      void request
        .sizes()
        .then(({ responseBodySize }) => sizes.push([new URL(request.url()).pathname, responseBodySize]));
    });
    await page.goto(`${world.server.baseUrl}/rastreio/${trackingToken}`);
    const pieces = await piecesOf(page, 8);
    await until('all was measured', () =>
      Promise.resolve(pieces.every((one) => sizes.some(([path]) => path === one))),
    );
    const sum = (all: typeof sizes) => all.reduce((bytes, [, own]) => bytes + own, 0);
    const isPiece = (path: string) => path.endsWith('.svg');
    expect(sum(sizes.filter(([path]) => !isPiece(path)))).toBeLessThan(60_000);
    expect(sum(sizes)).toBeLessThan(120_000);
    await page.close();
  });

  it('draws pieces of the city, in the colours of the reader, and none of elsewhere', async () => {
    const { nest } = world.server;
    const { tiles } = await nest.get(MapSources, { strict: false }).ofPage(world.dispatch.scope.hubId);
    const at = (zoom: number, { latitude, longitude }: { latitude: number; longitude: number }) => {
      const y = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
      const places = {
        z: zoom,
        x: Math.floor((longitude / 360 + 0.5) * 2 ** zoom),
        y: Math.floor(y * 2 ** zoom),
      };
      return tiles!.replace(/\{([zxy])\}/g, (_, name: 'x') => String(places[name]));
    };
    const drawn = async (zoom: number) => {
      const { body } = await world.call().get(at(zoom, INSIDE)).expect(200).expect('Content-Type', /svg/);
      return String(body);
    };
    const [far, near, deep] = [await drawn(12), await drawn(15), await drawn(17)];
    for (const text of [far, near, deep]) expect(text).toContain('prefers-color-scheme:dark');
    for (const kind of ['water', 'green', 'street'])
      expect(`${far} ${near}`).toContain(`class="${kind}" d="M`);
    expect(near).toMatch(/<text[^>]*>\w/);
    expect(far).not.toContain('class="building" d="M');
    expect(deep.length).toBeLessThan(near.length);
    for (const path of [
      at(18, CITY),
      at(15, { latitude: 10, longitude: 10 }),
      at(15, CITY).replace(/\d+\.svg/, 'x.svg'),
    ])
      await world.call().get(path).expect(404);
  });

  it('serves ranges of the archive under an address of its version, and no other file', async () => {
    const { nest } = world.server;
    const archive = nest.get(MapSources, { strict: false }).source.region!.archiveUrls[0]!;
    const part = await world.call().get(archive).set('Range', 'bytes=0-6').expect(206);
    expect(part.headers['content-range']).toMatch(/^bytes 0-6\/\d{5,}$/);
    expect(String(part.body)).toBe('PMTiles');
    await world.call().get(archive).set('Range', 'bytes=999999-').expect(416);
    for (const name of ['secret.key', '..%2F..%2Fsecret.key', 'made-up.pmtiles', 'map.pmtiles'])
      await world.call().get(`/rastreio/recursos/mapa/${name}`).expect(404);
  });
});
