import type { Route } from 'playwright-core';
import { anOrder } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { browserPresent, PanelWorld, violations } from './panel.world.js';

const WIDE = { width: 1280, height: 800 };
/** All orders are in sight, also one that goes to the last group. */
const TALL = { width: 1280, height: 2_000 };
const ORDERS = 30;
/** Which class the mark has that a pointer would hit at the middle of the first mark of a courier. */
const TOPMOST_AT_COURIER = `(() => {
  const { x, y, width, height } = document.querySelector('.map-courier').getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest('.leaflet-marker-icon')?.classList.contains('map-courier') ?? false;
})()`;

(browserPresent ? describe : describe.skip)('the board with many orders in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
    await world.courier('Ana Ventania');
    for (let at = 0; at < ORDERS; at++) await anOrder(world.hub).create(world.faces);
  });
  afterAll(() => world.close());

  it('says what each column shows', async () => {
    const page = await world.operator(WIDE);
    const heads = page.getByRole('grid').getByRole('columnheader');
    await heads.first().waitFor({ state: 'attached' });
    await shown(heads).toHaveText(
      ['Seleção', 'Resta', 'Pedido', 'Loja e entrega', '', 'Entregador', 'Ações'],
      { useInnerText: true },
    );
    await page.getByRole('columnheader', { name: 'A receber' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(`document.cookie = 'language=en; path=/'`);
    await page.reload();
    await page.getByRole('columnheader', { name: 'Shop and next stop' }).waitFor();
  });

  it('counts orders near each other on one mark of the map, below the couriers, until one comes nearer', async () => {
    const page = await world.operator(WIDE);
    const cluster = page.locator('.map-cluster');
    await page.locator('.map-courier').first().waitFor();
    await page.getByRole('button', { name: 'Afastar' }).dblclick();
    await cluster.first().waitFor();
    await shown(cluster).toHaveText([String(ORDERS), String(ORDERS)], { useInnerText: true });
    await shown.poll(() => page.evaluate(TOPMOST_AT_COURIER)).toBe(true);
    await cluster.last().click();
    await cluster.first().waitFor({ state: 'detached' });
  });

  it('says that an order is assigned once the server has said so, and takes the row back when it refuses', async () => {
    const page = await world.operator(TALL);
    const publicId = (await page.locator('[data-order]').first().getAttribute('data-order')) ?? '';
    const row = page.locator(`[data-order="${publicId}"]`);
    const said = page.getByText(`${publicId} atribuído a Ana Ventania`);
    const assign = async () => {
      await page.keyboard.press('a');
      await page.getByRole('option', { name: /Ana Ventania/ }).click();
      await row.getByText('Ana Ventania').waitFor();
      await shown(said).toHaveCount(0);
    };
    const held: Route[] = [];
    await page.route('**/api/admin/orders/*/assign', (route) => held.push(route));
    await row.getByRole('button', { name: publicId }).click();
    await page.getByRole('heading', { name: publicId }).waitFor();
    await assign();
    await held.pop()?.fulfill({ status: 409, json: { type: 'urn:problem:courier_unavailable' } });
    await page.getByRole('alert').waitFor();
    await row.getByText('procurando').waitFor();
    await shown(said).toHaveCount(0);
    await assign();
    await held.pop()?.continue();
    await said.waitFor();
    await shown(row.getByText('Ana Ventania')).toHaveCount(1);
  });
});
