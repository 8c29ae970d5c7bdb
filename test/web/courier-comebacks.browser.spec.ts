import { makePushKeys } from '#runtime';
import { OrderLifecycle } from '#domain';
import { PICKUP } from '../support/builders/index.js';
import { PushBrowser } from '../support/push-browser.js';
import { until } from '../support/running-gateway.js';
import { shown } from '../support/shown.js';
import { LONG } from '../support/test-mode.js';
import { TestReceiver } from '../support/test-receiver.js';
import { browserPresent, violations } from './panel.world.js';
import { PhoneWorld, type Phone } from './phone.world.js';

const KEYS = makePushKeys();
const EVENTS = '**/api/courier/events';

/** Runs in the page: counts screen locks and watches of the position, absent in a browser without screen. */
const COUNTS_WATCHES = `
  self.locks = 0;
  self.watches = 0;
  Object.defineProperty(navigator, 'wakeLock', { value: { request: () => {
    const lock = new EventTarget();
    self.locks += 1;
    lock.release = () => { self.locks -= 1; lock.dispatchEvent(new Event('release')); return Promise.resolve(); };
    return Promise.resolve(lock);
  } } });
  const watching = Geolocation.prototype;
  const { watchPosition, clearWatch } = watching;
  watching.watchPosition = function (...all) { self.watches += 1; return watchPosition.apply(this, all); };
  watching.clearWatch = function (id) { self.watches -= 1; return clearWatch.call(this, id); };`;

/** Runs in the page: sound as a phone has it, locked until a touch. Counts its notes. */
const LOCKED_SOUND = `
  self.notes = 0;
  let touched = false;
  addEventListener('pointerup', () => { touched = true; }, true);
  const nothing = { connect() { return this; }, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  self.AudioContext = class extends EventTarget {
    state = 'suspended';
    currentTime = 0;
    async resume() {
      if (!touched) return new Promise(() => {});
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
    }
    createOscillator() { return { ...nothing, frequency: {}, start() { self.notes += 1; }, stop() {} }; }
    createGain() { return { ...nothing, gain: nothing }; }
  };`;

