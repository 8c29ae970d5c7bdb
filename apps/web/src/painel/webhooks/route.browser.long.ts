import { OrderLifecycle, WebhookSubscriptions } from '#domain';
import { until } from '../../../../../test/support/running-gateway.js';
import { shown } from '../../../../../test/support/shown.js';
import { TestReceiver } from '../../../../../test/support/test-receiver.js';
import { browserPresent, PanelWorld, violations, violationsIn } from '../../../../../test/web/panel.world.js';
import type { Page } from 'playwright-core';

/** The screen asks again within this time. */
const REFETCH_MS = 10_000;

(browserPresent ? describe : describe.skip)('the integrations desk in a browser', () => {
  let world: PanelWorld;
  let receiver: TestReceiver;
  let orderId: number;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await PanelWorld.openWithWebhooks();
    await world.faces.get(WebhookSubscriptions).create(world.hub.scope, {
      face: 'full-api',
      url: receiver.url('/pedidos'),
      events: ['ORDER_CREATED', 'ORDER_CANCELLED'],
      topics: ['order.created', 'order.cancelled'],
    });
    orderId = (await world.order()).id;
    await world.faces.get(OrderLifecycle).cancel(world.hub.scope, orderId, { reason: 'operator' });
    await receiver.has(2);
  });
  afterAll(async () => {
    await world.close();
    await receiver.close();
  });

  async function desk(query = ''): Promise<Page> {
    const page = await world.screen(`/integracoes${query}`);
    await page.getByRole('heading', { name: 'Integrações' }).waitFor();
    return page;
  }
  const lines = (page: Page) => page.locator('[data-delivery]');

  it('shows what was sent and answered, and sends it again with the same bytes', async () => {
    const page = await desk();
    await lines(page).getByText('Entregue · 200').nth(1).waitFor();
    await page.getByRole('button', { name: /^ORDER_CANCELLED/ }).click();
    const drawer = page.getByRole('complementary');
    await drawer.getByText('Corpo enviado').waitFor();
    await shown(drawer.locator('pre').last()).toContainText('ORDER_CANCELLED');
    await drawer.getByRole('button', { name: 'Reenviar' }).click();
    await page.getByText('1 envio na fila de novo').waitFor();
    await receiver.has(3);
    expect(receiver.received[2]!.body).toBe(receiver.received[1]!.body);
    await drawer.getByRole('listitem').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('envio=');
  });

  it('shows each message of an order in the order’s drawer, and sends it again from there', async () => {
    const before = receiver.received.length;
    const page = await world.screen(`?pedido=${String(orderId)}`);
    const messages = page.getByRole('complementary').locator('.hooks li');
    await messages.filter({ hasText: 'ORDER_CREATED' }).first().waitFor();
    const cancelled = messages.filter({ hasText: 'ORDER_CANCELLED' }).first();
    await cancelled.getByRole('button', { name: 'Reenviar' }).click();
    await page.getByText('Aviso reenviado').waitFor();
    await receiver.has(before + 1);
    expect(receiver.received.at(-1)!.body).toContain('ORDER_CANCELLED');
    expect(await violations(page)).toEqual([]);
  });

  it('keeps the filter in the address, and sends the marked and all that it finds again', async () => {
    const before = receiver.received.length;
    const page = await desk(`?sobre=${String(orderId)}`);
    await page.getByLabel('Estado').selectOption({ label: 'Entregue' });
    await page.waitForURL(/estado=delivered/);
    await page.getByRole('checkbox').nth(1).waitFor();
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByText('2 selecionados').waitFor();
    await page.getByRole('button', { name: 'Reenviar', exact: true }).click();
    await page.getByText('2 envios na fila de novo').waitFor();
    await receiver.has(before + 2);
    await until('both are listed as delivered again', async () => {
      await page.clock.fastForward(REFETCH_MS);
      return lines(page).nth(1).isVisible();
    });
    await page.getByRole('button', { name: 'Reenviar tudo do filtro…' }).click();
    await page.getByRole('button', { name: 'Reenviar tudo', exact: true }).click();
    await receiver.has(before + 4);
    await page.getByLabel('Estado').selectOption({ label: 'Desistiu' });
    await page.getByText('Nenhum envio com estes filtros').waitFor();
    await page.getByRole('search').getByRole('button', { name: 'Limpar filtros' }).click();
    await lines(page).nth(1).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it("sends a test message and shows the receiver's answer", async () => {
    const page = await desk('?parte=destinos');
    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await page.getByText('O endereço respondeu 200.').waitFor();
    receiver.reacts(() => ({ status: 503, body: 'fora do ar' }));
    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await page.getByText('Sem resposta aceita: 503').waitFor();
    await page.getByText('falhando').waitFor();
    await page.getByRole('button', { name: 'Ver segredo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ver segredo' }).click();
    await page.getByText(/^whsec_/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    const page = await desk();
    await lines(page).first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: /^ORDER_CREATED/ }).click();
    await page.getByText('Corpo enviado').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.goto(`${world.faces.baseUrl}/painel/integracoes?parte=destinos`);
    await page.getByRole('button', { name: 'Enviar teste' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(world.complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
  });
});
