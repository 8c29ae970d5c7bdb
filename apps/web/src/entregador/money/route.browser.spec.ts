import { cents, CourierRegistrations, CourierWithdrawals, Wallets } from '#domain';
import { browserPresent, BROWSER_TIMEOUT_MS, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld } from '../../../../../test/web/phone.world.js';

const WITHDRAWALS = '**/api/courier/withdrawals';

(browserPresent ? describe : describe.skip)('the earnings of a courier', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open();
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  const earns = (id: number, amount: number) =>
    world.faces
      .get(Wallets)
      .credit(world.hub.scope, { kind: 'courier', id }, { amount: cents(amount), description: 'Entrega' });
  const asked = async (id: number) =>
    (await world.faces.get(CourierWithdrawals).list(world.hub.scope, id, 10)).map(({ amount }) => amount);

  it(
    'ask once for a withdrawal whose answer was lost, also after a restart, and for the amount that was shown',
    async () => {
      const { id, phone } = await world.courier();
      const { page } = phone;
      await world.faces.get(CourierRegistrations).update(world.hub.scope, id, { pixKey: 'rita@example.com' });
      await earns(id, 5_000);
      await page.reload();
      await page.getByRole('link', { name: 'Ganhos' }).click();
      await phone.press('Sacar');
      // The balance that is shown is asked for, whatever comes in meanwhile.
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
      await phone.close();
    },
    BROWSER_TIMEOUT_MS,
  );
});
