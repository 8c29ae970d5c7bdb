import { shown } from '../../../../../test/support/shown.js';
import { prepareCells } from '#cells';
import { CourierAlerts, HubGate, Hubs } from '#domain';
import {
  browserPresent,
  PanelWorld,
  goTo,
  violations,
  violationsIn,
} from '../../../../../test/web/panel.world.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/index.js';
import type { Page } from 'playwright-core';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

(browserPresent ? describe : describe.skip)('the settings in a browser', () => {
  let world: PanelWorld;
  let otherCell: TestDatabase;

  beforeAll(async () => {
    otherCell = await createTestDatabase();
    const away = 'postgres://somebody@127.0.0.1:1/last_mile_away';
    world = await PanelWorld.openWithWebhooks({
      CELLS: 'true',
      CELL_DATABASE_URLS: `${otherCell.url} ${away}`,
    });
    await world.courier('Ana Ventania');
  });
  afterAll(async () => {
    await world.close();
    await otherCell.close();
  });

  async function part(name: string): Promise<Page> {
    const page = await world.screen(`/ajustes/${name}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    return page;
  }
  const stored = async () => (await world.faces.get(Hubs).get(world.hub.hub.id)).settings;

  it('tries a search before it is saved, keeps what is typed from part to part, saves and takes back', async () => {
    const { publicId } = await world.order();
    const page = await part('busca');
    const trial = page.getByRole('region', { name: 'Quem seria chamado agora' });
    await trial.getByText(publicId).waitFor();
    await trial
      .getByText(/Ana Ventania/)
      .first()
      .waitFor();
    await page.getByLabel('Como procurar').selectOption('fixed_list');
    await trial.getByText('com mudanças não salvas').waitFor();
    await trial.getByText('ninguém', { exact: true }).first().waitFor();
    await page.getByLabel('Adicionar entregador…').selectOption({ label: 'Ana Ventania' });
    await trial
      .getByText(/Ana Ventania/)
      .first()
      .waitFor();
    expect((await stored()).dispatch.strategy).toBe('nearest_first');
    await page.getByRole('link', { name: 'Pedidos' }).last().click();
    await page.getByLabel('Código na entrega').check();
    await page.getByText('3 mudanças não salvas').waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Ajustes salvos').waitFor();
    expect(await stored()).toMatchObject({ confirmationCode: true, dispatch: { strategy: 'fixed_list' } });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.locator('[data-setting="confirmationCode"] input:not(:checked)').waitFor();
    await shown.poll(stored).toMatchObject({
      confirmationCode: false,
      dispatch: { strategy: 'nearest_first' },
    });
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const page = await part('busca');
    await page.getByLabel('Tempo para aceitar').fill('900');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.locator('[data-setting="dispatch.offerSeconds"]').getByRole('alert').waitFor();
    await shown(page.getByLabel('Tempo para aceitar')).toHaveValue('900');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await shown(page.getByLabel('Tempo para aceitar')).toHaveValue('30');
  });

  it('previews a rush, starts and ends it, and the audit log names the operator', async () => {
    const page = await world.screen('');
    await page.getByRole('button', { name: 'Modo pico' }).click();
    await page.getByText('40 min → 55 min').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ligar modo pico' }).click();
    await page.getByText(/^Modo pico até/).waitFor();
    await page.getByRole('button', { name: 'Desligar agora' }).click();
    await page.getByRole('button', { name: 'Modo pico' }).waitFor();
    expect((await stored()).rush).toBeNull();
    await page.goto(`${world.faces.baseUrl}/painel/ajustes/auditoria`);
    await page
      .getByRole('button', { name: /ligou o modo pico/ })
      .last()
      .click();
    await page.getByRole('rowheader', { name: 'Modo pico: acréscimo' }).waitFor();
  });

  it('lets a person in and takes the access away, brands the page, and gives out what is kept', async () => {
    const page = await part('pessoas');
    await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
    await page.getByLabel('Nome').fill('Nova Pessoa');
    await page.getByLabel('E-mail').fill('nova@example.com');
    await page.getByLabel('Senha inicial').fill('segredo-longo-1');
    await page.getByRole('dialog').getByRole('button', { name: 'Adicionar pessoa' }).click();
    await page.getByRole('button', { name: 'Ações para Nova Pessoa' }).click();
    await page.getByRole('menuitem', { name: 'Tirar o acesso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tirar o acesso' }).click();
    await page.getByText('sem acesso').waitFor();
    await page.getByRole('link', { name: 'Marca' }).click();
    await page.getByLabel('Cor em hexadecimal').fill('#ffcc00');
    await page.getByText(/Contraste do texto 1\d,\d : 1/).waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Ajustes salvos').waitFor();
    expect((await stored()).branding.color).toBe('#ffcc00');
    const logo = page.getByLabel('Logotipo', { exact: true });
    await logo.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') });
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('img', { name: 'Logotipo' }).waitFor();
    await page.getByRole('button', { name: 'Tirar logo' }).click();
    await page.getByRole('img', { name: 'Logotipo' }).waitFor({ state: 'detached' });
    await page.getByLabel('Mostrar tudo').check();
    await page.getByRole('link', { name: 'Privacidade' }).click();
    await page.getByLabel('Quem pede').selectOption('courier');
    await page.getByLabel('Número do cadastro').fill(String(world.hub.courierId));
    await page.getByRole('button', { name: 'Ver dados guardados' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar dados' }).click();
    expect((await download).suggestedFilename()).toBe(`courier-${String(world.hub.courierId)}.json`);
  });

  it('leads from the board to the data of a courier who asks to be erased, and off the board with them', async () => {
    const id = await world.courier('Bento Saudade');
    const actor = { kind: 'courier', id, name: 'Bento Saudade' } as const;
    const scope = { ...world.hub.scope, actor };
    await world.faces.get(CourierAlerts).askErasure(scope);
    const page = await world.screen('');
    const alert = page.getByText(/Bento Saudade pede que seus dados sejam apagados/);
    await alert.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ver dados' }).click();
    await shown(page.getByLabel('Número do cadastro')).toHaveValue(String(id));
    await page.getByRole('button', { name: 'Ver dados guardados' }).click();
    await page.getByRole('button', { name: 'Apagar dados da pessoa…' }).click();
    await page.getByRole('button', { name: 'Apagar para sempre' }).click();
    await page.getByText('Dados apagados em toda parte').waitFor();
    expect(await world.faces.get(CourierAlerts).erasureAsked(scope)).toBeNull();
  });

  it('shows people of the platform, and nobody else, all cells and how far moves are', async () => {
    const { core, baseUrl } = world.faces;
    await prepareCells(otherCell.db);
    const { id } = await new Hubs(otherCell.db, core.clock, new HubGate()).create({
      name: 'Vizinha',
      city: 'Recife',
      state: 'PE',
    });
    const begin = (state: string, leased: string) =>
      otherCell.db.execute(
        `insert into cells.hub_moves (hub_id, state, rests, address, tables_copied, tables, started_at, changed_at, leased_until)
           values ($1, $2, false, 'https://vizinha.example.com', 12, 61, $3, $3, clock_timestamp() + $4::interval)
               on conflict (hub_id) do update set leased_until = excluded.leased_until`,
        [id, state, core.clock.now(), leased],
      );
    await begin('copying', '1 hour');
    const page = await world.platformOperator();
    await page.goto(`${baseUrl}/painel/ajustes/celulas`);
    const neighbour = page.getByRole('listitem').filter({ hasText: 'Vizinha' });
    await neighbour.getByText('12 de 61 tabelas copiadas').waitFor();
    await neighbour.getByText('https://vizinha.example.com').waitFor();
    const own = page.getByRole('region').filter({ hasText: 'esta célula' });
    await own
      .getByRole('listitem')
      .filter({ hasText: world.hub.hub.name })
      .getByText('trabalha aqui')
      .waitFor();
    const away = page.getByRole('region', { name: '127.0.0.1:1/last_mile_away' });
    await away.getByText('não responde').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await begin('copying', '-1 second');
    await neighbour.getByText('mudança parada').waitFor();
    await neighbour.getByText(`npm run cli -- hub move ${String(id)} --to … --give-up`).waitFor();
    expect(await violations(page)).toEqual([]);

    const operator = await part('celulas');
    await shown(operator.getByRole('link', { name: 'Células' })).toHaveCount(0);
    expect((await operator.request.get(`${baseUrl}/api/admin/cells`)).status()).toBe(403);
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    const page = await part('empresa');
    for (const name of [
      'pedidos',
      'busca',
      'precos',
      'marca',
      'avisos',
      'pessoas',
      'auditoria',
      'privacidade',
    ]) {
      await goTo(page, `/painel/ajustes/${name}`);
      await page.getByRole('heading', { level: 2 }).waitFor();
      expect([name, await violationsIn(page)]).toEqual([name, []]);
    }
    expect(world.complaints.filter((text) => !/ERR_|400/.test(text))).toEqual([]);
  });
});
