import {
  CourierPositions,
  CourierQueries,
  CourierRegistrations,
  Hubs,
  Merchants,
  Operators,
  OrderLifecycle,
  OrderQueries,
  ServiceAreas,
  Tariffs,
  WebhookSubscriptions,
} from '#domain';
import type { Page } from 'playwright-core';
import { anOrder, KNOWN_ADDRESS, PICKUP } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { TestReceiver } from '../support/test-receiver.js';
import {
  browserPresent,
  BROWSER_TIMEOUT_MS,
  DESKTOP,
  loaded,
  logIn,
  PanelWorld,
  PHONE,
} from './panel.world.js';

/** Endings and words that no name of the test's data has. */
const ONLY_PORTUGUESE = /ção|ções|\bnão\b|\bvocê|\bpedidos?\b|\bentregadores\b/i;
const CORNERS = ['-22.95, -47.10', '-22.95, -47.00', '-22.85, -47.00', '-22.85, -47.10'];

(browserPresent ? describe : describe.skip)('the main job of each screen in a browser, in English', () => {
  let world: PanelWorld;
  let receiver: TestReceiver;
  let page: Page;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await PanelWorld.openWithWebhooks();
    const { faces, hub } = world;
    await faces.get(Merchants).update(hub.scope, hub.store.id, { invoicingEnabled: true });
    const courier = await world.courier('Ana Ventania');
    for (let orders = 0; orders < 3; orders++) {
      const at = faces.core.clock.now();
      await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at }]);
      const { id } = await anOrder(hub).delivered().create(faces);
      faces.core.clock.advance({ minutes: 20 });
      await faces.get(OrderLifecycle).complete(hub.scope, id);
    }
    faces.core.clock.advance({ days: 1 });
    await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at: faces.core.clock.now() }]);
    await faces.get(WebhookSubscriptions).create(hub.scope, {
      face: 'full-api',
      url: receiver.url('/orders'),
      events: ['ORDER_CREATED'],
      topics: ['order.created'],
    });
    page = await world.operator();
    await speak(page);
  }, BROWSER_TIMEOUT_MS);
  afterAll(async () => {
    await world.close();
    await receiver.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const drawer = () => page.getByRole('complementary');
  const speak = async (own: Page) => {
    await own.evaluate(`document.cookie = 'language=en; path=/'`);
    await own.reload();
  };
  /** A screen on a desk, or on a phone; half of the jobs are done there. */
  const open = async (path: string, size = DESKTOP) => {
    await page.setViewportSize(size);
    await page.goto(`${world.faces.baseUrl}/painel${path}`);
    await loaded(page);
  };
  /** What every screen must be after its job. */
  const isEnglish = async (own = page) => {
    await shown(own.locator('main')).not.toHaveText(ONLY_PORTUGUESE, { useInnerText: true });
  };

  it(
    'board and order: is opened, given to a courier, and edited',
    async () => {
      const { publicId } = await world.order();
      await open('');
      await page.locator(`[data-order="${publicId}"]`).getByRole('button', { name: publicId }).click();
      await drawer().getByRole('button', { name: 'Assign…' }).first().click();
      await page.getByRole('option', { name: 'Ana Ventania' }).waitFor();
      await page.keyboard.type('ventan');
      await page.keyboard.press('Enter');
      await drawer().getByText('Ana Ventania').first().waitFor();
      await drawer().getByRole('button', { name: 'Edit', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Note').fill('Blue gate');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await drawer().getByText('Blue gate').waitFor();
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'board: a courier is called by hand, with its price first',
    async () => {
      await open('', PHONE);
      await page.getByRole('button', { name: 'New order' }).first().click();
      const dialog = page.getByRole('dialog');
      await button('Call a courier').click();
      await dialog.getByLabel('Shop', { exact: true }).selectOption('Padaria Alvorada');
      await dialog.getByLabel('Pickup address').fill('Rua das Araras Azuis, 120');
      await dialog.getByLabel('How many stops').fill('2');
      await dialog.getByLabel('Roughly where to').fill('Rua das Araras Azuis, 480');
      await dialog.getByRole('status').getByText('R$7.00').waitFor();
      await isEnglish();
      await button('Create order').click();
      await drawer().waitFor();
      const [called] = await world.faces.get(OrderQueries).newest(world.hub.scope, {}, 1, 0);
      expect([called?.kind, called?.stops.length]).toEqual(['courier_call', 2]);
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'couriers: an application is approved, and the courier blocked and unblocked',
    async () => {
      const name = 'Marina Brisa';
      const person = { name, phone: '11971000001', password: 'segredo1', cnh: '98765432100' };
      const { id } = await world.faces.get(CourierRegistrations).register(world.hub.scope, person);
      const standing = async () => (await world.faces.get(CourierQueries).byId(world.hub.scope, id)).courier;
      await open('/entregadores?parte=cadastros');
      const dossier = page.getByRole('article', { name });
      await dossier.getByRole('button', { name: 'Approve' }).click();
      await dossier.waitFor({ state: 'detached' });
      expect((await standing()).registration).toBe('active');
      await isEnglish();
      await open(`/entregadores?situacao=all&entregador=${String(id)}`);
      await drawer().getByRole('button', { name: 'Block…' }).click();
      await button('Absent without notice').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
      await drawer().getByText(new RegExp('^Blocked until')).waitFor();
      expect((await standing()).blockNote).toBe('Absent without notice');
      await button('Undo').click();
      await drawer().getByRole('button', { name: 'Block…' }).waitFor();
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'shops and money: one is registered and topped up, and a figure leads to the movement',
    async () => {
      await open('/lojas', PHONE);
      await button('New shop').click();
      const name = 'Pizza Brisa';
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Phone', { exact: true }).fill('11982188777');
      await button('Save').click();
      const record = page.getByRole('complementary', { name });
      await record.getByRole('button', { name: 'Wallet', exact: true }).click();
      await record.getByRole('button', { name: 'Top up…' }).click();
      await page.getByLabel('Amount in reais').fill('1.250,00');
      await page.getByLabel('Description').fill(`Pix ${name}`);
      await button('Record top-up').click();
      await record.getByText(`Pix ${name}`).waitFor();
      await isEnglish();
      await open('/dinheiro', PHONE);
      await page.getByRole('link', { name: 'Shops’ top-ups' }).first().click();
      await page.locator('[data-entry]').filter({ hasText: '1,250.00' }).first().waitFor();
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'invoices: a period is closed, and the invoice taken back',
    async () => {
      await open('/faturas');
      await button('Close period…').first().click();
      await button('Close and issue').click();
      await drawer().getByText('open', { exact: true }).first().waitFor();
      await isEnglish();
      await drawer().getByRole('button', { name: 'Take back…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
      await button('Close period…').first().waitFor();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'prices: a way is priced line by line, and a tariff saved',
    async () => {
      await open('/precos', PHONE);
      const trial = page.getByRole('region', { name: 'Try a price' });
      await trial.getByLabel('Pickup', { exact: true }).fill(KNOWN_ADDRESS);
      await trial.getByLabel('Stop 1').fill('Rua das Araras Azuis, 400');
      await trial.getByRole('row', { name: /^Total R\$/ }).waitFor();
      await isEnglish();
      await button('New tariff').click();
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
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'places: an area is drawn and removed, and an address tried',
    async () => {
      const names = async () =>
        (await world.faces.get(ServiceAreas).list(world.hub.scope)).map(({ name }) => name);
      await open('/lugares');
      await button('New area').click();
      const form = page.getByRole('form', { name: 'New area' });
      await form.getByLabel('Name').fill('Centro');
      await form.getByLabel(new RegExp('^Corners')).fill(CORNERS.join('\n'));
      await form.getByRole('button', { name: 'Save area' }).click();
      await page.getByText('Centro: saved').waitFor();
      expect(await names()).toContain('Centro');
      await page.getByRole('link', { name: 'Edit Centro' }).click();
      await button('Delete area').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete area' }).click();
      await page.getByText('Area deleted').waitFor();
      expect(await names()).not.toContain('Centro');
      await button('Try an address').click();
      await page.getByLabel('Address as shops write it').fill(KNOWN_ADDRESS);
      await page.keyboard.press('Enter');
      await page.getByText('by the street’s numbers').waitFor();
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'reports: are read as drawing and table, and saved as a file',
    async () => {
      await open('/relatorios', PHONE);
      await page.getByRole('img', { name: new RegExp('^Chart') }).waitFor();
      await button('Times').click();
      await page.waitForURL(/relatorio=state-times/);
      const [file] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()]);
      expect(file.suggestedFilename()).toMatch(/^tempos_.*\.csv$/);
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'integrations: a message is found, read and sent again',
    async () => {
      await world.order();
      await receiver.has(1);
      const before = receiver.received.length;
      await open('/integracoes');
      await page.getByLabel('State', { exact: true }).selectOption({ label: 'Delivered' });
      await page.waitForURL(/estado=delivered/);
      await page
        .getByRole('button', { name: /^ORDER_CREATED/ })
        .first()
        .click();
      await drawer().getByText('Body sent').waitFor();
      await drawer().getByRole('button', { name: 'Send again' }).click();
      await receiver.has(before + 1);
      await isEnglish();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'settings: one is changed, saved and taken back',
    async () => {
      const seconds = async () =>
        (await world.faces.get(Hubs).get(world.hub.hub.id)).settings.dispatch.offerSeconds;
      await open('/ajustes/busca', PHONE);
      const field = page.getByLabel('Time to accept');
      await field.fill('45');
      await button('Save').click();
      await page.getByText('Settings saved').waitFor();
      expect(await seconds()).toBe(45);
      await isEnglish();
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'PUT'),
        button('Undo').click(),
      ]);
      expect(await seconds()).toBe(30);
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'first hour: an empty hub takes its first step',
    async () => {
      const email = 'first@example.com';
      const hub = await world.faces.get(Hubs).create({ name: 'Nova', city: 'Campinas', state: 'SP' });
      const person = { name: 'Nina', email, password: 'segredo-longo-1', role: 'owner' } as const;
      await world.faces.get(Operators).create(hub.id, person);
      const own = await world.visitor();
      await logIn(own, { email });
      await own.getByText('0 de 8 feitos').waitFor();
      await speak(own);
      await own.getByText('0 of 8 done').waitFor();
      await own.getByRole('button', { name: 'What you deliver with' }).click();
      await own.locator('[data-step="vehicleType"]').getByRole('button', { name: 'Create' }).click();
      await own.getByText('1 of 8 done').waitFor();
      await isEnglish(own);
    },
    BROWSER_TIMEOUT_MS,
  );

  it('made no browser complain', () => {
    expect(world.complaints.filter((text) => !/ERR_/.test(text))).toEqual([]);
  });
});
