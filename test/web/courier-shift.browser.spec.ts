import { cents, CourierQueries, OrderQueries } from '#domain';
import { DROPOFF, PICKUP } from '../support/builders/index.js';
import { photoWithPlace, PLACE_OF_PHOTO } from '../support/pictures.js';
import { shown } from '../support/shown.js';
import { browserPresent, violations } from './panel.world.js';
import { PhoneWorld, type Phone } from './phone.world.js';

/** Runs in the page: a screen lock that counts, as a browser without a screen has none. */
const COUNTS_LOCKS = `
  self.locks = 0;
  Object.defineProperty(navigator, 'wakeLock', { value: { request: () => {
    const lock = new EventTarget();
    self.locks += 1;
    lock.release = () => { self.locks -= 1; lock.dispatchEvent(new Event('release')); return Promise.resolve(); };
    return Promise.resolve(lock);
  } } });`;

/** Runs in the page: no service worker, which stores the app's code. */
const WITHOUT_WORKER = 'delete Navigator.prototype.serviceWorker;';

/** Runs in the page: notes the last file that the app puts into a form. */
const NOTES_PHOTOS = `{
  const { append } = FormData.prototype;
  FormData.prototype.append = function (name, value, ...more) {
    if (value instanceof Blob) self.photo = value;
    return append.call(this, name, value, ...more);
  };
}`;

