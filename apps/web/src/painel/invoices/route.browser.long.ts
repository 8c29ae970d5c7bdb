import { InvoiceQueries, Invoices, Merchants, OrderQueries, type OrderRecord } from '#domain';
import type { Page } from 'playwright-core';
import { anOrder } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, PanelWorld, violations, violationsIn } from '../../../../../test/web/panel.world.js';

(browserPresent ? describe : describe.skip)('the invoices’ screen in a browser', () => {
  let world: PanelWorld;
  let order: OrderRecord;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    for (const { id } of [hub.store, hub.rival])
      await faces.get(Merchants).update(hub.scope, id, { invoicingEnabled: true });
    order = await anOrder(hub).with({ externalId: 'PED-77' }).delivered().create(faces);
    await anOrder(hub).of(hub.rival).delivered().create(faces);
    faces.core.clock.advance({ hours: 24 });
  });
  afterAll(() => world.close());

  async function screen(query = ''): Promise<Page> {
    const page = await world.screen(`/faturas${query}`);
    await page.getByRole('heading', { name: 'Faturas', exact: true }).waitFor();
    return page;
  }

  it('closes a period, prints it, keeps what was paid, and takes an invoice back', async () => {
    const page = await screen();
    const card = page.locator('[data-unbilled="Padaria Alvorada"]');
    await card.getByText('1 pedido').waitFor();
    await card.getByRole('button', { name: 'Fechar período…' }).click();
    await page.getByLabel('Até o dia').fill('2026-03-03');
    await page.getByRole('button', { name: 'Fechar e emitir' }).click();
    await page.getByText('Escolha um dia que já terminou.').waitFor();
    await page.getByLabel('Até o dia').fill('2026-03-02');
    await page.getByRole('button', { name: 'Fechar e emitir' }).click();
    const drawer = page.getByRole('complementary', { name: 'Fatura' });
    await drawer.getByRole('heading', { name: 'Fatura nº 1' }).waitFor();
    await drawer.getByText(order.publicId).waitFor();
    await card.waitFor({ state: 'detached' });
    const { invoiceId } = await world.faces.get(OrderQueries).byId(world.hub.scope, order.id);
    expect(page.url()).toContain(`fatura=${String(invoiceId)}`);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Baixar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('fatura-1.csv');
    await drawer.getByRole('link', { name: 'Imprimir…' }).click();
    const sheet = page.getByRole('article');
    await sheet.getByText('PED-77').waitFor();
    await page.emulateMedia({ media: 'print' });
    await shown(page.getByRole('navigation')).toBeHidden();
    await shown(page.getByRole('button', { name: 'Voltar' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Voltar' }).click();

    await drawer.getByRole('button', { name: 'Marcar como paga' }).click();
    await drawer.getByText(/paga às/).waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await drawer.getByText('em aberto').waitFor();
    await drawer.getByRole('button', { name: 'Cancelar fatura…' }).click();
    await page.getByText('O pedido volta a esperar').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar fatura' }).click();
    await card.waitFor();
    const views = await world.faces.get(InvoiceQueries).list(world.hub.scope, {}, { limit: 5 });
    expect(views).toMatchObject([{ number: 1, state: 'void' }]);
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    const page = await screen();
    await page.getByRole('button', { name: 'Fechar período…' }).first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Canceladas' }).click();
    await page.getByRole('button', { name: 'Abrir a fatura nº 1 de Padaria Alvorada' }).click();
    await page.getByText('Os pedidos voltaram a esperar').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(world.complaints.filter((text) => !text.includes('ERR_') && !text.includes('400'))).toEqual([]);
  });

  it('closes the periods of all merchants at once, and says which was not', async () => {
    const page = await screen();
    await page.getByRole('button', { name: 'Fechar as 2…' }).click();
    // Another operator has billed one of them meanwhile.
    const { faces, hub } = world;
    await faces
      .get(Invoices)
      .close(hub.scope, { merchantId: hub.rival.id, through: '2026-03-02', dueDay: '2026-03-20' });
    await page.getByRole('button', { name: 'Fechar e emitir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').getByText('Mercado Rival').waitFor();
    await page.getByText(/^Fatura nº 3 emitida/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Nada a fechar').waitFor();
  });
});
