import { OrderLifecycle, OrderQueries } from '#domain';
import { photoWithPlace } from '../support/pictures.js';
import { until } from '../support/running-gateway.js';
import { shown } from '../support/shown.js';
import { LONG } from '../support/test-mode.js';
import { browserPresent, violations } from './panel.world.js';
import { PhoneWorld, type Phone } from './phone.world.js';

/** Runs in the page: a phone whose memory is full for acts. */
const FILLS_PHONE = `
  self.put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...all) {
    if (this.name === 'acts') throw new DOMException('full', 'QuotaExceededError');
    return self.put.apply(this, all);
  };`;
const FREES_PHONE = `IDBObjectStore.prototype.put = self.put;`;

(browserPresent ? describe : describe.skip)('the queue of a courier’s phone', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({
      settings: { confirmationCode: true, dispatch: { strategy: 'broadcast' } },
    });
  });
  afterAll(() => world.close());
  afterEach(() => {
    expect(world.complaints).toEqual([]);
  });

  const heading = (phone: Phone, name: string | RegExp) => phone.page.getByRole('heading', { name });
  const order = (id: number) => world.faces.get(OrderQueries).byId(world.hub.scope, id);
  const isSent = (phone: Phone) => phone.page.getByText(/por enviar/).waitFor({ state: 'detached' });
  const path = (id: number, act: string) => `**/api/courier/orders/${String(id)}/${act}`;
  const onShift = async () => {
    const courier = await world.courier();
    await courier.phone.goOnline();
    await world.positioned(courier.id);
    return courier;
  };
  const takes = async (phone: Phone, made = world.anOrder()) => {
    const taken = await world.offered(made);
    await phone.press('Aceitar');
    await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor({ state: 'detached' });
    return taken;
  };
  const works = async (phone: Phone, ...acts: readonly string[]) => {
    for (const act of acts) await phone.press(act);
  };
  const leaves = ({ id }: { id: number }) => world.suspend(id);

  it('sends what the courier does instead of a refused act, and what does not depend on it; a slider takes taps', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const { id } = await takes(phone);
    await works(phone, 'Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar');
    await phone.page.getByLabel('Código do cliente').fill('0');
    await phone.slide('Entreguei');
    await heading(phone, 'O código do cliente não confere').waitFor();
    expect(await violations(phone.page)).toEqual([]);
    await phone.press('Não consegui entregar');
    await phone.page.getByText('Ninguém atende').click();
    const slider = phone.page.getByRole('slider');
    await slider.tap();
    await phone.sees('Toque de novo: Não entreguei');
    expect(await violations(phone.page)).toEqual([]);
    // The bounce of the first tap does nothing, a later one confirms.
    while (await slider.isVisible()) await slider.tap({ timeout: 1_000 }).catch(() => undefined);
    await heading(phone, 'O código do cliente não confere').waitFor({ state: 'detached' });
    await until('it is sent', async () => (await order(id)).stops[0]?.status === 'failed');
    await leaves(courier);
  });

  (LONG ? it : it.skip)('says that the phone has no room for an act, and takes it again', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const { id } = await takes(phone);
    const room = phone.page.getByText(/O celular não conseguiu guardar: falta espaço/);
    await phone.page.evaluate(FILLS_PHONE);
    await phone.press('Cheguei');
    await room.waitFor();
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.evaluate(FREES_PHONE);
    await works(phone, 'Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar');
    await phone.page.getByLabel('Código do cliente').fill(await world.codeOf(id));
    await phone.page.evaluate(FILLS_PHONE);
    await phone.slide('Entreguei');
    await room.waitFor();
    await phone.page.evaluate(FREES_PHONE);
    await phone.slide('Entreguei');
    await phone.sees(/Entregue\. Você ganhou R\$/);
    expect((await order(id)).status).toBe('completed');
    await leaves(courier);
  });

  (LONG ? it : it.skip).each([500, 421])(
    'goes on with other orders while the act of one is answered %i',
    async (status) => {
      const courier = await onShift();
      const { phone } = courier;
      const first = await takes(phone, world.anOrder().with({ combinable: true }));
      const second = await takes(phone, world.anOrder().of(world.hub.rival).with({ combinable: true }));
      await phone.page.route(path(first.id, 'arrive-pickup'), (route) => route.fulfill({ status }));
      await heading(phone, 'Vá até Padaria Alvorada').waitFor();
      await works(phone, 'Cheguei', 'Peguei o pedido');
      await heading(phone, 'Vá até Mercado Rival').waitFor();
      await phone.press('Cheguei');
      await until('the other order goes on', async () => (await order(second.id)).arrivedPickupAt !== null);
      expect((await order(first.id)).arrivedPickupAt).toBeNull();
      await phone.sees(/2 ações por enviar/);
      await phone.page.unroute(path(first.id, 'arrive-pickup'));
      await phone.page.evaluate(`dispatchEvent(new Event('online'))`);
      await isSent(phone);
      expect((await order(first.id)).status).toBe('collected');
      await leaves(courier);
    },
  );

  (LONG ? it : it.skip)(
    'asks once for a refused act whose order cannot be read, and explains it later',
    async () => {
      const courier = await onShift();
      const { phone } = courier;
      const { id, publicId } = await takes(phone);
      let asked = 0;
      await phone.page.route(path(id, 'arrive-pickup'), (route) => {
        asked += 1;
        return route.fulfill({ status: 409, json: { type: 'urn:problem:transition_refused' } });
      });
      const read = `**/api/courier/orders/${String(id)}`;
      await phone.page.route(read, (route) => route.fulfill({ status: 503 }));
      const answered = phone.page.waitForResponse(read);
      await phone.press('Cheguei');
      await answered;
      for (let turn = 0; turn < 10; turn += 1) await phone.page.evaluate('fetch("/entregador")');
      expect(asked).toBe(1);
      await phone.page.unroute(read);
      await phone.page.evaluate(`dispatchEvent(new Event('online'))`);
      await heading(phone, `A central não aceitou uma ação do pedido ${publicId}`).waitFor();
      await leaves(courier);
    },
  );

  it('keeps an open sheet when the camera ends the app', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const { page } = phone;
    const { id } = await takes(phone);
    await works(phone, 'Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar');
    await page.getByLabel('Código do cliente').fill(await world.codeOf(id));
    await page.getByLabel('Quem recebeu?').fill('Maria');
    await page.getByLabel('Tirar foto').setInputFiles(await photoWithPlace(page));
    await page.getByRole('img', { name: 'Foto da entrega' }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: 'Foto da entrega' }).waitFor();
    await shown(page.getByLabel('Quem recebeu?')).toHaveValue('Maria');
    await phone.slide('Entreguei');
    await phone.sees(/Entregue\. Você ganhou R\$/);
    const { evidence } = (await order(id)).stops[0]!;
    expect([evidence?.name, evidence?.photos.length]).toEqual(['Maria', 1]);
    await page.reload();
    await heading(phone, 'Disponível').waitFor();
    await shown(page.getByRole('dialog')).toHaveCount(0);

    await leaves(courier);
  });

  it('shows an order as it is, not as it was when an act was taken whose answer was lost', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const { id } = await takes(phone);
    const arrives = path(id, 'arrive-pickup');
    await phone.page.route(arrives, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const failed = phone.page.waitForEvent('requestfailed');
    await phone.press('Cheguei');
    await failed;
    await world.faces.get(OrderLifecycle).collect(world.hub.scope, id, {});
    await heading(phone, /^Leve para/).waitFor();
    const replayed = phone.page.waitForResponse(
      (answer) => answer.headers()['idempotency-replayed'] === 'true',
    );
    await phone.page.unroute(arrives);
    await replayed;
    await isSent(phone);
    await heading(phone, /^Leve para/).waitFor();
    await leaves(courier);
  });
});