(browserPresent ? describe : describe.skip)('a shift with the couriers’ app', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({ settings: { dispatch: { strategy: 'broadcast' } } });
  });
  afterAll(() => world.close());

  const heading = (phone: Phone, name: string | RegExp) => phone.page.getByRole('heading', { name });
  const locksAre = (page: Phone['page'], count: number) =>
    shown.poll(() => page.evaluate('self.locks')).toBe(count);
  /** Holds the event stream, which tells the server's time; returns what lets it go. */
  const holdStream = async (page: Phone['page']) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/courier/events', async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };
  const order = async (id: number) => world.faces.get(OrderQueries).byId(world.hub.scope, id);

  it('keeps the screen on while the courier works, and says clearly when the phone takes the position away', async () => {
    const { id, phone } = await world.courier('light', PICKUP, undefined, COUNTS_LOCKS);
    const { page } = phone;
    await phone.goOnline();
    await world.positioned(id);
    await locksAre(page, 1);
    await page.context().setGeolocation(null);
    await phone.sees('Sem sinal de GPS. Vá para um lugar aberto.');
    expect(await violations(page)).toEqual([]);
    await page.context().setGeolocation({ latitude: -22.9, longitude: -47.06 });
    await page.getByText('Sem sinal de GPS').waitFor({ state: 'detached' });
    await page.context().clearPermissions();
    await heading(phone, 'O celular bloqueou a localização').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().grantPermissions(['geolocation']);
    await heading(phone, 'O celular bloqueou a localização').waitFor({ state: 'detached' });
    await phone.press('Ficar offline');
    await locksAre(page, 0);
    const isOnline = async () => (await world.faces.get(CourierQueries).byId(world.hub.scope, id)).online;
    await shown.poll(isOnline).toBe(false);
    expect(world.complaints).toEqual([]);
    await phone.close();
    await world.suspend(id);
  });

  it('reports the position of a phone with a wrong clock, and loads the code for it again where the network broke', async () => {
    const { id, phone } = await world.courier('light', PICKUP, undefined, WITHOUT_WORKER);
    const { page } = phone;
    const letGo = await holdStream(page);
    await page.route('**/position.store-*', (route) => route.abort(), { times: 1 });
    await page.evaluate('localStorage.clear()');
    await page.reload();
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/position.store-'),
    );
    await phone.press('Ficar online');
    await refused;
    letGo();
    await heading(phone, 'Disponível').waitFor();
    await world.positioned(id);
    expect(world.complaints).toEqual([]);
    await phone.close();
    await world.suspend(id);
  });

  it('suggests the address of a courier call with its price, and says what the pay is made of', async () => {
    const { id, phone } = await world.courier();
    await phone.goOnline();
    await world.positioned(id);
    await world.offered(world.anOrder().with({ stops: [], openStops: 1 }));
    for (const act of ['Aceitar', 'Cheguei', 'Peguei o pedido']) await phone.press(act);
    const address = phone.page.getByRole('textbox', { name: 'Endereço da entrega' });
    await address.fill('araras azuis 120');
    await phone.page.getByRole('button', { name: /^Rua das Araras Azuis, 120/ }).click();
    await phone.sees(/Você ganha R\$\s\d+,\d\d · \d/);
    expect(await violations(phone.page)).toEqual([]);
    await phone.press('Salvar endereço');
    for (const act of ['Cheguei', 'Entregar']) await phone.press(act);
    await phone.page.getByLabel('Quem recebeu?').fill('Maria');
    await phone.slide('Entreguei');
    await phone.sees(/Entregue\. Você ganhou R\$/);
    await phone.page.getByRole('link', { name: 'Ganhos' }).click();
    await phone.page.getByRole('group').getByText('Padaria Alvorada').click();
    await phone.sees('Preço base');
    expect(world.complaints).toEqual([]);
    await world.suspend(id);
  });

  it('carries several orders in a sequence that the courier changes: cash, a failed drop with a photo, a return, one given back', async () => {
    const { id, phone } = await world.courier('dark');
    await phone.goOnline();
    await world.positioned(id);
    const cash = {
      collectCents: cents(4_350),
      collectMethod: 'cash',
      changeForCents: cents(5_000),
    } as const;
    const stop = { ...DROPOFF, address: 'Rua da Entrega, 1', name: 'Ana', ...cash };
    const first = await world.offered(
      world.anOrder().with({ stops: [stop], needsReturn: true, combinable: true }),
    );
    await phone.press('Aceitar');
    await heading(phone, 'Vá até Padaria Alvorada').waitFor();
    const second = await world.offered(world.anOrder().of(world.hub.rival).with({ combinable: true }));
    await phone.press('Aceitar');
    await phone.sees('Próximas paradas');
    await phone.page.getByRole('button', { name: 'Fazer agora: Coletar em Mercado Rival' }).click();
    await heading(phone, 'Vá até Mercado Rival').waitFor();
    expect(await violations(phone.page)).toEqual([]);

    await phone.press('Não posso levar este pedido');
    await phone.page.getByRole('radio').first().check();
    await phone.slide('Devolver o pedido');
    await heading(phone, 'Vá até Padaria Alvorada').waitFor();
    await shown.poll(async () => (await order(second.id)).courierId).toBeNull();

    for (const act of ['Cheguei', 'Peguei o pedido', 'Cheguei']) await phone.press(act);
    await phone.sees(/Receba R\$\s43,50/);
    await phone.sees(/Troco de R\$\s6,50 para R\$\s50,00/);
    await phone.press('Não consegui entregar');
    await phone.page.getByText('Ninguém atende').click();
    const photo = await photoWithPlace(phone.page);
    expect(photo.buffer.includes(PLACE_OF_PHOTO)).toBe(true);
    await phone.page.getByLabel('Tirar foto').setInputFiles(photo);
    await phone.page.getByRole('img', { name: 'Foto da entrega' }).waitFor();
    await phone.page.evaluate(NOTES_PHOTOS);
    await phone.slide('Não entreguei');
    await heading(phone, 'Devolva em Padaria Alvorada').waitFor();
    await phone.press('Devolvi o pedido');
    await phone.sees('Pedido encerrado');
    const sent = await phone.page.evaluate<string>(
      `self.photo.text().then((text) => self.photo.type + text)`,
    );
    expect(sent).toMatch(/^image\/jpeg/);
    for (const trace of [PLACE_OF_PHOTO, 'Exif']) expect(sent).not.toContain(trace);
    const ended = await order(first.id);
    expect([ended.status, ended.stops[0]?.status]).toEqual(['completed', 'failed']);
    expect(ended.stops[0]?.evidence?.photos).toHaveLength(1);
    expect(world.complaints).toEqual([]);
    await world.suspend(id);
  });
});
