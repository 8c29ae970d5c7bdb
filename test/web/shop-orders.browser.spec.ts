import { PASSWORD } from '../console/merchant.world.js';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { browserPresent } from './panel.world.js';
import { ShopWorld } from './shop.world.js';

const QUOTE = '**/api/merchant/orders/quote';

(browserPresent ? describe : describe.skip)('the merchants’ app orders what its clerk sees', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open();
    await world.fillWallet();
  });
  afterAll(() => world.close());

  it('orders nothing at a price that was not shown, and shows the price as it is', async () => {
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
    const before = await world.orders();
    await page.getByRole('button', { name: /R\$\s1,23/ }).click();
    await page.getByText('O preço mudou').waitFor();
    expect(await world.orders()).toEqual(before);
    await page.getByRole('button', { name: /R\$\s1,23/ }).waitFor({ state: 'detached' });
    await world.order(page);
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
  });

  it('cannot be asked to order before the price of what is written is shown', async () => {
    const page = await world.written('Quitéria');
    await page.getByRole('button', { name: /^Pedir por R\$/ }).waitFor();
    await page.route(QUOTE, (route) => route.abort());
    await page.getByText('Mais uma parada').click();
    await page.getByLabel('Endereço com número').last().fill('Rua das Araras Azuis, 10');
    await shown(page.getByRole('button', { name: /^Pedir/ })).toBeDisabled();
  });

  it('orders nothing for another shop that has logged in to the browser, and forgets what was typed', async () => {
    const page = await world.written('Rosa');
    await page.getByRole('button', { name: /^Pedir por R\$/ }).waitFor();
    const { email } = world.merchants.home.rival;
    const before = await world.orders();
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
    await world.order(page);
    await page.getByRole('heading', { name: 'Entregas' }).waitFor();
    await page.getByText(world.merchants.home.rival.name).first().waitFor();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await shown(page.getByLabel('Cliente', { exact: true })).toHaveValue('');
    expect(await world.orders()).toEqual(before);
  });

  it('shows one person in all tabs: they leave and enter together', async () => {
    const first = await world.written('Sara');
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
  });
});
