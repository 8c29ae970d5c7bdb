import {
  CourierPositions,
  CourierQueries,
  CourierRegistrations,
  DispatchReplays,
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
import { TestReceiver } from '../support/test-receiver.js';
import {
  browserPresent,
  BROWSER_TIMEOUT_MS,
  DESKTOP,
  logIn,
  PanelWorld,
  PHONE,
  violations,
} from './panel.world.js';

/** Endings and words that no name of the test's data has. */
const ONLY_PORTUGUESE = /ção|ções|\bnão\b|\bvocê|\bpedidos?\b|\bentregadores\b/i;
const CORNERS = ['-22.95, -47.10', '-22.95, -47.00', '-22.85, -47.00', '-22.85, -47.10'];

/** Each screen's own spec works it in Portuguese on a desk; here the main jobs in the other language and size. */
const VARIANTS = [
  { name: 'in English, on a desk', language: 'en', size: DESKTOP, scheme: 'dark' },
  { name: 'in English, on a phone', language: 'en', size: PHONE, scheme: 'light' },
  { name: 'in Portuguese, on a phone', language: 'pt', size: PHONE, scheme: 'dark' },
] as const;

(browserPresent ? describe : describe.skip)('the main job of each screen in a browser', () => {
  let world: PanelWorld;
  let receiver: TestReceiver;

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
  }, BROWSER_TIMEOUT_MS);
  afterAll(async () => {
    await world.close();
    await receiver.close();
  });

  describe.each(VARIANTS)('$name', ({ language, size, scheme }) => {
    let page: Page;
    const say = (portuguese: string, english: string) => (language === 'pt' ? portuguese : english);
    const button = (portuguese: string, english: string) =>
      page.getByRole('button', { name: say(portuguese, english), exact: true });
    const drawer = () => page.getByRole('complementary');
    const speak = async (own: Page) => {
      await own.evaluate(`document.cookie = 'language=${language}; path=/'`);
      await own.reload();
    };
    const open = async (path: string) => {
      await page.goto(`${world.faces.baseUrl}/painel${path}`);
      await page.locator('main .loading').first().waitFor({ state: 'detached' });
    };
    /** What every screen must be after its job. */
    const isFine = async (own = page) => {
      expect(await violations(own)).toEqual([]);
      expect(await own.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
      if (language === 'en') expect(await own.locator('main').innerText()).not.toMatch(ONLY_PORTUGUESE);
    };

    beforeAll(async () => {
      page = await world.operator(size, scheme);
      await speak(page);
    }, BROWSER_TIMEOUT_MS);
    afterAll(async () => {
      await page.context().close();
    });

    it(
      'board and order: is opened, given to a courier, and edited',
      async () => {
        const { publicId } = await world.order();
        await open('');
        await page.locator(`[data-order="${publicId}"]`).getByRole('button', { name: publicId }).click();
        await drawer()
          .getByRole('button', { name: say('Atribuir…', 'Assign…') })
          .first()
          .click();
        await page.getByRole('option', { name: 'Ana Ventania' }).waitFor();
        await page.keyboard.type('ventan');
        await page.keyboard.press('Enter');
        await drawer().getByText('Ana Ventania').first().waitFor();
        await drawer()
          .getByRole('button', { name: say('Editar', 'Edit'), exact: true })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(say('Observação', 'Note')).fill('Blue gate');
        await dialog.getByRole('button', { name: say('Salvar', 'Save') }).click();
        await drawer().getByText('Blue gate').waitFor();
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'board: a courier is called by hand, with its price first',
      async () => {
        await open('');
        await page
          .getByRole('button', { name: say('Novo pedido', 'New order') })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await button('Chamar entregador', 'Call a courier').click();
        await dialog.getByLabel(say('Loja', 'Shop'), { exact: true }).selectOption('Padaria Alvorada');
        await dialog
          .getByLabel(say('Endereço de coleta', 'Pickup address'))
          .fill('Rua das Araras Azuis, 120');
        await dialog.getByLabel(say('Quantas entregas', 'How many stops')).fill('2');
        await dialog
          .getByLabel(say('Destino aproximado', 'Roughly where to'))
          .fill('Rua das Araras Azuis, 480');
        await dialog
          .getByRole('status')
          .getByText(/R\$\s7,00/)
          .waitFor();
        await isFine();
        await button('Criar pedido', 'Create order').click();
        await drawer().waitFor();
        const [called] = await world.faces.get(OrderQueries).newest(world.hub.scope, {}, 1, 0);
        expect([called?.kind, called?.stops.length]).toEqual(['courier_call', 2]);
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'couriers: an application is approved, and the courier blocked and unblocked',
      async () => {
        const name = `Marina ${language} ${scheme}`;
        const phone = `1197${String(VARIANTS.findIndex((one) => one.language === language && one.size === size))}000001`;
        const { id } = await world.faces
          .get(CourierRegistrations)
          .register(world.hub.scope, { name, phone, password: 'segredo1', cnh: '98765432100' });
        const standing = async () =>
          (await world.faces.get(CourierQueries).byId(world.hub.scope, id)).courier;
        await open('/entregadores?parte=cadastros');
        const dossier = page.getByRole('article', { name });
        await dossier.getByRole('button', { name: say('Aprovar', 'Approve') }).click();
        await dossier.waitFor({ state: 'detached' });
        expect((await standing()).registration).toBe('active');
        await isFine();
        await open(`/entregadores?situacao=all&entregador=${String(id)}`);
        await drawer()
          .getByRole('button', { name: say('Bloquear…', 'Block…') })
          .click();
        await button('Faltou sem avisar', 'Absent without notice').click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Bloquear', 'Block'), exact: true })
          .click();
        await drawer()
          .getByText(new RegExp(say('^Bloqueado até', '^Blocked until')))
          .waitFor();
        expect((await standing()).blockNote).toBe(say('Faltou sem avisar', 'Absent without notice'));
        await button('Desfazer', 'Undo').click();
        await drawer()
          .getByRole('button', { name: say('Bloquear…', 'Block…') })
          .waitFor();
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'shops and money: one is registered and topped up, and a figure leads to the movement',
      async () => {
        await open('/lojas');
        await button('Nova loja', 'New shop').click();
        const name = `Pizza ${language} ${scheme}`;
        await page.getByLabel(say('Nome', 'Name'), { exact: true }).fill(name);
        await page
          .getByLabel(say('Telefone', 'Phone'), { exact: true })
          .fill(`1198${language === 'pt' ? '1' : '2'}${scheme === 'dark' ? '1' : '2'}88777`);
        await button('Salvar', 'Save').click();
        const record = page.getByRole('complementary', { name });
        await record.getByRole('button', { name: say('Carteira', 'Wallet'), exact: true }).click();
        await record.getByRole('button', { name: say('Recarga…', 'Top up…') }).click();
        await page.getByLabel(say('Valor em reais', 'Amount in reais')).fill('1.250,00');
        await page.getByLabel(say('Descrição', 'Description')).fill(`Pix ${name}`);
        await button('Registrar recarga', 'Record top-up').click();
        await record.getByText(`Pix ${name}`).waitFor();
        await isFine();
        await open('/dinheiro');
        await page
          .getByRole('link', { name: say('Recargas de lojas', 'Shops’ top-ups') })
          .first()
          .click();
        await page
          .locator('[data-entry]')
          .filter({ hasText: say('1.250,00', '1,250.00') })
          .first()
          .waitFor();
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'invoices: a period is closed, and the invoice taken back',
      async () => {
        await open('/faturas');
        await button('Fechar período…', 'Close period…').first().click();
        await button('Fechar e emitir', 'Close and issue').click();
        await drawer().getByText(say('em aberto', 'open'), { exact: true }).first().waitFor();
        await isFine();
        await drawer()
          .getByRole('button', { name: say('Cancelar fatura…', 'Take back…') })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Cancelar fatura', 'Take back'), exact: true })
          .click();
        await button('Fechar período…', 'Close period…').first().waitFor();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'prices: a way is priced line by line, and a tariff saved',
      async () => {
        await open('/precos');
        const trial = page.getByRole('region', { name: say('Simular preço', 'Try a price') });
        await trial.getByLabel(say('Coleta', 'Pickup'), { exact: true }).fill(KNOWN_ADDRESS);
        await trial.getByLabel(say('Entrega 1', 'Stop 1')).fill('Rua das Araras Azuis, 400');
        await trial.getByRole('row', { name: /^Total R\$/ }).waitFor();
        await isFine();
        await button('Nova tarifa', 'New tariff').click();
        const name = `Night ${language} ${scheme}`;
        const form = page.getByRole('form', { name: say('Nova tarifa', 'New tariff') });
        await form.getByLabel(say('Nome', 'Name'), { exact: true }).fill(name);
        await form.getByLabel(say('Preço base (R$)', 'Base (R$)')).fill('7,50');
        await form.getByLabel(say('Por km (R$)', 'Per km (R$)'), { exact: true }).fill('2');
        await form.getByRole('button', { name: say('Salvar tarifa', 'Save tariff') }).click();
        await page.getByText(`${name}: ${say('salvo', 'saved')}`).waitFor();
        const tariffs = world.faces.get(Tariffs);
        const saved = (await tariffs.list(world.hub.scope)).find((one) => one.name === name);
        expect(saved?.terms.baseCents).toBe(750);
        await tariffs.delete(world.hub.scope, saved?.id ?? 0);
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'places: an area is drawn and removed, and an address tried',
      async () => {
        const names = async () =>
          (await world.faces.get(ServiceAreas).list(world.hub.scope)).map(({ name }) => name);
        await open('/lugares');
        await button('Nova área', 'New area').click();
        const form = page.getByRole('form', { name: say('Nova área', 'New area') });
        await form.getByLabel(say('Nome', 'Name')).fill('Centro');
        await form.getByLabel(new RegExp(say('^Cantos', '^Corners'))).fill(CORNERS.join('\n'));
        await form.getByRole('button', { name: say('Salvar área', 'Save area') }).click();
        await page.getByText(`Centro: ${say('salva', 'saved')}`).waitFor();
        expect(await names()).toContain('Centro');
        await page.getByRole('link', { name: say('Editar Centro', 'Edit Centro') }).click();
        await button('Excluir área', 'Delete area').click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Excluir área', 'Delete area') })
          .click();
        await page.getByText(say('Área excluída', 'Area deleted')).waitFor();
        expect(await names()).not.toContain('Centro');
        await button('Testar endereço', 'Try an address').click();
        await page
          .getByLabel(say('Endereço como as lojas escrevem', 'Address as shops write it'))
          .fill(KNOWN_ADDRESS);
        await page.keyboard.press('Enter');
        await page.getByText(say('pela numeração da rua', 'by the street’s numbers')).waitFor();
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'reports: are read as drawing and table, and saved as a file',
      async () => {
        await open('/relatorios');
        await page.getByRole('img', { name: new RegExp(say('^Gráfico', '^Chart')) }).waitFor();
        await button('Tempos', 'Times').click();
        await page.waitForURL(/relatorio=state-times/);
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button('Exportar CSV', 'Export CSV').click(),
        ]);
        expect(file.suggestedFilename()).toMatch(/^state-times_.*\.csv$/);
        await isFine();
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
        await page
          .getByLabel(say('Estado', 'State'), { exact: true })
          .selectOption({ label: say('Entregue', 'Delivered') });
        await page.waitForURL(/estado=delivered/);
        await page
          .getByRole('button', { name: /^ORDER_CREATED/ })
          .first()
          .click();
        await drawer().getByText(say('Corpo enviado', 'Body sent')).waitFor();
        await drawer()
          .getByRole('button', { name: say('Reenviar', 'Send again') })
          .click();
        await receiver.has(before + 1);
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'settings: one is changed, saved and taken back',
      async () => {
        const seconds = async () =>
          (await world.faces.get(Hubs).get(world.hub.hub.id)).settings.dispatch.offerSeconds;
        await open('/ajustes/busca');
        const field = page.getByLabel(say('Tempo para aceitar', 'Time to accept'));
        await field.fill('45');
        await button('Salvar', 'Save').click();
        await page.getByText(say('Ajustes salvos', 'Settings saved')).waitFor();
        expect(await seconds()).toBe(45);
        await isFine();
        await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'PUT'),
          button('Desfazer', 'Undo').click(),
        ]);
        expect(await seconds()).toBe(30);
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'what if: a day is replayed and compared',
      async () => {
        await open('/e-se');
        await button('Simular o dia', 'Replay the day').click();
        await page.getByRole('progressbar').waitFor();
        await world.faces.get(DispatchReplays).runDue();
        const result = page.getByRole('region', { name: new RegExp(say('^Resultado de', '^Result of')) });
        await result.getByRole('row', { name: new RegExp(say('^Entregues 3', '^Delivered 3')) }).waitFor();
        await isFine();
      },
      BROWSER_TIMEOUT_MS,
    );

    it(
      'first hour: an empty hub takes its first step',
      async () => {
        const email = `first-${language}-${scheme}@example.com`;
        const hub = await world.faces.get(Hubs).create({ name: 'Nova', city: 'Campinas', state: 'SP' });
        const person = { name: 'Nina', email, password: 'segredo-1', role: 'owner' } as const;
        await world.faces.get(Operators).create(hub.id, person);
        const own = await world.visitor(size, scheme);
        await logIn(own, { email });
        await own.getByText('0 de 9 feitos').waitFor();
        await speak(own);
        await own.getByText(say('0 de 9 feitos', '0 of 9 done')).waitFor();
        await own
          .getByRole('button', { name: say('Com que vocês entregam', 'What you deliver with') })
          .click();
        await own
          .locator('[data-step="vehicleType"]')
          .getByRole('button', { name: say('Cadastrar', 'Create') })
          .click();
        await own.getByText(say('1 de 9 feitos', '1 of 9 done')).waitFor();
        await isFine(own);
        await own.context().close();
      },
      BROWSER_TIMEOUT_MS,
    );
  });

  it('made no browser complain', () => {
    expect(world.complaints.filter((text) => !/ERR_/.test(text))).toEqual([]);
  });
});
