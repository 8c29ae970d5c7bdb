import { Hubs, hubScope, Merchants, Operators } from '#domain';
import {
  browserPresent,
  DESKTOP,
  logIn,
  PanelWorld,
  BROWSER_TIMEOUT_MS,
  PHONE,
  violations,
} from '../../../../../test/web/panel.world.js';
import type { Page } from 'playwright-core';

(browserPresent ? describe : describe.skip)('the first hour in a browser', () => {
  let world: PanelWorld;
  let hubs = 0;

  beforeAll(async () => {
    world = await PanelWorld.open();
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  /** The owner of an empty hub. */
  async function owner(...look: [size?: typeof DESKTOP, scheme?: 'light' | 'dark']) {
    const email = `primeira-hora-${String(++hubs)}@example.com`;
    const hub = await world.faces.get(Hubs).create({ name: 'Nova', city: 'Campinas', state: 'SP' });
    const person = { name: 'Nina', email, password: 'segredo-1', role: 'owner' } as const;
    await world.faces.get(Operators).create(hub.id, person);
    const page = await world.visitor(...look);
    await logIn(page, { email });
    await page.getByText('ao vivo').waitFor();
    return { page, hub };
  }
  const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`);

  it(
    'leads an empty hub step by step, and is found again where it was left',
    async () => {
      const { page, hub } = await owner();
      await page.getByRole('link', { name: 'Primeiros passos' }).click();
      await page.getByText('0 de 7 feitos').waitFor();
      await step(page, 'vehicleType').getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByText('1 de 7 feitos').waitFor();
      await step(page, 'tariff').getByLabel('Preço base (R$)').fill('8,50');
      await step(page, 'tariff').getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByText('2 de 7 feitos').waitFor();
      // A step done by another client counts too.
      const shop = { name: 'Padaria', phone: '19999990000', password: 'segredo1' };
      await world.faces.get(Merchants).create(hubScope(hub.id), shop);
      await page.goto(`${world.faces.baseUrl}/painel`);
      await page.getByRole('link', { name: 'Primeiros passos' }).click();
      await page.getByText('3 de 7 feitos').waitFor();
      await page.getByRole('button', { name: 'O primeiro entregador' }).click();
      await step(page, 'courier').getByLabel('Nome').fill('Ana Ventania');
      await step(page, 'courier').getByLabel('Telefone').fill('19988887777');
      await step(page, 'courier').getByLabel('Senha inicial').fill('segredo-1');
      await step(page, 'courier').getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByText('4 de 7 feitos').waitFor();
      await page.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );

  it.each([
    ['desktop, light', DESKTOP, 'light'],
    ['phone, dark', PHONE, 'dark'],
  ] as const)(
    'has nothing that axe finds wrong: %s',
    async (_name, size, scheme) => {
      const { page } = await owner(size, scheme);
      await page.goto(`${world.faces.baseUrl}/painel/inicio`);
      await page.getByText('0 de 7 feitos').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );
});
