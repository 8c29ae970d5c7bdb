import { CashHandIns, CashQueries, cents, Database, Hubs, Payment, Wallets } from '#domain';
import { ClaimQueries, Claims, ShiftQueries } from '#domain/modules';
import { randomBytes } from 'node:crypto';
import { anOrder, DROPOFF } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  browserPresent,
  goTo,
  PanelWorld,
  PHONE,
  violations,
  violationsIn,
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
  });
  afterAll(() => world.close());

  it('leads from each figure to its movements, and lets one decide about a payment', async () => {
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
    await shown(entries).toHaveText([/123,45/]);
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

    await page.getByLabel('O que mostrar').selectOption({ label: 'Pagamentos' });
    await page.getByRole('button', { name: `Decidir sobre o Pix do pedido ${publicId}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Os R$ 3,50 a mais viram saldo', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Confirmar decisão' }).click();
    await page.getByText('Nenhum pagamento a decidir').waitFor();
    await page.getByLabel('Estado').selectOption({ label: 'Todos' });
    await page.getByText('pagou o pedido').waitFor();
  });

  it('counts what a courier brings, with what is missing, and plans and publishes shifts', async () => {
    const { faces, hub } = world;
    const stops = [
      {
        ...DROPOFF,
        address: 'Rua da Entrega, 7',
        collectCents: cents(4_500),
        collectMethod: 'cash' as const,
      },
    ];
    await anOrder(hub).with({ stops }).delivered().create(faces);
    await faces.get(CashHandIns).announce(hub.scope, hub.courierId, cents(4_500));
    const page = await world.screen('/dinheiro?parte=cash');
    await page.getByText(/R\$\s45,00 em mãos de 1 entregador/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Contar', exact: true }).click();
    const count = page.getByRole('dialog');
    await count.getByLabel('Valor contado').fill('44,00');
    await count.getByText(/Diferença: .*1,00/).waitFor();
    await count.getByRole('button', { name: 'Confirmar contagem' }).click();
    await count.getByText('Diga por que o valor é diferente do avisado.').waitFor();
    expect(await violations(page)).toEqual([]);
    await count.getByLabel('O que falta').selectOption('charged');
    await count.getByLabel('Motivo da diferença').fill('nota rasgada');
    await count.getByRole('button', { name: 'Confirmar contagem' }).click();
    await page.getByText(/Recebido: R\$\s44,00/).waitFor();
    await page.getByText('nota rasgada').waitFor();
    const counted = await faces.get(CashQueries).handIns(hub.scope, {}, { limit: 5 });
    expect(counted).toMatchObject([{ countedCents: 4_400, missing: 'charged', reason: 'nota rasgada' }]);

    await page.getByRole('button', { name: 'Desfazer' }).click();
    const undo = page.getByRole('dialog');
    await undo.getByLabel('Motivo (o entregador lê)').fill('envelope de outro');
    expect(await violations(page)).toEqual([]);
    await undo.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByText(/R\$\s45,00 em mãos de 1 entregador/).waitFor();
    await page.getByRole('button', { name: 'Receber', exact: true }).click();
    await count.getByLabel('Valor contado').fill('450,00');
    await count.getByRole('button', { name: 'Confirmar contagem' }).click();
    await count.getByText('Confira o valor', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await count.getByLabel('É mais do que', { exact: false }).check();
    await count.getByRole('button', { name: 'Confirmar contagem' }).click();
    await page.getByText(/Recebido: R\$\s450,00/).waitFor();

    await page.goto(`${faces.baseUrl}/painel/entregadores?parte=turnos`);
    await page.getByRole('button', { name: 'Próxima ›' }).click();
    await page.getByText('Nenhum turno nesta semana').waitFor();
    await page.getByRole('button', { name: 'Novo turno' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Das').fill('11:00');
    await form.getByLabel('Às').fill('15:00');
    await form.getByLabel('Garantia', { exact: true }).selectOption('hour');
    await form.getByLabel('Valor em reais').fill('22,00');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Criar rascunho' }).click();
    await page.getByRole('button', { name: 'Publicar 1 rascunho' }).click();
    await page.getByText('1 turno publicado').waitFor();
    expect(await violations(page)).toEqual([]);
    const week = new URL(page.url()).searchParams.get('semana') ?? '';
    expect(await faces.get(ShiftQueries).week(hub.scope, week)).toMatchObject([
      { state: 'published', from: '11:00', to: '15:00', guarantee: 'hour', guaranteeCents: 2_200 },
    ]);
  });

  it('decides a claim from the board, with its facts, its timeline and what each decision moves', async () => {
    const { faces, hub } = world;
    await faces.get(Hubs).update(hub.hub.id, { settings: { faults: { courier: { feeRefundBp: 10_000 } } } });
    const order = await anOrder(hub).delivered().create(faces);
    await faces.get(Claims).open(hub.scope, 'shop', {
      orderId: order.id,
      stop: 1,
      kind: 'damaged',
      text: 'Chegou tudo virado',
      photos: [],
    });
    const page = await world.operator();
    await page.getByRole('button', { name: /^Precisa de decisão/ }).waitFor();
    const row = page.locator(`[data-wait="${order.publicId}"]`);
    await row.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Decidir…' }).click();
    const file = page.getByRole('dialog');
    await file.getByText('Chegou tudo virado').waitFor();
    await file.getByText('Histórico').click();
    await file.getByRole('listitem').filter({ hasText: 'Reclamação' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await file.getByRole('radio', { name: /^Entregador/ }).check();
    await file.getByLabel('Motivo, como quem reclamou vai ler').fill('A foto mostra a caixa');
    // The courier may still answer, and reads why it is decided before.
    await shown(file.getByRole('button', { name: 'Aceitar' })).toBeDisabled();
    await file.getByLabel(/^O entregador pode responder até/).fill('Está sem telefone hoje');
    await file.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByText('Nada espera decisão').waitFor();
    await page.getByRole('button', { name: 'Decididas' }).click();
    await page.getByText('aceita', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await faces.get(ClaimQueries).list(hub.scope, { open: false, limit: 5 })).toMatchObject([
      {
        orderId: order.id,
        state: 'accepted',
        fault: 'courier',
        answer: 'A foto mostra a caixa',
        earlyReason: 'Está sem telefone hoje',
      },
    ]);
  });

  it('fits a phone in the dark', async () => {
    const page = await world.operator(PHONE, 'dark');
    for (const part of [
      'overview',
      'cash',
      'withdrawals',
      'inbox',
      'inbox&estado=decided',
      'contests',
      'claims',
      'payments',
      'topups',
      'balances',
      'entries',
    ]) {
      await goTo(page, `/painel/dinheiro?parte=${part}`);
      await page.getByRole('heading', { name: 'Dinheiro', exact: true }).waitFor();
      expect([part, await violations(page)]).toEqual([part, []]);
    }
    expect(world.complaints).toEqual([]);
  });
});
