import { Operators } from '#domain';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER, browserPresent } from '../support/browser.js';
import { BROWSER_TIMEOUT_MS } from '../web/panel.world.js';
import { ConsoleWorld } from './console.world.js';
import { waterArchive } from './region-archive.builder.js';

const OPERATOR = { name: 'Dora', email: 'mapa@example.com', password: 'segredo-1', role: 'owner' } as const;
/** `--map-water` in light. */
const WATER = [185, 213, 227, 255];
/** Zoom, column, row, and the number that PMTiles gives to the tile. */
const TILES = [
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 2],
  [1, 1, 1, 3],
  [1, 1, 0, 4],
  [2, 0, 0, 5],
  [12, 3423, 1763, 19_078_479],
] as const;
const MIDDLE = `(() => {
  const tile = document.querySelector('canvas.leaflet-tile-loaded');
  return [...tile.getContext('2d').getImageData(tile.width / 2, tile.height / 2, 1, 1).data];
})()`;

(browserPresent ? describe : describe.skip)('the map of a region from one archive', () => {
  let world: ConsoleWorld;
  let browser: Browser;

  beforeAll(async () => {
    world = await ConsoleWorld.open({}, (folder) => writeFile(join(folder, 'map.pmtiles'), waterArchive()));
    browser = await chromium.launch(BROWSER);
  }, BROWSER_TIMEOUT_MS);
  afterAll(async () => {
    await browser.close();
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
  const colour = async (page: Page) => {
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor({ state: 'attached' });
    return page.evaluate<number[]>(MIDDLE);
  };

  it(
    'is drawn on the tracking page and in the panel, by ranges, and asks no other host',
    async () => {
      const { id, trackingToken } = await world.place();
      await world.advanceUntil(id, 'accepted');
      const tracking = await visitor(`/rastreio/${trackingToken}`);
      expect(await colour(tracking.page)).toEqual(WATER);
      const { domain, scope } = world.dispatch;
      await domain.get(Operators).create(scope.hubId, OPERATOR);
      const panel = await visitor('/painel');
      await panel.page.getByLabel('E-mail').fill(OPERATOR.email);
      await panel.page.getByLabel('Senha', { exact: true }).fill(OPERATOR.password);
      await panel.page.getByRole('button', { name: 'Entrar' }).click();
      expect(await colour(panel.page)).toEqual(WATER);
      const numbers = await tracking.page.evaluate<number[]>(`(async () => {
        const script = document.querySelector('main').dataset.archiveScript;
        const [archive] = /\\/rastreio\\/recursos\\/region-archive\\.\\w+\\.js/.exec(await (await fetch(script)).text());
        const { tileNumber } = await import(archive);
        return ${JSON.stringify(TILES)}.map(([z, x, y]) => tileNumber(z, x, y));
      })()`);
      expect(numbers).toEqual(TILES.map(([, , , number]) => number));
      for (const { asked, complaints } of [tracking, panel])
        expect([[...asked], complaints]).toEqual([[world.server.baseUrl], []]);
    },
    BROWSER_TIMEOUT_MS,
  );

  it('serves ranges of the archive under an address of its version, and no other file', async () => {
    const { trackingToken } = await world.place();
    const { text } = await world.call().get(`/rastreio/${trackingToken}`).expect(200);
    const [, archive = ''] = /data-archive="([^"]+)"/.exec(text) ?? [];
    const part = await world.call().get(archive).set('Range', 'bytes=0-6').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-6/${String(waterArchive().length)}`);
    expect(String(part.body)).toBe('PMTiles');
    await world.call().get(archive).set('Range', 'bytes=999999-').expect(416);
    await world.call().get('/rastreio/recursos/mapa/secret.key').expect(404);
  });
});