(browserPresent ? describe : describe.skip)('a courier’s phone that comes back', () => {
  let world: PhoneWorld;
  let service: TestReceiver;

  beforeAll(async () => {
    service = await TestReceiver.start();
    service.reacts(() => ({ status: 201 }));
    const env = {
      VAPID_PUBLIC_KEY: KEYS.publicKey,
      VAPID_PRIVATE_KEY: KEYS.privateKey,
      WEBHOOK_ALLOW_INSECURE: 'true',
      PUBLIC_URL: 'https://entregas.example.com',
    };
    world = await PhoneWorld.open({ settings: { dispatch: { strategy: 'broadcast' } } }, { env });
  });
  afterAll(async () => {
    await world.close();
    await service.close();
  });

  const value = (phone: Phone, name: string) => phone.page.evaluate(`self.${name}`);
  const becomes = (phone: Phone, name: string, wanted: number) =>
    until(`${name} are ${String(wanted)}`, async () => (await value(phone, name)) === wanted);
  const comesToFront = ({ page }: Phone) =>
    page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  /** A courier on shift whose page has run this script first. */
  const onShift = async (script = '', pushed?: PushBrowser) => {
    const courier = await world.courier('light', PICKUP, pushed);
    if (script) {
      await courier.phone.page.addInitScript(script);
      await courier.phone.page.reload();
    }
    await courier.phone.goOnline();
    await world.positioned(courier.id);
    return courier;
  };
  /** Ends the courier's shift and every order, so that later tests get no offers of it. */
  const leaves = async ({ id, phone }: { id: number; phone: Phone }) => {
    await phone.close();
    await world.suspend(id);
    const open = await world.faces.core.db.query<{ id: number }>(
      `select id from orders where status not in ('completed', 'cancelled')`,
    );
    for (const order of open)
      await world.faces.get(OrderLifecycle).cancel(world.hub.scope, order.id, { reason: 'operator' });
  };

  it('connects anew when nothing has come for 40 seconds', async () => {
    const courier = await world.courier();
    const { page } = courier.phone;
    await page.clock.install({ time: world.faces.core.clock.now() });
    const first = page.waitForRequest(EVENTS);
    await courier.phone.open();
    await first;
    await page.getByRole('heading', { name: 'Você está offline' }).waitFor();
    const second = page.waitForRequest(EVENTS);
    await page.clock.fastForward(46_000);
    await second;
    await leaves(courier);
  });

  it('says that an order was taken away until the courier has read it, also after a restart', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const { id, publicId } = await world.offered();
    await phone.press('Aceitar');
    await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor({ state: 'detached' });
    await world.faces.get(OrderLifecycle).cancel(world.hub.scope, id, { reason: 'consumer_request' });
    const message = phone.page.getByRole('heading', { name: `O pedido ${publicId} saiu da sua lista` });
    await message.waitFor();
    await phone.page.reload();
    await message.waitFor();
    await phone.page.getByRole('alert').getByRole('button', { name: 'Entendi' }).click();
    await message.waitFor({ state: 'detached' });
    await phone.page.reload();
    await phone.page.getByRole('heading', { name: 'Disponível' }).waitFor();
    await shown(message).toHaveCount(0);
    await leaves(courier);
  });

  it('shows the offers that its stream has lost: when it comes to the front, and when one is pushed', async () => {
    const browser = new PushBrowser(service.url('/lost'));
    const courier = await onShift('', browser);
    const { phone } = courier;
    await phone.isKept();
    // The stream is away, as behind a network that swallows it.
    await phone.page.route(EVENTS, () => undefined);
    // A page that has not asked for its stream yet shows what it stored, and has lost nothing.
    const asked = phone.page.waitForRequest(EVENTS);
    await phone.page.reload();
    await asked;
    await phone.page.getByRole('heading', { name: 'Disponível' }).waitFor();
    await world.offered();
    await comesToFront(phone);
    await phone.press('Recusar');
    await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor({ state: 'detached' });

    await world.offered();
    await phone.deliverPush({ kind: 'courier_offer', offerId: '1', title: 'Oferta', body: 'Padaria' });
    await phone.press('Aceitar');
    await phone.page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    await shown.poll(() => phone.notifications()).toEqual([]);
    await leaves(courier);
  });

  (LONG ? it : it.skip)(
    'rings after a restart of the app once it is touched, and says so before',
    async () => {
      const courier = await onShift(LOCKED_SOUND);
      const { phone } = courier;
      await phone.page.reload();
      await phone.sees('O som das ofertas está desligado. Toque na tela para ligar.');
      expect(await violations(phone.page)).toEqual([]);
      await world.offered();
      await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor();
      expect(await value(phone, 'notes')).toBe(0);
      await phone.page.getByRole('dialog').getByRole('timer').click();
      await until('the phone rings', async () => Number(await value(phone, 'notes')) >= 3);
      await phone.press('Recusar');
      await phone.page.getByText('O som das ofertas está desligado').waitFor({ state: 'detached' });
      await leaves(courier);
    },
  );

  (LONG ? it : it.skip)('keeps an offer on the screen whatever the back button does', async () => {
    const courier = await onShift();
    const { phone } = courier;
    await world.offered();
    await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor();
    for (let press = 0; press < 4; press += 1) await phone.page.keyboard.press('Escape');
    await phone.press('Aceitar');
    await phone.page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    await leaves(courier);
  });

  (LONG ? it : it.skip)(
    'ends position and screen lock with the session, and sends nothing of it for the next courier',
    async () => {
      const first = await onShift(COUNTS_WATCHES);
      const { phone } = first;
      await becomes(phone, 'locks', 1);
      await becomes(phone, 'watches', 1);
      // Positions wait without network, then the session ends.
      await phone.page.route('**/api/courier/positions', (route) => route.abort());
      let failed = 0;
      phone.page.on('requestfailed', (request) => (failed += Number(request.url().endsWith('/positions'))));
      await phone.page.context().setGeolocation({ latitude: PICKUP.latitude + 0.002, longitude: -47.06 });
      // Positions that wait for the next batch are sent when the app comes to the front.
      await until('a batch fails', async () => {
        await comesToFront(phone);
        return failed > 0;
      });
      await world.refuse(first.id);
      await phone.sees('Seu acesso foi encerrado. Fale com a empresa.');
      await becomes(phone, 'locks', 0);
      await becomes(phone, 'watches', 0);

      const second = await world.courier();
      await second.phone.close();
      const there = { latitude: PICKUP.latitude + 0.5, longitude: -47.5 };
      await phone.page.context().setGeolocation(there);
      await phone.page.unroute('**/api/courier/positions');
      const sent: unknown[] = [];
      phone.page.on('request', (request) => {
        if (request.url().endsWith('/positions')) sent.push(...(request.postDataJSON() as unknown[]));
      });
      await phone.logIn(await world.numberOf(second.id));
      await phone.goOnline();
      await until('a batch is sent', async () => {
        await comesToFront(phone);
        return sent.length > 0;
      });
      await world.positioned(second.id);
      for (const position of sent) expect(position).toMatchObject(there);
      expect(world.complaints).toEqual([]);
      await leaves({ id: second.id, phone });
    },
  );
});
