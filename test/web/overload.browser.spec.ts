import { BulkCommands, Hubs, OrderLifecycle, type OrderRecord, OutboxRelay, SearchSteps } from '#domain';
import type { Page } from 'playwright-core';
import { aCourier, anOrder, FURTHER } from '../support/builders/index.js';
import { overflow } from '../support/axe.js';
import { shown } from '../support/shown.js';
import { browserPresent, PanelWorld, PHONE, violations } from './panel.world.js';

const LAPTOP = { width: 1280, height: 720 };
const UNSERVED = 95;
const FAR_OUT = { latitude: FURTHER.latitude + 0.5, longitude: FURTHER.longitude };
const LONG_NAME = 'Cooperativa de Entregas Rápidas do Norte';

/** Rows of orders that are whole in sight. */
const ROWS_IN_SIGHT = `(() => {
  const list = document.querySelector('.region.orders .fill').getBoundingClientRect();
  const whole = (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= list.top + 27 && bottom <= Math.min(list.bottom, innerHeight);
  };
  return [...document.querySelectorAll('.order-row')].filter(whole).length;
})()`;

(browserPresent ? describe : describe.skip)('an hour with more orders than couriers, in a browser', () => {
  let world: PanelWorld;
  const couriers: number[] = [];

  const orders = async (count: number): Promise<OrderRecord[]> => {
    const all: OrderRecord[] = [];
    for (let at = 0; at < count; at++) all.push(await anOrder(world.hub).create(world.faces));
    return all;
  };

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    const dispatch = { notServedMinutes: 5, whenNotServed: 'hold' as const };
    await faces.get(Hubs).update(hub.hub.id, { name: LONG_NAME, settings: { dispatch } });
    await orders(UNSERVED);
    await faces.get(OutboxRelay).drain();
    faces.core.clock.advance({ minutes: 6 });
    await faces.get(SearchSteps).runDue();
    for (let at = 0; at < 5; at++)
      couriers.push(await aCourier(faces, hub.scope, [hub.motorbike.id], FAR_OUT));
    const carried = await orders(10);
    for (const [at, { id }] of carried.entries())
      await faces.get(OrderLifecycle).reassign(hub.scope, id, couriers[at % 5]!);
    await orders(8);
    await faces.get(OutboxRelay).drain();
  });
  afterAll(() => world.close());

  const head = (page: Page) => page.locator('.group-head', { hasText: 'Ninguém aceitou' });

  it('is worked in one list: what nobody took stands folded at its head, and is searched for again at once', async () => {
    const page = await world.operator(LAPTOP);
    await head(page).getByText(String(UNSERVED)).waitFor();
    await page
      .getByRole('link', { name: /^Pedidos/ })
      .getByText(String(UNSERVED), { exact: true })
      .waitFor();
    await shown.poll(() => page.evaluate<number>(ROWS_IN_SIGHT)).toBeGreaterThanOrEqual(12);
    await shown(page.locator('[data-wait]')).toHaveCount(3);
    await shown(page.locator('[data-wait]').first()).toHaveText(/espera desde/, { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Hoje/ }).click();
    await page.getByRole('link', { name: `${String(UNSERVED)} pedidos que ninguém atendeu` }).click();
    await head(page).getByRole('button', { name: 'Procurar todos de novo' }).click();
    await head(page).waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: 'Comando em lote' })
      .getByText(`0 de ${String(UNSERVED)}`)
      .waitFor();
    await world.faces.get(BulkCommands).runDue();
    await page.getByText(`${String(UNSERVED)} feitos`).waitFor();
    const searched = page.locator('.group-head', { hasText: 'Procurando entregador' });
    await searched.getByText(String(UNSERVED + 8)).waitFor();
  });

  it('names who got the order while the operator chose, and asks before they lose it', async () => {
    const [order] = await orders(1);
    const page = await world.screen(`?pedido=${String(order!.id)}`);
    await page.getByRole('heading', { name: order!.publicId }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('option').first().waitFor();
    await world.faces.get(OrderLifecycle).reassign(world.hub.scope, order!.id, couriers[0]!);
    await page.getByRole('dialog', { name: /^Trocar: / }).waitFor();
    await page.getByRole('option').nth(1).click();
    const asked = page.getByRole('dialog', { name: new RegExp(`^Trocar ${order!.publicId} para`) });
    await asked.getByText(/recebeu este pedido enquanto você escolhia/).waitFor();
    await asked.getByRole('button', { name: 'Trocar' }).click();
    await page.getByText(new RegExp(`^${order!.publicId} atribuído a`)).waitFor();
  });

  it('fits a phone, whatever the company is called', async () => {
    const page = await world.operator(PHONE);
    await page.locator('.order-row').first().waitFor();
    for (const path of ['', '/hoje', '/historico', '/entregadores', '/lojas', '/dinheiro', '/ajustes']) {
      await page.goto(`${world.faces.baseUrl}/painel${path}`);
      await page.getByText('ao vivo', { exact: true }).waitFor();
      await shown.poll(() => overflow(page), path).toEqual([]);
    }
  });
});
