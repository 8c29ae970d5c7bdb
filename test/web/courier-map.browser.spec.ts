import { until } from '../support/running-gateway.js';
import { browserPresent, violations } from './panel.world.js';
import { PhoneWorld } from './phone.world.js';

(browserPresent ? describe : describe.skip)('the courier’s map of the day', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({ settings: { dispatch: { strategy: 'broadcast' } } });
  });
  afterAll(() => world.close());

  it('shows where orders are and the courier’s own ones, in words and on the map', async () => {
    await world.anOrder().create(world.faces);
    const { id, phone } = await world.courier('dark');
    await phone.page.getByRole('link', { name: 'Mapa' }).click();
    await phone.sees('1 pedido esperando');
    await phone.sees('Você não está com pedidos agora.');
    const map = phone.page.getByRole('application', { name: 'Mapa com os pedidos e com você' });
    await map.locator('.map-cell.waits').getByText('1', { exact: true }).waitFor();
    await map.locator('.map-here').waitFor();
    expect(await violations(phone.page)).toEqual([]);

    await phone.page.getByRole('link', { name: 'Trabalho' }).click();
    await phone.goOnline();
    await world.positioned(id);
    await world.search();
    await phone.press('Aceitar');
    await phone.page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    await phone.page.getByRole('link', { name: 'Mapa' }).click();
    await phone.sees('Coleta: Padaria Alvorada');
    for (const number of ['1', '2'])
      await map.locator('.map-stop').getByText(number, { exact: true }).waitFor();
    // The courier's place is known first, and the map opens on it: the tasks that come then are in sight too.
    await phone.page.reload();
    for (const number of ['1', '2'])
      await until('the mark is in sight', async () => {
        const mark = await map.locator('.map-stop').getByText(number, { exact: true }).boundingBox();
        const sight = await map.boundingBox();
        return Boolean(mark && sight && mark.y > sight.y && mark.y + mark.height < sight.y + sight.height);
      });
    expect(world.complaints).toEqual([]);
    await world.suspend(id);
  });
});
