import { CourierRegistrations, OrderLifecycle, OrderQueries } from '#domain';
import { aCourier, anOrder, PICKUP } from '../support/builders/index.js';
import { isBefore, shown } from '../support/shown.js';
import { browserPresent, PanelWorld, violations } from './panel.world.js';

const AWAY = { latitude: PICKUP.latitude + 0.006, longitude: PICKUP.longitude };

(browserPresent ? describe : describe.skip)('the board for who assigns', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
  });
  afterAll(() => world.close());

  const named = async (name: string, at = PICKUP) => {
    const { faces, hub } = world;
    const id = await aCourier(faces, hub.scope, [hub.motorbike.id], at);
    await faces.get(CourierRegistrations).update(hub.scope, id, { name });
    return id;
  };
  const courierOf = async (id: number) =>
    (await world.faces.get(OrderQueries).byId(world.hub.scope, id)).courierId;

  it('is advised by cost, `a Enter` takes the best, and goods on the way change hands after one question', async () => {
    const { faces, hub } = world;
    const near = await named('Ana Perto');
    const alone = await anOrder(hub).with({ combinable: false }).create(faces);
    await faces.get(OrderLifecycle).reassign(hub.scope, alone.id, near);
    const free = await named('Bento Livre', AWAY);
    const { id, publicId } = await world.order();
    const page = await world.screen(`?pedido=${String(id)}`);
    await page.getByRole('heading', { name: publicId }).waitFor();

    await page.keyboard.press('a');
    const lines = page.getByRole('option');
    await lines.first().getByText('coleta em').waitFor();
    await shown(lines).toHaveText([/^Bento Livre/, /^Ana Perto/], { useInnerText: true });
    await page.getByText(/^Bento Livre entrega \d+ min antes que Ana Perto/).waitFor();
    await lines
      .first()
      .getByText(/0 de \d+ · moto/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await lines.first().waitFor({ state: 'detached' });

    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.getByText(`${publicId} atribuído a Bento Livre`).waitFor();
    expect(await courierOf(id)).toBe(free);

    const board = page.getByRole('complementary');
    await board.getByRole('button', { name: 'Trocar…' }).waitFor();
    await faces.get(OrderLifecycle).arriveAtPickup(hub.scope, id);
    await faces.get(OrderLifecycle).collect(hub.scope, id, {});
    await board.getByText('em entrega').waitFor();
    await page.keyboard.press('a');
    await page.getByRole('option', { name: /Ana Perto/ }).click();
    const question = page.getByRole('dialog', { name: `Trocar ${publicId} para Ana Perto?` });
    await question.getByText(/Bento Livre está com os produtos: combine a entrega/).waitFor();
    expect(await courierOf(id)).toBe(free);
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Trocar' }).click();
    await page.getByText(`${publicId} atribuído a Ana Perto`).waitFor();
    expect(await courierOf(id)).toBe(near);
    expect(world.complaints).toEqual([]);
  });

  it('keeps map and couriers in sight beside the opened order, the free and near ones first, a line each', async () => {
    await named('Caio Longe', AWAY);
    await named('Zeca Junto');
    const { id, publicId } = await world.order();
    const small = await world.screen(`?pedido=${String(id)}`, { width: 1280, height: 800 });
    await small.getByRole('heading', { name: publicId }).waitFor();
    const map = small.getByRole('region', { name: 'Mapa' });
    await shown.poll(async () => (await map.boundingBox())?.width).toBeGreaterThan(200);
    await isBefore(map, small.getByRole('complementary'), 'x');
    const cell = small.locator(`[data-order="${publicId}"] .way > span`);
    await isBefore(cell.first(), cell.last(), 'y');

    const wide = await world.screen('', { width: 1800, height: 900 });
    const rows = wide.locator('[data-courier]');
    const free = rows.locator('strong').filter({ hasText: /Longe|Junto/ });
    await shown(free).toHaveText(['Caio Longe', 'Zeca Junto']);
    await shown.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThanOrEqual(31);
    await wide.getByRole('button', { name: publicId }).click();
    await shown(free).toHaveText(['Zeca Junto', 'Caio Longe']);
    await wide.locator('[data-courier="Ana Perto"]').getByRole('button').first().click();
    await wide.locator('[data-courier="Ana Perto"] li').first().waitFor();
    expect(await violations(wide)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });
});
