import { Operators, OutboxRelay } from '#domain';
import type { Page } from 'playwright-core';
import { PASSWORD as STORE_PASSWORD } from '../console/merchant.world.js';
import { aHubWorld, KNOWN_ADDRESS, PICKUP, type HubWorld } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { TestReceiver } from '../support/test-receiver.js';
import { browserPresent, violations } from './panel.world.js';
import { keepOpen } from '../support/browser-windows.js';
import { PortalWorld } from './portal.world.js';

const EMAIL = 'dora@example.com';
const NAME = 'PDV Aurora';
const OPERATOR = { password: 'segredo-longo-1', role: 'owner' } as const;

(browserPresent ? describe : describe.skip)('the path of an app, in browsers and by curl', () => {
  let world: PortalWorld;
  let receiver: TestReceiver;
  let hub: HubWorld;
  let portal: Page;
  let panel: Page;
  let shop: Page;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await PortalWorld.open();
    const { faces } = world.developers;
    hub = await aHubWorld(faces);
    const operators = faces.get(Operators);
    await operators.create(null, { ...OPERATOR, name: 'Plataforma', email: 'plataforma@example.com' });
    await operators.create(hub.hub.id, { ...OPERATOR, name: 'Davi', email: 'davi@example.com' });
  });
  afterAll(async () => {
    await world.close();
    await receiver.close();
  });

  const part = async (name: string) => {
    await portal.locator('nav.side').getByRole('link', { name }).click();
    await portal.locator('.part h2').first().waitFor();
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const enter = async (page: Page, email: string, password: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Entrar' }).click();
  };

  /** The apps' submissions, as the platform's people come to them. */
  const submissions = async () => {
    const page = await world.page('', { app: 'painel' });
    await enter(page, 'plataforma@example.com', OPERATOR.password);
    await page.getByRole('button', { name: new RegExp(`^${hub.hub.name} ·`) }).click();
    await page.getByRole('link', { name: 'Aplicativos' }).click();
    return page;
  };

  it('begins with a submission, to which the portal’s own spec leads in the browser', async () => {
    const { developers } = world;
    const dora = await developers.aDeveloper(EMAIL);
    const id = await developers.anApp(dora, 'full_api', NAME);
    const at = `/apps/${String(id)}`;
    await dora.call('put', `${at}/webhook`, { url: receiver.url() }).expect(200);
    await dora.call('post', `${at}/orders`, {}).expect(201);
    await developers.faces.get(OutboxRelay).drain();
    await receiver.has(1);
    await developers.describe(dora, id);
    await dora.call('post', `${at}/reviews`).expect(201);

    portal = keepOpen(await world.page());
    await world.logIn(portal, EMAIL);
    await portal.getByRole('link', { name: NAME }).first().click();
    await part('Revisão');
    await portal.getByText('Enviado por Dora').waitFor();
    expect(await violations(portal)).toEqual([]);
  });

  it('shows the submission to the platform’s people only, who refuse it with reasons and then approve it', async () => {
    const operator = await world.page('', { app: 'painel', size: 'desktop' });
    await enter(operator, 'davi@example.com', OPERATOR.password);
    await operator.getByText('ao vivo').waitFor();
    await operator.getByRole('link', { name: 'Ajustes' }).waitFor();
    await shown(operator.getByRole('link', { name: 'Aplicativos' })).toHaveCount(0);

    panel = keepOpen(await submissions());
    await panel.getByRole('button', { name: new RegExp(NAME) }).click();
    const drawer = panel.getByRole('complementary', { name: NAME });
    await drawer.getByText('Leva pedidos do caixa às entregas').waitFor();
    const inTime = drawer.getByRole('listitem').filter({ hasText: 'Responde aos webhooks' });
    await inTime.getByText(/^Ver/).click();
    await inTime.getByText('ORDER_CREATED').first().waitFor();
    expect(await violations(panel)).toEqual([]);
    await press(panel, 'Recusar');
    await confirm(panel, 'Recusar');
    await panel.getByText('Diga o motivo.').waitFor();
    await panel.getByLabel('Motivos').fill('Falta testar um cancelamento');
    expect(await violations(panel)).toEqual([]);
    await confirm(panel, 'Recusar');
    await panel.getByText(`${NAME} recusado`).waitFor();
    await panel.getByText('Nenhum envio espera decisão').waitFor();

    await portal.reload();
    await portal.getByText('Falta testar um cancelamento').waitFor();
    await press(portal, 'Enviar de novo');
    await portal.getByText('Em revisão').first().waitFor();

    await panel.reload();
    await panel.getByRole('button', { name: new RegExp(NAME) }).click();
    await panel.getByText('Falta testar um cancelamento').waitFor();
    await press(panel, 'Aprovar');
    await confirm(panel, 'Aprovar');
    await panel.getByText(`${NAME} aprovado`).waitFor();
  });

  it('gives a merchant’s connection a pair that orders in production until it disconnects', async () => {
    shop = keepOpen(await world.page('', { app: 'loja' }));
    await enter(shop, hub.store.email ?? '', STORE_PASSWORD);
    await shop.getByRole('link', { name: 'Integrações' }).first().click();
    await press(shop, `Conectar ${NAME}`);
    await confirm(shop, 'Conectar');
    await shop.getByText(`${NAME} conectado`).waitFor();

    await part('Lojas');
    await portal.getByText(hub.store.name).waitFor();
    await portal.getByText('nunca usado').waitFor();
    await press(portal, 'Ver credencial');
    const key = await portal.locator('.secret code', { hasText: /^full_live_/ }).innerText();
    expect([key, await violations(portal)]).toEqual([expect.stringMatching(/^full_live_/), []]);
    await press(portal, 'Já guardei');
    await portal.getByText('Credencial já entregue').waitFor();

    const url = `${world.developers.faces.baseUrl}/api/v1/orders`;
    const order = JSON.stringify({
      tipo_veiculo_id: hub.motorbike.id,
      cliente_id: hub.store.id,
      endereco_coleta: { endereco: KNOWN_ADDRESS, ...PICKUP },
      enderecos_entrega: [{ endereco: KNOWN_ADDRESS, nome: 'Maria' }],
    });
    const place = `curl -s -w '%{http_code}' -X POST '${url}' -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${order}'`;
    expect(await world.shell(place)).toMatch(/"order_status".*201$/s);
    const used = shop.getByText(/· usado /);
    // A last use is written some seconds later.
    while ((await used.count()) === 0) {
      await shop.reload();
      await shop.getByRole('heading', { name: 'Conectados' }).waitFor();
    }

    await press(shop, `Desconectar ${NAME}`);
    await shop.getByText('para na hora').waitFor();
    await confirm(shop, 'Desconectar');
    await shop.getByText(`${NAME} desconectado`).waitFor();
    expect(await world.shell(place)).toMatch(/401$/);
    await portal.reload();
    await portal.getByText(/^desconectado /).waitFor();
  });

  it('keeps what merchants see of an approved app until a change of it is approved too', async () => {
    await part('Ajustes');
    await portal.getByLabel('Nome do aplicativo').fill('PDV Alvorada');
    await press(portal, 'Salvar');
    await portal.getByText(`As lojas continuam vendo ${NAME}`).waitFor();
    expect(await violations(portal)).toEqual([]);
    await portal.getByRole('link', { name: 'Ir para a revisão' }).click();
    await press(portal, 'Enviar mudanças para revisão');
    await portal.getByText('Em revisão').first().waitFor();
    await shop.reload();
    await shop.getByRole('button', { name: `Conectar ${NAME}` }).waitFor();

    panel = keepOpen(await submissions());
    await panel.getByRole('button', { name: /PDV Alvorada/ }).click();
    await panel.getByRole('heading', { name: 'O que muda: hoje as lojas veem' }).waitFor();
    const drawer = panel.getByRole('complementary', { name: 'PDV Alvorada' });
    await drawer.getByText(NAME, { exact: true }).waitFor();
    expect(await violations(panel)).toEqual([]);
    // Approving asks once: one press in one dialog is all, and it is sent once.
    const sent: string[] = [];
    panel.on('request', (request) => {
      if (request.url().endsWith('/approve')) sent.push(request.method());
    });
    await press(panel, 'Aprovar');
    await confirm(panel, 'Aprovar');
    await panel.getByText('PDV Alvorada aprovado').waitFor();
    await shown(panel.getByRole('dialog')).toHaveCount(0);
    expect(sent).toEqual(['POST']);
    await shop.reload();
    await shop.getByRole('button', { name: 'Conectar PDV Alvorada' }).waitFor();
    expect(world.complaints).toEqual([]);
  });
});
