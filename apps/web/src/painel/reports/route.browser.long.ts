import { OrderLifecycle, Reports } from '#domain';
import { anOrder } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  browserPresent,
  DESKTOP,
  PanelWorld,
  PHONE,
  violations,
} from '../../../../../test/web/panel.world.js';
import { readFile } from 'node:fs/promises';

(browserPresent ? describe : describe.skip)('the reports in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    const life = faces.get(OrderLifecycle);
    for (const days of [3, 1]) {
      for (let orders = 0; orders < days; orders++) {
        const { id } = await anOrder(hub).delivered().create(faces);
        await life.complete(hub.scope, id);
      }
      faces.core.clock.advance({ days: 1 });
    }
    await anOrder(hub).cancelled().create(faces);
  });
  afterAll(() => world.close());

  it('are read as figures, drawing and table, sorted, for other days, and saved as a file of the server', async () => {
    const page = await world.screen('/relatorios');
    await shown(page.getByLabel('Período', { exact: true }).locator('option:checked')).toHaveText('Hoje');
    await page.getByLabel('Período', { exact: true }).selectOption('Últimos 30 dias');
    await page.getByRole('img', { name: /^Gráfico: Pedidos/ }).waitFor();
    const figures = page.locator('.figure');
    // Until then the figures and the table are those of today.
    await figures.filter({ hasText: 'Concluídos' }).locator('.value').filter({ hasText: /^4$/ }).waitFor();
    await shown(figures.filter({ hasText: 'Cancelados' }).locator('.value')).toHaveText('1');
    const table = page.getByRole('region', { name: 'Tabela do relatório' });
    await shown(table.locator('tbody tr')).toHaveCount(3);
    await table.getByRole('button', { name: 'Ordenar por Pedidos' }).click();
    await table.locator('tbody tr').first().getByText('02/03/2026').waitFor();
    expect(await violations(page)).toEqual([]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^dias_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(4);

    const { rows } = Reports.prototype;
    jest.spyOn(world.faces.get(Reports), 'rows').mockImplementationOnce(async function* (
      this: Reports,
      ...given
    ) {
      yield* rows.apply(this, given);
      throw new Error('the database went away');
    });
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await page.getByText('O arquivo não chegou inteiro e não foi salvo. Tente de novo.').waitFor();
    expect(world.complaints.splice(0)).toEqual([
      'Failed to load resource: net::ERR_INCOMPLETE_CHUNKED_ENCODING',
    ]);

    await page.getByRole('button', { name: 'Receita', exact: true }).click();
    await page.getByRole('link', { name: /^Ver os pedidos concluídos/ }).click();
    await page.getByRole('heading', { name: 'Histórico' }).waitFor();
    await shown(page.locator('tbody tr')).toHaveCount(4);
    await page.goBack();
    await page.getByRole('button', { name: 'Lojas', exact: true }).click();
    await table.getByRole('columnheader', { name: 'Cancelados' }).waitFor();
    await table.getByText(world.hub.store.name).first().waitFor();
    await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Hoje' });
    await page.waitForURL(/de=2026-03-04&ate=2026-03-04/);
  });

  it('fit a phone in the dark theme, and show an empty period', async () => {
    const page = await world.screen(
      '/relatorios?relatorio=state-times&de=2026-03-01&ate=2026-03-04',
      PHONE,
      'dark',
    );
    await page.getByText('na coleta').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${world.faces.baseUrl}/painel/relatorios?de=2025-01-01&ate=2025-01-02`);
    await page.getByText('Nada neste período').waitFor();
    await page.setViewportSize(DESKTOP);
    expect(await violations(page)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });
});
