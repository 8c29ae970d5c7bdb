import { MessageQueue, OfferPushes } from '#domain';
import { makePushKeys } from '#runtime';
import { PICKUP } from '../../../../../test/support/builders/index.js';
import { PushBrowser } from '../../../../../test/support/push-browser.js';
import { TestReceiver } from '../../../../../test/support/test-receiver.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld, type Phone } from '../../../../../test/web/phone.world.js';

const KEYS = makePushKeys();
const SWITCH = 'Avisar ofertas com a tela apagada';

(browserPresent ? describe : describe.skip)('the account of a courier', () => {
  let world: PhoneWorld;
  let service: TestReceiver;

  beforeAll(async () => {
    service = await TestReceiver.start();
    service.reacts(() => ({ status: 201 }));
    world = await PhoneWorld.open(
      { settings: { dispatch: { strategy: 'broadcast' } } },
      {
        env: {
          VAPID_PUBLIC_KEY: KEYS.publicKey,
          VAPID_PRIVATE_KEY: KEYS.privateKey,
          WEBHOOK_ALLOW_INSECURE: 'true',
          PUBLIC_URL: 'https://entregas.example.com',
        },
      },
    );
  });
  afterAll(async () => {
    await world.close();
    await service.close();
  });
  beforeEach(() => {
    service.received.length = 0;
  });

  const subscriptions = async () =>
    (await world.faces.core.db.query<{ endpoint: string }>('select endpoint from push_subscriptions')).map(
      ({ endpoint }) => endpoint,
    );
  const toAccount = async ({ page }: Phone) => {
    await page.getByRole('link', { name: 'Conta' }).click();
    await page.getByRole('heading', { name: 'Aplicativo' }).waitFor();
  };
  const sends = async () => {
    await world.faces.get(OfferPushes).queueDue();
    await world.faces.get(MessageQueue).drain();
  };
  const pushable = async (path: string) => {
    const browser = new PushBrowser(service.url(path));
    const courier = await world.courier('light', PICKUP, browser);
    await courier.phone.isKept();
    return { ...courier, browser };
  };
  const onShift = async (path: string) => {
    const courier = await pushable(path);
    await courier.phone.goOnline();
    await world.positioned(courier.id);
    await toAccount(courier.phone);
    await courier.phone.page.getByRole('checkbox', { name: SWITCH, checked: true }).waitFor();
    return courier;
  };
  const leaves = async ({ id, phone }: { id: number; phone: Phone }) => {
    await phone.close();
    await world.suspend(id);
  };

  it('lets offers wake the phone while the app is not on the screen, and ends them when they are gone', async () => {
    const courier = await onShift('/phone');
    const { phone, browser } = courier;
    expect(await subscriptions()).toEqual([service.url('/phone')]);
    // A headless browser hides no tab. So the app is closed, and only its service worker is left.
    await phone.page.goto(`${world.faces.baseUrl}/health/live`);

    await world.offered();
    await sends();
    const [offer] = service.received.map((one) => browser.read(one));
    await phone.deliverPush(offer!);
    await shown
      .poll(() => phone.notifications())
      .toEqual([expect.stringMatching(/R\$\s?\d+,\d\d.* \| .*Padaria Alvorada/)]);
    // The push service may send a message twice.
    await phone.deliverPush(offer!);
    await shown.poll(() => phone.notifications()).toHaveLength(1);

    world.faces.core.clock.advance({ minutes: 1 });
    await world.search();
    await sends();
    const ends = service.received
      .map((one) => browser.read(one))
      .filter(({ kind, offerId }) => kind === 'courier_offer_gone' && offerId === offer!['offerId']);
    expect(ends).toHaveLength(1);
    await phone.deliverPush(ends[0]!);
    // The offer's notification is closed before the other one is shown.
    await shown.poll(() => phone.notifications()).toEqual([expect.stringContaining(ends[0]!['title']!)]);
    expect(world.complaints).toEqual([]);
    await leaves(courier);
  });

  it('shows no notification of an offer that is on the screen', async () => {
    const courier = await onShift('/open');
    const { phone, browser } = courier;
    await world.offered();
    await phone.page.getByRole('button', { name: 'Aceitar' }).waitFor();
    await sends();
    const [offer] = service.received.map((one) => browser.read(one));
    await phone.deliverPush(offer!);
    // The worker handles its messages in order: the second one's answer comes after the first was handled.
    await phone.deliverPush({ ...offer!, kind: 'courier_offer_gone', offerId: '0' });
    expect(await phone.notifications()).toEqual([]);
    await leaves(courier);
  });

  it('speaks another language, also without network', async () => {
    const { phone } = await world.courier();
    const { page } = phone;
    await phone.isKept();
    await phone.open('/conta');
    await phone.press('English');
    await page.getByRole('heading', { name: 'App' }).waitFor();
    await phone.isKept();
    await phone.offline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'App' }).waitFor();
    await shown(page.locator('html')).toHaveAttribute('lang', 'en');
    await phone.close();
  });

  it('asks the company to erase the data of the courier, and says so afterwards', async () => {
    const { phone } = await world.courier();
    await toAccount(phone);
    const { page } = phone;
    await page.locator('summary', { hasText: 'Seus dados' }).click();
    await phone.press('Pedir que apaguem meus dados');
    await phone.press('Enviar pedido');
    await phone.sees(/Você pediu em .* que seus dados sejam apagados/);
    await page.reload();
    await page.locator('summary', { hasText: 'Seus dados' }).click();
    await phone.sees(/Você pediu em .* que seus dados sejam apagados/);
    expect(await violations(page)).toEqual([]);
  });

  it('turns pushes off and on', async () => {
    const courier = await pushable('/switched');
    const { phone } = courier;
    await toAccount(phone);
    const box = (checked: boolean) => phone.page.getByRole('checkbox', { name: SWITCH, checked });
    await box(true).click();
    await box(false).waitFor();
    await shown.poll(subscriptions).not.toContain(service.url('/switched'));
    await phone.page.getByRole('link', { name: 'Trabalho' }).click();
    await phone.goOnline();
    await toAccount(phone);
    expect(await violations(phone.page)).toEqual([]);
    await box(false).click();
    await box(true).waitFor();
    expect(await subscriptions()).toContain(service.url('/switched'));
    await leaves(courier);
  });

  it('is entered again with a new password by a link, which ends the other sessions', async () => {
    const { id, phone } = await world.courier();
    const number = await world.numberOf(id);
    // The app is closed meanwhile, as its stream would report the end of the session at some time.
    await phone.page.goto('about:blank');
    const other = await world.phone();
    await other.press('Esqueci a senha');
    await other.page.getByLabel('Celular com DDD').fill(number);
    expect(await violations(other.page)).toEqual([]);
    await other.press('Receber link');
    await other.sees(new RegExp(number.slice(-4)));
    const row = await world.faces.core.db.first<{ link: string }>(
      `select words ->> 'link' as link from messages where words ? 'link' order by id desc limit 1`,
    );
    await other.page.goto(world.faces.baseUrl + new URL(row!.link).pathname);
    await other.page.getByLabel('Senha').fill(' segredo novo ');
    expect(await violations(other.page)).toEqual([]);
    await other.press('Salvar senha');
    await other.sees('Senha salva');
    await other.page.getByRole('link', { name: 'Entrar' }).click();
    await other.logIn(number, ' segredo novo ');
    await other.page.getByRole('heading', { name: 'Você está offline' }).waitFor();
    // A screen begins with several requests: another may be refused before the one for the session.
    const refused = phone.page.waitForResponse(
      (answer) => answer.status() === 401 && !answer.url().endsWith('/me'),
    );
    await phone.page.route('**/api/courier/me', async (route) => {
      await refused;
      await route.continue();
    });
    await phone.open();
    await phone.sees(/Sua sessão terminou/);
    await phone.logIn(number);
    await phone.sees('Celular ou senha não conferem.');
    await other.close();
  });
});
