import { CashQueries, cents, CourierRegistrations, CourierWithdrawals, Wallets } from '#domain';
import { ShiftBookings, ShiftPlans } from '#domain/modules';
import { aCourier, DROPOFF } from '../../../../../test/support/builders/index.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld } from '../../../../../test/web/phone.world.js';

const WITHDRAWALS = '**/api/courier/withdrawals';

(browserPresent ? describe : describe.skip)('the earnings of a courier', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open();
  });
  afterAll(() => world.close());

  const earns = (id: number, amount: number) =>
    world.faces
      .get(Wallets)
      .credit(world.hub.scope, { kind: 'courier', id }, { amount: cents(amount), description: 'Entrega' });
  const asked = async (id: number) =>
    (await world.faces.get(CourierWithdrawals).list(world.hub.scope, id, 10)).map(({ amount }) => amount);

  it('ask once for a withdrawal whose answer was lost, also after a restart, and for the amount that was shown', async () => {
    const { id, phone } = await world.courier();
    const { page } = phone;
    await world.faces.get(CourierRegistrations).update(world.hub.scope, id, { pixKey: 'rita@example.com' });
    await earns(id, 5_000);
    await page.reload();
    await page.getByRole('link', { name: 'Ganhos' }).click();
    await phone.press('Sacar');
    // The shown balance is asked for, whatever is earned meanwhile.
    await earns(id, 700);
    await page.route(WITHDRAWALS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: /^Pedir R\$/ }).click();
    await phone.sees(/e a resposta não chegou/);
    expect(await violations(page)).toEqual([]);
    await page.unroute(WITHDRAWALS);
    await page.reload();
    await phone.press('Sacar');
    await phone.sees(/Você pediu R\$\s50,00 e a resposta não chegou/);
    await page.getByRole('button', { name: /^Enviar de novo R\$/ }).click();
    await phone.sees(/aguardando a empresa/);
    expect(await asked(id)).toEqual([5_000]);
    await phone.press('Sacar');
    await page.getByRole('button', { name: /^Pedir R\$\s7,00/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await asked(id)).toEqual([700, 5_000]);
    expect(world.complaints).toEqual([]);
  });

  it('hold what a stop collected otherwise than asked, and announce it without network', async () => {
    const { id, phone } = await world.courier();
    const { page } = phone;
    await phone.goOnline();
    await world.positioned(id);
    const stops = [
      {
        ...DROPOFF,
        address: 'Rua da Entrega, 7',
        name: 'Maria',
        collectCents: cents(4_500),
        collectMethod: 'cash' as const,
      },
    ];
    await world.offered(world.anOrder().with({ stops }));
    for (const act of ['Aceitar', 'Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar'])
      await phone.press(act);
    await phone.press('Recebi outro valor ou de outra forma');
    await page.getByLabel('Valor recebido, sem o troco').fill('40,00');
    await page.getByLabel('Por quê?').fill('faltou troco');
    expect(await violations(page)).toEqual([]);
    await phone.slide('Entreguei');
    await phone.sees(/Entregue\. Você ganhou R\$/);
    await page.getByRole('link', { name: 'Ganhos' }).click();
    const box = page.getByRole('region', { name: 'Dinheiro em mãos' });
    await box
      .getByText(/^R\$\s40,00$/)
      .first()
      .waitFor();
    await box.locator('summary').first().click();
    await phone.press('Entregar na empresa');
    await phone.offline(true);
    await page.getByRole('button', { name: /^Avisar que vou entregar R\$\s40,00/ }).click();
    await box.getByText(/Aviso de R\$\s40,00 guardado/).waitFor();
    expect(await violations(page)).toEqual([]);
    await phone.offline(false);
    await box.getByText(/Você avisou R\$\s40,00/).waitFor();
    const handIns = await world.faces
      .get(CashQueries)
      .handIns(world.hub.scope, { courierId: id }, { limit: 5 });
    expect(handIns).toMatchObject([{ state: 'announced', announcedCents: 4_000 }]);
    await phone.press('Cancelar aviso');
    await box.getByRole('button', { name: 'Entregar na empresa' }).waitFor();
    await world.suspend(id);
  });

  it('begin with a shift: a courier waits for one that is full, gets the place that is given back, and gives it back', async () => {
    const { faces, hub } = world;
    const day = new Date(faces.core.clock.millis() + 86_400_000).toISOString().slice(0, 10);
    const [slot] = await faces.get(ShiftPlans).create(hub.scope, [day], {
      areaId: null,
      vehicleTypeId: null,
      merchantId: null,
      places: 1,
      from: '11:00',
      to: '15:00',
      guarantee: 'hour',
      guaranteeCents: cents(2_200),
      leastAcceptedPercent: 80,
      giveBackMinutes: 60,
    });
    await faces.get(ShiftPlans).publish(hub.scope, day);
    const bookings = faces.get(ShiftBookings);
    const holder = await aCourier(faces, hub.scope, [hub.motorbike.id]);
    await bookings.take(hub.scope, holder, slot!.id);
    const { phone } = await world.courier();
    const { page } = phone;
    await page.clock.setSystemTime(faces.core.clock.now());
    await phone.open('/turnos');
    await phone.sees(/Garantia de R\$\s22,00 por hora/);
    await phone.press('Entrar na espera');
    await phone.sees('1º na espera');
    await bookings.giveBack(hub.scope, holder, slot!.id);
    await phone.open('/turnos');
    await phone.sees('confirmado');
    expect(await violations(page)).toEqual([]);
    await phone.press('Devolver a vaga');
    await phone.press('Pegar este turno');
    await phone.sees('confirmado');
    expect(await bookings.take(hub.scope, holder, slot!.id)).toMatchObject({ state: 'waiting' });
    expect(world.complaints).toEqual([]);
  });
});
