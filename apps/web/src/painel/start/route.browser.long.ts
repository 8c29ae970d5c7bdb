import { Cities, Hubs, Operators } from '#domain';
import { CityImportRunner } from '#domain/modules';
import { browserPresent, logIn, PHONE, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld } from '../../../../../test/web/phone.world.js';
import { until } from '../../../../../test/support/running-gateway.js';
import { gridCity } from '../../../../../tools/city/grid-city.builder.js';
import { osmXml } from '../../../../../tools/city/osm-xml.builder.js';
import type { Page } from 'playwright-core';

const CITY = Buffer.from([...osmXml(gridCity({ columns: 8, rows: 7, furnished: true }))].join(''));

(browserPresent ? describe : describe.skip)('the first hour in a browser', () => {
  let world: PhoneWorld;
  let hubs = 0;

  beforeAll(async () => {
    world = await PhoneWorld.open();
    await world.faces.core.db.execute('update hubs set sandbox = true');
  });
  afterAll(() => world.close());

  /** The owner of an empty hub. */
  async function owner(viewport?: typeof PHONE) {
    const email = `primeira-hora-${String(++hubs)}@example.com`;
    const atStop = { withinM: 10_000, waitMinutes: 0 };
    const hub = await world.faces
      .get(Hubs)
      .create({ name: 'Nova', city: 'Vila Nova', state: 'MS', settings: { atStop }, sandbox: hubs > 1 });
    const person = { name: 'Nina', email, password: 'segredo-longo-1', role: 'owner' } as const;
    await world.faces.get(Operators).create(hub.id, person);
    const page = await world.closedDesk(viewport);
    await logIn(page, { email });
    await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor();
    return { page, hub };
  }
  const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`);
  const create = (page: Page, name: string) =>
    step(page, name).getByRole('button', { name: 'Cadastrar' }).click();

  it('leads one person from an empty hub to the first delivered order, by the panel and the courier’s app alone', async () => {
    const { page, hub } = await owner();
    await page.getByText('0 de 8 feitos').waitFor();
    const file = { name: 'vila.osm', mimeType: 'application/octet-stream', buffer: CITY };
    await page.getByLabel('Arquivo da cidade').setInputFiles({ ...file, name: 'vila.pdf' });
    await page.getByText('não é um recorte do OpenStreetMap', { exact: false }).waitFor();
    await page.getByLabel('Arquivo da cidade').setInputFiles(file);
    await page.getByText('Na fila do servidor').waitFor();
    // Who comes back finds the state as it was.
    await page.reload();
    await page.getByText('Na fila do servidor').waitFor();
    expect(await violations(page)).toEqual([]);
    await world.faces.get(CityImportRunner).runDue();
    await page.getByRole('application', { name: 'Mapa da cidade' }).waitFor();
    await page.getByText('1 de 8 feitos').waitFor();

    await page.getByRole('button', { name: 'Com que vocês entregam' }).click();
    await create(page, 'vehicleType');
    await page.getByRole('button', { name: 'Quanto custa uma entrega' }).click();
    await step(page, 'tariff').getByLabel('Preço base (R$)').fill('8,50');
    await create(page, 'tariff');
    await page.getByRole('button', { name: 'A primeira loja' }).click();
    await step(page, 'merchant').getByLabel('Nome da loja').fill('Padaria');
    await step(page, 'merchant').getByLabel('Telefone').fill('67999990000');
    await create(page, 'merchant');
    await page.getByRole('button', { name: 'O primeiro entregador' }).click();
    await step(page, 'courier').getByLabel('Nome').fill('Ana Ventania');
    await step(page, 'courier').getByLabel('Telefone').fill('67988887777');
    await step(page, 'courier').getByLabel('Senha inicial').fill('segredo-longo-1');
    await create(page, 'courier');
    await page.getByRole('button', { name: 'O telefone da empresa' }).click();
    await step(page, 'phone').getByLabel('Telefone').fill('(67) 3333-0000');
    const shown = 'O entregador vê o número: liga e manda WhatsApp';
    await step(page, 'phone').getByLabel('O número do cliente, na porta').selectOption({ label: shown });
    await step(page, 'phone').getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('6 de 8 feitos').waitFor();

    const [city] = await world.faces.get(Cities).list();
    const { north, south, east, west } = city!.bounds;
    const phone = await world.phone('light', {
      latitude: (north + south) / 2,
      longitude: (east + west) / 2,
    });
    await phone.logIn('67988887777', 'segredo-longo-1');
    await phone.goOnline();

    await page.getByRole('button', { name: 'O primeiro pedido' }).click();
    await page.getByRole('link', { name: 'Criar pedido' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Loja', { exact: true }).selectOption({ label: 'Padaria' });
    const [from, to] = await streetNames(hub.id);
    await form.getByLabel('Endereço de coleta').fill(`${from}, 10`);
    await form.getByLabel('Endereço de entrega 1').fill(`${to}, 20`);
    await form.getByText(/R\$/).first().waitFor();
    await form.getByRole('button', { name: 'Criar pedido' }).click();
    await form.waitFor({ state: 'detached' });
    await world.search();
    await phone.press('Aceitar');
    for (const act of ['Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar']) await phone.press(act);
    await phone.page.getByLabel('Quem recebeu?').fill('Maria');
    await phone.slide('Entreguei');
    await phone.page.getByRole('heading', { name: 'Disponível' }).waitFor();
    // The app shows what it has still to send.
    await until('the order is completed', async () => {
      const [order] = await world.faces.core.db.query<{ status: string }>(
        'select status from orders where hub_id = $1',
        [hub.id],
      );
      return order?.status === 'completed';
    });
    expect(world.complaints).toEqual([]);
  }, 600_000);

  it('has nothing that axe finds wrong on a phone, and says who brings the city where several companies work', async () => {
    await world.faces.get(Hubs).create({ name: 'Outra', city: 'Vila Nova', state: 'MS' });
    const { page } = await owner(PHONE);
    await page.getByRole('button', { name: 'A cidade', exact: false }).first().click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${world.faces.baseUrl}/painel/lugares?parte=city`);
    await page.getByText('quem o administra traz a cidade', { exact: false }).waitFor();
  });

  async function streetNames(hubId: number): Promise<[string, string]> {
    const rows = await world.faces.core.db.query<{ name: string }>(
      `select name from streets where hub_id = $1 and alias_of is null order by name limit 2`,
      [hubId],
    );
    return [rows[0]!.name, rows[1]!.name];
  }
});
