import { cents } from '#domain';
import { ShiftPlans } from '#domain/modules';
import { shown } from '../support/shown.js';
import { browserPresent } from './panel.world.js';
import { PhoneWorld, type Phone } from './phone.world.js';

/** What is lower or narrower than 44 px, with every line unfolded. */
function smallOn({ page }: Phone): Promise<string[]> {
  return page.evaluate(`(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    return [...document.querySelectorAll('main :is(summary, a.button, button, .lines a)')]
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => height > 0 && (height < 44 || width < 44))
      .map(({ text, box }) => text + ': ' + box.width + ' x ' + box.height);
  })()`);
}

(browserPresent ? describe : describe.skip)('what a courier has to hit', () => {
  let world: PhoneWorld;
  beforeAll(async () => {
    world = await PhoneWorld.open({ settings: { dispatch: { strategy: 'broadcast' } } });
  });
  afterAll(() => world.close());

  it('is 44 px high at least: documents, lines that unfold, links and buttons', async () => {
    const { faces, hub } = world;
    const day = new Date(faces.core.clock.millis() + 86_400_000).toISOString().slice(0, 10);
    await faces.get(ShiftPlans).create(hub.scope, [day], {
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
    const { phone } = await world.courier();
    const { page } = phone;
    await page.clock.setSystemTime(faces.core.clock.now());
    await phone.open();
    for (const screen of ['Turnos', 'Ganhos', 'Conta']) {
      await page.getByRole('link', { name: screen }).click();
      if (screen === 'Ganhos') await phone.press('Extrato');
      await page.locator('summary').first().waitFor({ timeout: 10_000 });
      await shown.poll(() => smallOn(phone), screen).toEqual([]);
    }
  });

  it('is 44 px high at least while the courier works: maps, calls and the next act', async () => {
    const { id, phone } = await world.courier();
    await phone.goOnline();
    await world.positioned(id);
    await world.offered();
    await phone.press('Aceitar');
    for (const act of ['Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar']) {
      await phone.page.getByRole('button', { name: act, exact: true }).waitFor();
      if (act === 'Cheguei') await phone.press('Outro mapa');
      await shown.poll(() => smallOn(phone), act).toEqual([]);
      await phone.press(act);
    }
    await phone.press('Fechar');
    await phone.page.getByRole('link', { name: 'Mapa', exact: true }).click();
    await phone.page.getByRole('application').waitFor();
    await shown.poll(() => smallOn(phone)).toEqual([]);
    await world.suspend(id);
  });
});
