import { OrderLifecycle, OrderQueries } from '#domain';
import { browserPresent, violations } from './panel.world.js';
import { PhoneWorld } from './phone.world.js';

(browserPresent ? describe : describe.skip)('an order that is cancelled on its way', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({ settings: { dispatch: { strategy: 'broadcast' } } });
  });
  afterAll(() => world.close());

  it('has to come back, and is paid when it was delivered meanwhile', async () => {
    const { id, phone } = await world.courier();
    await phone.goOnline();
    await world.positioned(id);
    const life = world.faces.get(OrderLifecycle);
    const takes = async () => {
      const order = await world.offered();
      for (const act of ['Aceitar', 'Cheguei', 'Peguei o pedido']) await phone.press(act);
      await phone.page.getByRole('heading', { name: /^Leve para/ }).waitFor();
      await phone.page.getByText(/por enviar/).waitFor({ state: 'detached' });
      return order;
    };
    const cancels = (id: number) =>
      life.cancel(world.hub.scope, id, { reason: 'consumer_request', returnToPickup: true });

    const back = await takes();
    await cancels(back.id);
    const notice = phone.page
      .getByRole('alert')
      .filter({ hasText: `O pedido ${back.publicId} foi cancelado` });
    await notice.getByText(/Não entregue: leve os produtos de volta para Padaria Alvorada/).waitFor();
    expect(await violations(phone.page)).toEqual([]);
    await notice.getByRole('button', { name: 'Entendi' }).click();
    await notice.waitFor({ state: 'detached' });
    await phone.press('Devolvi o pedido');
    await phone.sees('Pedido encerrado');
    await phone.press('Continuar');

    const delivered = await takes();
    await phone.offline(true);
    for (const act of ['Cheguei', 'Entregar']) await phone.press(act);
    await phone.page.getByLabel('Quem recebeu?').fill('Maria');
    await phone.slide('Entreguei');
    await phone.sees(/por enviar/);
    await cancels(delivered.id);
    await phone.offline(false);
    await phone.sees(/Entregue\. Você ganhou R\$/);
    const { status } = await world.faces.get(OrderQueries).byId(world.hub.scope, delivered.id);
    expect(status).toBe('completed');
  });
});
