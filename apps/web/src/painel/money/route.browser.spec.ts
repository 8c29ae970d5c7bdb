import { cents, Database, Hubs, Payment, Wallets } from '#domain';
import { randomBytes } from 'node:crypto';
import { anOrder } from '../../../../../test/support/builders/index.js';
import {
  browserPresent,
  PanelWorld,
  BROWSER_TIMEOUT_MS,
  PHONE,
  violations,
} from '../../../../../test/web/panel.world.js';

(browserPresent ? describe : describe.skip)('the money in a browser', () => {
  let world: PanelWorld;
  let publicId: string;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    const onlinePayment = { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' };
    await faces.get(Hubs).update(hub.hub.id, { settings: { onlinePayment } });
    const wallets = faces.get(Wallets);
    const store = { kind: 'merchant', id: hub.store.id } as const;
    const rider = { kind: 'courier', id: hub.courierId } as const;
    await wallets.topUp(hub.scope, store, { amount: cents(12_345), paymentMethod: 'pix', fee: null });
    await wallets.credit(hub.scope, rider, { amount: cents(5_000), description: 'Acerto' });
    await wallets.withdraw(hub.scope, rider, { amount: cents(1_500), awaiting: true });
    const order = await anOrder(hub).with({ paymentMethod: 'online' }).create(faces);
    publicId = order.publicId;
    const at = faces.core.clock.now();
    const db = faces.get(Database);
    await db.manager.save(
      db.manager.create(Payment, {
        hubId: hub.hub.id,
        orderId: order.id,
        txid: order.paymentTxid ?? '',
        endToEndId: `E${randomBytes(16).toString('hex').slice(1)}`,
        provider: 'test',
        amount: cents(order.totalCents + 350),
        outcome: 'wrong_amount',
        paidAt: at,
        createdAt: at,
      }),
    );
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  it(
    'leads from each figure to its movements, and lets one decide about a payment',
    async () => {
      const page = await world.screen('/dinheiro');
      const waiting = page.getByRole('link', { name: /Saques a pagar/ });
      await waiting.getByText('R$ 15,00').waitFor();
      expect(await violations(page)).toEqual([]);
      await waiting.click();
      await page.getByRole('button', { name: 'Marcar como pago…' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.goBack();

      await page.getByRole('link', { name: /^Recargas de lojas/ }).click();
      await page.waitForURL(/parte=entries.*tipo=top_up/);
      const entries = page.locator('[data-entry]');
      await entries.first().waitFor();
      expect(await entries.allTextContents()).toEqual([expect.stringContaining('123,45')]);
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await page.getByText('3 lançamentos na lista').waitFor();
      await page.getByRole('button', { name: 'Carteira: Todas as carteiras' }).click();
      await page.getByRole('combobox', { name: 'Nome da loja ou do entregador' }).fill(world.hub.store.name);
      await page.keyboard.press('Enter');
      await page.getByText('1 lançamento na lista').waitFor();
      expect(await violations(page)).toEqual([]);

      await page.goto(`${world.faces.baseUrl}/painel/dinheiro`);
      await page.getByRole('link', { name: /^Saldo dos entregadores/ }).click();
      const wallet = page.locator(`[data-wallet="${String(world.hub.courierId)}"]`);
      await wallet.getByRole('link', { name: /^R\$\s35,00/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await wallet.getByRole('link').click();
      await page.waitForURL(/parte=entries&entregador=/);
      await page.getByText('2 lançamentos na lista').waitFor();

      await page.getByRole('button', { name: /^Pagamentos/ }).click();
      await page.getByRole('button', { name: `Decidir sobre o Pix do pedido ${publicId}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Os R$ 3,50 a mais viram saldo', { exact: false }).waitFor();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Confirmar decisão' }).click();
      await page.getByText('Nenhum pagamento a decidir').waitFor();
      await page.getByRole('button', { name: 'Todos', exact: true }).click();
      await page.getByText('pagou o pedido').waitFor();
      await page.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'fits a phone in the dark',
    async () => {
      const page = await world.operator(PHONE, 'dark');
      for (const part of [
        'overview',
        'withdrawals',
        'contests',
        'payments',
        'topups',
        'balances',
        'entries',
      ]) {
        await page.goto(`${world.faces.baseUrl}/painel/dinheiro?parte=${part}`);
        await page.getByRole('heading', { name: 'Dinheiro' }).waitFor();
        await page.locator('main .loading').waitFor({ state: 'detached' });
        expect([part, await violations(page)]).toEqual([part, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
      }
      expect(world.complaints).toEqual([]);
      await page.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );
});
