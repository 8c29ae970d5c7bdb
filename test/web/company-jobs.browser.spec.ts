import { Hubs, Operators, ServiceAreas, Tariffs } from '#domain';
import type { Page } from 'playwright-core';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { JobsWorld, speaksEnglish } from './jobs.world.js';
import { browserPresent, logIn, PHONE, type PanelWorld } from './panel.world.js';

const CORNERS = ['-22.95, -47.10', '-22.95, -47.00', '-22.85, -47.00', '-22.85, -47.10'];

(browserPresent ? describe : describe.skip)('the main job of each screen of the office, in English', () => {
  let jobs: JobsWorld;
  let world: PanelWorld;
  let page: Page;

  beforeAll(async () => {
    jobs = await JobsWorld.open();
    ({ panel: world, page } = jobs);
  });
  afterAll(() => jobs.close());

  it('invoices: a period is closed, and the invoice taken back', async () => {
    await jobs.show('/faturas');
    await jobs.button('Close period…').first().click();
    await jobs.button('Close and issue').click();
    await jobs.drawer().getByText('open', { exact: true }).first().waitFor();
    await jobs.isEnglish();
    await jobs.drawer().getByRole('button', { name: 'Take back…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
    await jobs.button('Close period…').first().waitFor();
  });

  it('prices: a way is priced line by line, and a tariff saved', async () => {
    await jobs.show('/precos', PHONE);
    const trial = page.getByRole('region', { name: 'Try a price' });
    await trial.getByLabel('Pickup', { exact: true }).fill(KNOWN_ADDRESS);
    await trial.getByLabel('Stop 1').fill('Rua das Araras Azuis, 400');
    await trial.getByRole('row', { name: /^Total R\$/ }).waitFor();
    await jobs.isEnglish();
    await jobs.button('New tariff').click();
    const name = 'Night';
    const form = page.getByRole('form', { name: 'New tariff' });
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Base (R$)').fill('7,50');
    await form.getByLabel('Per km (R$)', { exact: true }).fill('2');
    await form.getByRole('button', { name: 'Save tariff' }).click();
    await page.getByText(`${name}: saved`).waitFor();
    const tariffs = world.faces.get(Tariffs);
    const saved = (await tariffs.list(world.hub.scope)).find((one) => one.name === name);
    expect(saved?.terms.baseCents).toBe(750);
    await tariffs.delete(world.hub.scope, saved?.id ?? 0);
    await jobs.isEnglish();
  });

  it('places: an area is drawn and removed, and an address tried', async () => {
    const names = async () =>
      (await world.faces.get(ServiceAreas).list(world.hub.scope)).map(({ name }) => name);
    await jobs.show('/lugares');
    await jobs.button('New area').click();
    const form = page.getByRole('form', { name: 'New area' });
    await form.getByLabel('Name').fill('Centro');
    await form.getByLabel(new RegExp('^Corners')).fill(CORNERS.join('\n'));
    await form.getByRole('button', { name: 'Save area' }).click();
    await page.getByText('Centro: saved').waitFor();
    expect(await names()).toContain('Centro');
    await page.getByRole('link', { name: 'Edit Centro' }).click();
    await jobs.button('Delete area').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete area' }).click();
    await page.getByText('Area deleted').waitFor();
    expect(await names()).not.toContain('Centro');
    await jobs.button('Try an address').click();
    await page.getByLabel('Address as shops write it').fill(KNOWN_ADDRESS);
    await page.keyboard.press('Enter');
    await page.getByText('by the street’s numbers').waitFor();
    await jobs.isEnglish();
  });

  it('settings: one is changed, saved and taken back', async () => {
    const seconds = async () =>
      (await world.faces.get(Hubs).get(world.hub.hub.id)).settings.dispatch.offerSeconds;
    await jobs.show('/ajustes/busca', PHONE);
    const field = page.getByLabel('Time to accept');
    await field.fill('45');
    await jobs.button('Save').click();
    await page.getByText('Settings saved').waitFor();
    expect(await seconds()).toBe(45);
    await jobs.isEnglish();
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      jobs.button('Undo').click(),
    ]);
    expect(await seconds()).toBe(30);
  });

  it('first hour: an empty hub takes its first step', async () => {
    const email = 'first@example.com';
    const hub = await world.faces.get(Hubs).create({ name: 'Nova', city: 'Campinas', state: 'SP' });
    const person = { name: 'Nina', email, password: 'segredo-longo-1', role: 'owner' } as const;
    await world.faces.get(Operators).create(hub.id, person);
    const own = await world.visitor();
    await logIn(own, { email });
    await own.getByText('0 de 8 feitos').waitFor();
    await speaksEnglish(own);
    await own.getByText('0 of 8 done').waitFor();
    await own.getByRole('button', { name: 'What you deliver with' }).click();
    await own.locator('[data-step="vehicleType"]').getByRole('button', { name: 'Create' }).click();
    await own.getByText('1 of 8 done').waitFor();
    await jobs.isEnglish(own);
  });

  it('made no browser complain', () => {
    expect(jobs.complaints).toEqual([]);
  });
});
