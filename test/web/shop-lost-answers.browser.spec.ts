import type { Route } from 'playwright-core';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { browserPresent, violations } from './panel.world.js';
import { ShopWorld } from './shop.world.js';

const ORDERS = '**/api/merchant/orders';
const PLACED = '**/api/merchant/orders/placed/*';
const SHEETS = '**/api/merchant/delivery-imports';

(browserPresent ? describe : describe.skip)('the merchants’ app, whose answer was lost, orders once', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open();
    await world.fillWallet();
  });
  afterAll(() => world.close());

  /** The server does what it is asked; the answer never arrives. */
  const loseAnswer = async (route: Route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  };

  it('finds the order whose answer was lost after a reload', async () => {
    const page = await world.written('Olga');
    await page.route(ORDERS, loseAnswer);
    await page.route(PLACED, (route) => route.abort());
    await world.order(page);
    await page.getByText('ele não sai duas vezes').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await shown(page.getByLabel('Cliente', { exact: true })).toHaveValue('');
    expect((await world.orders()).filter((name) => name === 'Olga')).toHaveLength(1);
  });

  it('orders no second one when the clerk changes something after a lost answer, and shows the first', async () => {
    const page = await world.written('Pedro');
    await page.route(ORDERS, loseAnswer);
    await page.route(PLACED, (route) => route.abort());
    await world.order(page);
    await page.getByText('ele não sai duas vezes').waitFor();
    await page.unroute(ORDERS);
    await page.getByLabel('Cliente', { exact: true }).fill('Pedro Lima');
    const answered = page.waitForResponse(ORDERS);
    await world.order(page);
    await answered;
    await page.unroute(PLACED);
    await page.getByText('já foi pedido').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await world.orders()).not.toContain('Pedro Lima');
    expect((await world.orders()).filter((name) => name === 'Pedro')).toHaveLength(1);
    await page.getByRole('link', { name: 'Ver a entrega já pedida' }).click();
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    await page.getByText('Pedro').first().waitFor();
  });

  it('sends a sheet once, however often its answer is lost, and reads it as Excel writes it', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Enviar planilha' }).click();
    const sheet = `nome;endereco\nJoão Sé;${KNOWN_ADDRESS}`;
    await page.locator('input[type=file]').setInputFiles({
      name: 'entregas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(sheet, 'latin1'),
    });
    await page.getByRole('button', { name: 'Conferir e ver preços' }).click();
    await page.getByText('João Sé', { exact: true }).waitFor();
    await page.route(SHEETS, loseAnswer);
    await page.getByRole('button', { name: /^Pedir 1 entrega por/ }).click();
    await page.getByText('Sem conexão com o servidor').waitFor();
    await page.reload();
    await page.getByLabel('Cole aqui').waitFor();
    await shown(page.getByLabel('Cole aqui')).toHaveValue(sheet);
    await page.unrouteAll();
    await page.reload();
    await page.getByText('0 de 1 concluídas').first().waitFor();
    await page.getByRole('link', { name: 'Entregas' }).first().click();
    await page.getByRole('link', { name: 'Enviar planilha' }).click();
    await page.getByRole('heading', { name: 'Planilhas enviadas' }).waitFor();
    await shown(page.getByText(/^Planilha de/)).toHaveCount(2);
  });
});
