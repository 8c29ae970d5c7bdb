import { Operators } from '#domain';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { writeCityMap } from '../../../tools/city/city-map.builder.js';
import { gridCity } from '../../../tools/city/grid-city.builder.js';
import { closeBrowser, openBrowser } from '../../support/browser-windows.js';
import { browserPresent } from '../../support/browser.js';
import { until } from '../../support/running-gateway.js';
import { shown } from '../../support/shown.js';
import { BROWSER_TIMEOUT_MS } from '../../web/panel.world.js';
import { ConsoleWorld } from '../console.world.js';

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

(browserPresent ? describe : describe.skip)('the map of a city from its archive', () => {
  let world: ConsoleWorld;
  let browser: Browser;

  beforeAll(async () => {
    world = await ConsoleWorld.open({}, async (folder) => {
      await mkdir(join(folder, 'cities/made-up'), { recursive: true });
      await writeCityMap(gridCity(CITY), join(folder, 'cities/made-up/map.pmtiles'));
    });
    browser = await openBrowser();
  }, BROWSER_TIMEOUT_MS);
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

  /** The mark of the shop moves with the map, and the city is painted below it; then the whole way is in sight again. */
  const isEnlarged = async (page: Page) => {
    const place = async () => {
      const { x, y, width, height } = (await page.locator('.pin.pickup').boundingBox())!;
      return [x, y, width, height].map(Math.round) as [number, number, number, number];
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const before = await place();
    await press('Aproximar');
    const near = await place();
    expect(near.slice(2)).toEqual(before.slice(2));
    expect(near).not.toEqual(before);
    const frame = (await page.locator('#map .frame').boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await page.mouse.up();
    expect(await place()).toEqual([near[0] + 30, ...near.slice(1)]);
    await drawnOn(page, '#city');
    await press('Mostrar o caminho todo');
    expect(await place()).toEqual(before);
  };

  it(
    'is drawn on the tracking page and in the panel, by ranges, and asks no other host',
    async () => {
      const { id, trackingToken } = await world.place();
      await world.advanceUntil(id, 'accepted');
      const tracking = await visitor(`/rastreio/${trackingToken}`);
      await drawnOn(tracking.page, '#city');
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
    },
    BROWSER_TIMEOUT_MS,
  );

  it('loads less than 60 kB with the tracking page, the library that draws it included', async () => {
    const { trackingToken } = await world.place();
    const files = [`/rastreio/${trackingToken}`];
    let bytes = 0;
    for (const file of files) {
      const { text } = await world.call().get(file).expect(200);
      bytes += gzipSync(text).length;
      for (const [, found = ''] of text.matchAll(/["'](\/rastreio\/recursos\/[\w.-]+\.(?:js|css))["']/g))
        if (!files.includes(found)) files.push(found);
    }
    expect(files.join(' ')).toMatch(/tracking-page.*region-map.*protomaps-leaflet/);
    expect(bytes).toBeLessThan(60_000);
  });

  it('serves ranges of the archive under an address of its version, and no other file', async () => {
    const { trackingToken } = await world.place();
    const { text } = await world.call().get(`/rastreio/${trackingToken}`).expect(200);
    const [, archive = ''] = /data-archives="([^"]+)"/.exec(text) ?? [];
    const part = await world.call().get(archive).set('Range', 'bytes=0-6').expect(206);
    expect(part.headers['content-range']).toMatch(/^bytes 0-6\/\d{5,}$/);
    expect(String(part.body)).toBe('PMTiles');
    await world.call().get(archive).set('Range', 'bytes=999999-').expect(416);
    for (const name of ['secret.key', '..%2F..%2Fsecret.key', 'made-up.pmtiles', 'map.pmtiles'])
      await world.call().get(`/rastreio/recursos/mapa/${name}`).expect(404);
  });
});
