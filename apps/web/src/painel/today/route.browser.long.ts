import { Hubs, OrderLifecycle, OutboxRelay, SearchSteps } from '#domain';
import { aCourier, anOrder, PICKUP } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  browserPresent,
  DESKTOP,
  PanelWorld,
  PHONE,
  violations,
} from '../../../../../test/web/panel.world.js';
import { readFile } from 'node:fs/promises';

(browserPresent ? describe : describe.skip)('the owner’s day in a browser', () => {
  let world: PanelWorld;
  let unserved: string;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    const { id } = await anOrder(hub).delivered().create(faces);
    await faces.get(OrderLifecycle).complete(hub.scope, id);
    await faces
      .get(Hubs)
      .update(hub.hub.id, { settings: { dispatch: { notServedMinutes: 5, whenNotServed: 'hold' } } });
    ({ publicId: unserved } = await anOrder(hub).create(faces));
    await faces.get(OutboxRelay).drain();
    faces.core.clock.advance({ minutes: 6 });
    await faces.get(SearchSteps).runDue();
    await aCourier(faces, hub.scope, [hub.motorbike.id], PICKUP);
  });
  afterAll(() => world.close());

  it('shows what needs a decision, and tells everybody on shift something', async () => {
    const page = await world.screen('/hoje');
    const figure = (name: string) => page.locator('.figure', { hasText: name }).locator('.value');
    await shown(figure('Pedidos').first()).toHaveText('2');
    await shown(figure('Entregues no prazo')).toHaveText('100 %');
    await page.getByRole('link', { name: /pedido que ninguém atendeu/ }).waitFor();
    await page.getByLabel('Aviso', { exact: true }).fill('Chove no centro.');
    await page.getByRole('button', { name: 'Enviar aviso' }).click();
    await page.getByText('lido por 0 de').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('keeps what nobody took on the board, until it is searched for again with more pay', async () => {
    const page = await world.screen('');
    const row = page.locator(`[data-wait="${unserved}"]`);
    await row.getByText(/^espera desde/).waitFor();
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: /^Procurar de novo, repasse \+ R\$\s2,00/ }).click();
    await page.getByText(`Procurando entregador para ${unserved}`).waitFor();
    await row.waitFor({ state: 'detached' });
    await page.locator(`[data-order="${unserved}"]`).waitFor();
  });

  it.each([DESKTOP, PHONE])('has a history whose file is exactly what is shown: %o', async (size) => {
    const page = await world.screen('/historico', size);
    const rows = page.locator('.screen-page tbody tr');
    await rows.first().waitFor();
    await shown(rows).toHaveCount(2);
    if (size === PHONE) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByLabel('Estado', { exact: true }).selectOption('completed');
    await page.waitForURL(/estado=completed/);
    await shown(rows).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect([lines.length, lines[0]?.startsWith('Pedido;Entrou;')]).toEqual([2, true]);
  });
});
