import { OrderQueries } from '#domain';
import type { Page, Route } from 'playwright-core';
import { PASSWORD } from '../console/merchant.world.js';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { browserPresent, BROWSER_TIMEOUT_MS, violations } from './panel.world.js';
import { ShopWorld } from './shop.world.js';

const ORDERS = '**/api/merchant/orders';
const PLACED = '**/api/merchant/orders/placed/*';
const QUOTE = '**/api/merchant/orders/quote';
const SHEETS = '**/api/merchant/delivery-imports';

(browserPresent ? describe : describe.skip)('the merchants’ app orders what the clerk sees, once', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open();
    await world.fillWallet();
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  const orders = async () => {
    const { faces, home } = world.merchants;
    return (await faces.get(OrderQueries).newest(home.scope, {}, 50, 0)).map(({ stops }) => stops[0]?.name);
  };
  /** The server does what it is asked; the answer never arrives. */
  const loseAnswer = async (route: Route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  };
  async function written(name: string): Promise<Page> {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await page.getByLabel('Cliente', { exact: true }).fill(name);
    await page.getByLabel('Endereço com número').fill(KNOWN_ADDRESS);
    return page;
  }
  const order = (page: Page) => page.getByRole('button', { name: /^Pedir por R\$/ }).click();

  it(
    'finds the order whose answer was lost after a reload',
    async () => {
      const page = await written('Olga');
      await page.route(ORDERS, loseAnswer);
      await page.route(PLACED, (route) => route.abort());
      await order(page);
      await page.getByText('ele não sai duas vezes').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.unrouteAll();
      await page.reload();
      await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
      await page.getByRole('link', { name: 'Nova', exact: true }).click();
      await shown(page.getByLabel('Cliente', { exact: true })).toHaveValue('');
      expect((await orders()).filter((name) => name === 'Olga')).toHaveLength(1);
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'orders no second one when the clerk changes something after a lost answer, and shows the first',
    async () => {
      const page = await written('Pedro');
      await page.route(ORDERS, loseAnswer);
      await page.route(PLACED, (route) => route.abort());
      await order(page);
      await page.getByText('ele não sai duas vezes').waitFor();
      await page.unroute(ORDERS);
      await page.getByLabel('Cliente', { exact: true }).fill('Pedro Lima');
      const answered = page.waitForResponse(ORDERS);
      await order(page);
      await answered;
      await page.unroute(PLACED);
      await page.getByText('já foi pedido').waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await orders()).not.toContain('Pedro Lima');
      expect((await orders()).filter((name) => name === 'Pedro')).toHaveLength(1);
      await page.getByRole('link', { name: 'Ver a entrega já pedida' }).click();
      await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
      await page.getByText('Pedro').first().waitFor();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'orders nothing at a price that was not shown, and shows the price as it is',
    async () => {
      const page = await world.entered();
      await page.route(
        QUOTE,
        async (route) => {
          const response = await route.fetch();
          const quote = (await response.json()) as { totalCents: number };
          await route.fulfill({ response, json: { ...quote, totalCents: 123 } });
        },
        { times: 1 },
      );
      await page.getByRole('link', { name: 'Nova', exact: true }).click();
      await page.getByLabel('Endereço com número').fill(KNOWN_ADDRESS);
      const before = await orders();
      await page.getByRole('button', { name: /R\$\s1,23/ }).click();
      await page.getByText('O preço mudou').waitFor();
      expect(await orders()).toEqual(before);
      await page.getByRole('button', { name: /R\$\s1,23/ }).waitFor({ state: 'detached' });
      await order(page);
      await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'cannot be asked to order before the price of what is written is shown',
    async () => {
      const page = await written('Quitéria');
      await page.getByRole('button', { name: /^Pedir por R\$/ }).waitFor();
      await page.route(QUOTE, (route) => route.abort());
      await page.getByText('Mais uma parada').click();
      await page.getByLabel('Endereço com número').last().fill('Rua das Araras Azuis, 10');
      await shown(page.getByRole('button', { name: /^Pedir/ })).toBeDisabled();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'sends a sheet once, however often its answer is lost, and reads it as Excel writes it',
    async () => {
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
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'orders nothing for another shop that has logged in to the browser, and forgets what was typed',
    async () => {
      const page = await written('Rosa');
      await page.getByRole('button', { name: /^Pedir por R\$/ }).waitFor();
      const { email } = world.merchants.home.rival;
      const before = await orders();
      const status = await page.evaluate(
        ([user, password]) =>
          fetch('/api/merchant/sessions', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ email: user, password }),
          }).then((answer) => answer.status),
        [email, PASSWORD],
      );
      expect(status).toBe(204);
      await order(page);
      await page.getByRole('heading', { name: 'Entregas' }).waitFor();
      await page.getByText(world.merchants.home.rival.name).first().waitFor();
      await page.getByRole('link', { name: 'Nova', exact: true }).click();
      await shown(page.getByLabel('Cliente', { exact: true })).toHaveValue('');
      expect(await orders()).toEqual(before);
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'shows one person in all tabs: they leave and enter together',
    async () => {
      const first = await written('Sara');
      const second = await first.context().newPage();
      await second.goto(`${world.merchants.faces.baseUrl}/loja`);
      await second.getByRole('button', { name: 'Sair' }).click();
      await first.getByRole('heading', { name: 'Entrar' }).waitFor();
      await second.getByLabel('E-mail').fill(world.merchants.home.rival.email ?? '');
      await second.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await second.getByRole('button', { name: 'Entrar', exact: true }).click();
      await first.getByText(world.merchants.home.rival.name).first().waitFor();
      await first.getByRole('link', { name: 'Nova', exact: true }).click();
      await shown(first.getByLabel('Cliente', { exact: true })).toHaveValue('');
      expect(world.complaints).toEqual([]);
    },
    BROWSER_TIMEOUT_MS,
  );
});
