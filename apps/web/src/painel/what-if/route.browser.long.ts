import { CourierPositions, DispatchReplays, Hubs, OrderLifecycle } from '#domain';
import { anOrder, PICKUP } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  browserPresent,
  PanelWorld,
  BROWSER_TIMEOUT_MS,
  PHONE,
  violations,
} from '../../../../../test/web/panel.world.js';

(browserPresent ? describe : describe.skip)('a day under other settings, in a browser', () => {
  let world: PanelWorld;
  let replays: DispatchReplays;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    replays = faces.get(DispatchReplays);
    const life = faces.get(OrderLifecycle);
    const courier = await world.courier('Rui');
    for (let orders = 0; orders < 4; orders++) {
      const at = faces.core.clock.now();
      await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at }]);
      const { id } = await anOrder(hub).delivered().create(faces);
      faces.core.clock.advance({ minutes: 20 });
      await life.complete(hub.scope, id);
    }
    faces.core.clock.advance({ days: 1 });
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  it(
    'is chosen, replayed while its progress is shown, compared, and its settings taken over and given back',
    async () => {
      const page = await world.screen('/e-se');
      await page.getByText('Nenhuma simulação ainda').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Como procurar').selectOption({ label: 'Planejado' });
      await page.getByRole('button', { name: 'Simular o dia' }).click();
      await page.getByRole('progressbar').waitFor();
      await shown(page.getByRole('button', { name: 'Simular o dia' })).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      await replays.runDue();
      const table = page.getByRole('region', { name: /^Resultado de/ });
      const delivered = table.getByRole('row', { name: /^Entregues [0-9]/ });
      await delivered.waitFor();
      await shown(delivered.locator('td')).toHaveText(['4', '4', 'igual', '4']);
      expect(await violations(page)).toEqual([]);
      const strategy = async () => {
        const { settings } = await world.faces.get(Hubs).get(world.hub.hub.id);
        return settings.dispatch.strategy;
      };
      await page.getByRole('button', { name: 'Passar a usar estes ajustes' }).click();
      await page.getByText('Ajustes da busca trocados').waitFor();
      expect(await strategy()).toBe('planned');
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await page.getByRole('button', { name: 'Passar a usar estes ajustes' }).waitFor();
      expect(await strategy()).toBe('nearest_first');
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'is stopped, and reports a day without orders, on a phone in the dark theme',
    async () => {
      const page = await world.screen('/e-se', PHONE, 'dark');
      await page.getByRole('button', { name: 'Simular o dia' }).click();
      await page.getByRole('button', { name: /^Cancelar a simulação/ }).click();
      await page.getByText('Foi interrompida e não tem resultado.').waitFor();
      await page.getByLabel('Dia', { exact: true }).fill('2026-02-20');
      await page.getByRole('button', { name: 'Simular o dia' }).click();
      await page.getByRole('progressbar').waitFor();
      await replays.runDue();
      await page.getByText('Neste dia nenhum pedido foi entregue nem ficou sem entregador.').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
      expect(world.complaints).toEqual([]);
    },
    BROWSER_TIMEOUT_MS,
  );
});
