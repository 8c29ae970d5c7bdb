import { CourierQueries, CourierRegistrations, OrderQueries } from '#domain';
import type { Page } from 'playwright-core';
import { JobsWorld } from './jobs.world.js';
import { browserPresent, PHONE, type PanelWorld } from './panel.world.js';

(browserPresent ? describe : describe.skip)('the main job of each screen of a day, in English', () => {
  let jobs: JobsWorld;
  let world: PanelWorld;
  let page: Page;

  beforeAll(async () => {
    jobs = await JobsWorld.open();
    ({ panel: world, page } = jobs);
  });
  afterAll(() => jobs.close());

  it('board and order: is opened, given to a courier, and edited', async () => {
    const { publicId } = await world.order();
    await jobs.show('');
    await page.locator(`[data-order="${publicId}"]`).getByRole('button', { name: publicId }).click();
    await jobs.drawer().getByRole('button', { name: 'Assign…' }).first().click();
    await page.getByRole('option', { name: 'Ana Ventania' }).waitFor();
    await page.keyboard.type('ventan');
    await page.keyboard.press('Enter');
    await jobs.drawer().getByText('Ana Ventania').first().waitFor();
    await jobs.drawer().getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Blue gate');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await jobs.drawer().getByText('Blue gate').waitFor();
    await jobs.isEnglish();
  });

  it('board: a courier is called by hand, with its price first', async () => {
    await jobs.show('', PHONE);
    await page.getByRole('button', { name: 'New order' }).first().click();
    const dialog = page.getByRole('dialog');
    await jobs.button('Call a courier').click();
    await dialog.getByLabel('Shop', { exact: true }).selectOption('Padaria Alvorada');
    await dialog.getByLabel('Pickup address').fill('Rua das Araras Azuis, 120');
    await dialog.getByLabel('How many stops').fill('2');
    await dialog.getByLabel('Roughly where to').fill('Rua das Araras Azuis, 480');
    await dialog.getByRole('status').getByText('R$7.00').waitFor();
    await jobs.isEnglish();
    await jobs.button('Create order').click();
    await jobs.drawer().waitFor();
    const [called] = await world.faces.get(OrderQueries).newest(world.hub.scope, {}, 1, 0);
    expect([called?.kind, called?.stops.length]).toEqual(['courier_call', 2]);
  });

  it('couriers: an application is approved, and the courier blocked and unblocked', async () => {
    const name = 'Marina Brisa';
    const person = { name, phone: '11971000001', password: 'segredo1', cnh: '98765432100' };
    const { id } = await world.faces.get(CourierRegistrations).register(world.hub.scope, person);
    const standing = async () => (await world.faces.get(CourierQueries).byId(world.hub.scope, id)).courier;
    await jobs.show('/entregadores?parte=cadastros');
    const dossier = page.getByRole('article', { name });
    await dossier.getByRole('button', { name: 'Approve' }).click();
    await dossier.waitFor({ state: 'detached' });
    expect((await standing()).registration).toBe('active');
    await jobs.isEnglish();
    await jobs.show(`/entregadores?situacao=all&entregador=${String(id)}`);
    await jobs.drawer().getByRole('button', { name: 'Block…' }).click();
    await jobs.button('Absent without notice').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await jobs.drawer().getByText(new RegExp('^Blocked until')).waitFor();
    expect((await standing()).blockNote).toBe('Absent without notice');
    await jobs.button('Undo').click();
    await jobs.drawer().getByRole('button', { name: 'Block…' }).waitFor();
    await jobs.isEnglish();
  });

  it('shops and money: one is registered and topped up, and a figure leads to the movement', async () => {
    await jobs.show('/lojas', PHONE);
    await jobs.button('New shop').click();
    const name = 'Pizza Brisa';
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Phone', { exact: true }).fill('11982188777');
    await jobs.button('Save').click();
    const record = page.getByRole('complementary', { name });
    await record.getByRole('button', { name: 'Wallet', exact: true }).click();
    await record.getByRole('button', { name: 'Top up…' }).click();
    await page.getByLabel('Amount in reais').fill('1.250,00');
    await page.getByLabel('Description').fill(`Pix ${name}`);
    await jobs.button('Record top-up').click();
    await record.getByText(`Pix ${name}`).waitFor();
    await jobs.isEnglish();
    await jobs.show('/dinheiro', PHONE);
    await page.getByRole('link', { name: 'Shops’ top-ups' }).first().click();
    await page.locator('[data-entry]').filter({ hasText: '1,250.00' }).first().waitFor();
    await jobs.isEnglish();
  });

  it('reports: are read as drawing and table, and saved as a file', async () => {
    await jobs.show('/relatorios', PHONE);
    await page.getByRole('img', { name: new RegExp('^Chart') }).waitFor();
    await jobs.button('Times').click();
    await page.waitForURL(/relatorio=state-times/);
    const [file] = await Promise.all([page.waitForEvent('download'), jobs.button('Export CSV').click()]);
    expect(file.suggestedFilename()).toMatch(/^tempos_.*\.csv$/);
    await jobs.isEnglish();
  });

  it('integrations: a message is found, read and sent again', async () => {
    await world.order();
    await jobs.receiver.has(1);
    const before = jobs.receiver.received.length;
    await jobs.show('/integracoes');
    await page.getByLabel('State', { exact: true }).selectOption({ label: 'Delivered' });
    await page.waitForURL(/estado=delivered/);
    await page
      .getByRole('button', { name: /^ORDER_CREATED/ })
      .first()
      .click();
    await jobs.drawer().getByText('Body sent').waitFor();
    await jobs.drawer().getByRole('button', { name: 'Send again' }).click();
    await jobs.receiver.has(before + 1);
    await jobs.isEnglish();
  });

  it('made no browser complain', () => {
    expect(jobs.complaints).toEqual([]);
  });
});
