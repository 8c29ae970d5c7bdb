import { onTestEnd } from '../support/jest/endings.js';
import {
  CourierAccess,
  CourierQueries,
  CourierRegistrations,
  OutboxRelay,
  SearchSteps,
  type OrderRecord,
  type Point,
} from '#domain';
import type { Browser, Page } from 'playwright-core';
import { PAGE_SESSIONS } from '../../apps/console/src/http/page-session.policy.js';
import { consoleFace } from '../../apps/console/src/face.js';
import { aCourier, aHubWorld, anOrder, PICKUP, type HubWorld } from '../support/builders/index.js';
import { openFaces, type FaceHarness, type TestCoreOptions } from '../support/index.js';
import { closeBrowser, openBrowser, openWindow } from '../support/browser-windows.js';
import { buildWebApps, WHOLE_BROWSER } from '../support/browser.js';
import { until } from '../support/running-gateway.js';
import type { PushBrowser } from '../support/push-browser.js';
import { DESKTOP, operatorSession, PHONE } from './panel.world.js';

const PASSWORD = 'segredo1';

/** Runs in the page: what has been asked of the browser goes out, and the page does nothing more. */
const STOPS = `(async () => {
  for (let turn = 0; turn < 50; turn++) await null;
  navigator.sendBeacon('/stopped');
  for (;;);
})()`;

/** Runs in the page: the browser's own subscriptions, kept in the page's memory. */
function subscribeTo({ endpoint, keys }: ReturnType<PushBrowser['body']>): void {
  let subscription: object | null = null;
  const manager = (globalThis as unknown as { PushManager: { prototype: object } }).PushManager.prototype;
  Object.assign(manager, {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: (options: object) => {
      subscription = {
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(subscription);
    },
  });
}

/** One courier's phone. */
export class Phone {
  constructor(
    readonly page: Page,
    private readonly baseUrl: string,
  ) {}

  async open(path = ''): Promise<void> {
    await this.page.goto(`${this.baseUrl}/entregador${path}`);
  }

  async logIn(phone: string, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('Celular com DDD').fill(phone);
    await this.page.getByLabel('Senha', { exact: true }).fill(password);
    await this.press('Entrar');
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  sees(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  async goOnline(): Promise<void> {
    await this.press('Ficar online');
    await this.page.getByRole('heading', { name: 'Disponível' }).waitFor();
  }

  /** Drags a slider, as a thumb does. */
  async slide(label: string): Promise<void> {
    const knob = this.page.getByRole('slider', { name: `Deslize para confirmar: ${label}` });
    const box = (await knob.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.mouse.move(middle.x, middle.y);
    await this.page.mouse.down();
    await this.page.mouse.move(middle.x + 400, middle.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Waits until the service worker has stored the app. */
  async isKept(): Promise<void> {
    await this.page.evaluate(
      `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ??
         new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)))
         .then(() => true)`,
    );
  }

  /** Hands a push message to the service worker, as the browser's push service does. */
  async deliverPush(message: object): Promise<void> {
    const client = await this.page.context().newCDPSession(this.page);
    const registered = new Promise<string>((resolve) => {
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (found) resolve(found.registrationId);
      });
    });
    await client.send('ServiceWorker.enable');
    const registrationId = await registered;
    const origin = this.baseUrl;
    await client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
    await client.detach();
  }

  /** Titles of the notifications that the phone shows. */
  notifications(): Promise<readonly string[]> {
    return this.page.evaluate(
      `navigator.serviceWorker.getRegistration('/entregador')
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, body }) => title + ' | ' + body))`,
    );
  }

  /** Cuts or restores the network. */
  async offline(away: boolean): Promise<void> {
    await this.page.context().setOffline(away);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** A hub with couriers, each with the app on a phone whose position and network a test controls. */
export class PhoneWorld {
  readonly complaints: string[] = [];
  private operators = 0;
  /** Browser of phones that are pushed to: a page in it takes twice the processor's time. */
  private whole: Promise<Browser> | null = null;

  private constructor(
    readonly faces: FaceHarness,
    readonly hub: HubWorld,
    private readonly browser: Browser,
  ) {}

  static async open(
    settings: Parameters<typeof aHubWorld>[1] = {},
    options: TestCoreOptions = {},
  ): Promise<PhoneWorld> {
    await buildWebApps();
    const faces = await openFaces([consoleFace], options);
    // The phones do not move: each stop counts as near.
    const atStop = { withinM: 10_000, waitMinutes: 0 };
    const hub = await aHubWorld(faces, { ...settings, settings: { atStop, ...settings.settings } });
    return new PhoneWorld(faces, hub, await openBrowser());
  }

  async close(): Promise<void> {
    await closeBrowser(this.browser);
    await (await this.whole)?.close();
    await this.faces.close();
  }

  /**
   * A phone without a session. With an address it may be pushed to: a browser without a window has no push
   * service, so its subscription leads to that address, with keys of the test.
   */
  async phone(scheme: 'light' | 'dark' = 'light', at: Point = PICKUP, pushed?: PushBrowser): Promise<Phone> {
    const phone = await this.closedPhone(scheme, at, pushed);
    await phone.open();
    return phone;
  }

  private async closedPhone(
    scheme: 'light' | 'dark',
    at: Point,
    pushed: PushBrowser | undefined,
  ): Promise<Phone> {
    const browser = pushed ? await (this.whole ??= openBrowser(WHOLE_BROWSER)) : this.browser;
    const page = await openWindow(browser, {
      viewport: PHONE,
      colorScheme: scheme,
      hasTouch: true,
      isMobile: true,
      geolocation: { ...at, accuracy: 10 },
      permissions: pushed ? ['geolocation', 'notifications'] : ['geolocation'],
    });
    if (pushed) {
      await page.addInitScript(subscribeTo, pushed.body());
      onTestEnd(() => page.context().close());
    }
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    return new Phone(page, this.faces.baseUrl);
  }

  /** An approved courier whose phone is logged in; the log-in's tests type passwords. `script` runs first. */
  async courier(
    scheme: 'light' | 'dark' = 'light',
    at: Point = PICKUP,
    pushed?: PushBrowser,
    script = '',
  ): Promise<{ id: number; phone: Phone }> {
    const id = await aCourier(this.faces, this.hub.scope, [this.hub.motorbike.id]);
    const phone = await this.closedPhone(scheme, at, pushed);
    await phone.page.addInitScript(script);
    const { courier } = await this.faces.get(CourierQueries).byId(this.hub.scope, id);
    const { token } = await this.faces.get(CourierAccess).open(courier);
    const { cookie: name, path } = PAGE_SESSIONS.courier;
    const { hostname: domain } = new URL(this.faces.baseUrl);
    await phone.page.context().addCookies([{ name, value: token, domain, path, sameSite: 'Strict' }]);
    await phone.open();
    await phone.page.getByRole('heading', { name: 'Você está offline' }).waitFor();
    return { id, phone };
  }

  /**
   * The phone ends right after a script ran in its page, as with an empty battery: the page hears of nothing
   * that was under way. Returns it with the app opened again.
   */
  async endsAfter({ page }: Phone, script: string): Promise<Phone> {
    const stopped = new Promise<void>((resolve) => {
      this.faces.server.server.on('request', ({ url }) => url === '/stopped' && resolve());
    });
    page.evaluate(`${script}; ${STOPS}`).catch(() => undefined);
    await stopped;
    await page.close();
    const again = new Phone(await page.context().newPage(), this.faces.baseUrl);
    await again.page.goto(page.url());
    return again;
  }

  /** A screen of the company's panel, of an operator of its own. */
  async desk(path: string, viewport = DESKTOP): Promise<Page> {
    const page = await openWindow(this.browser, { viewport });
    const email = `dispatcher-${String(++this.operators)}@example.com`;
    await page.context().addCookies([await operatorSession(this.faces, this.hub.hub.id, email)]);
    await page.clock.setSystemTime(this.faces.core.clock.now());
    await page.goto(`${this.faces.baseUrl}/painel${path}`);
    return page;
  }

  /** The panel, before anybody has logged in. */
  async closedDesk(viewport = DESKTOP): Promise<Page> {
    const page = await openWindow(this.browser, { viewport });
    await page.clock.setSystemTime(this.faces.core.clock.now());
    await page.goto(`${this.faces.baseUrl}/painel`);
    return page;
  }

  async numberOf(id: number): Promise<string> {
    const [row] = await this.faces.core.db.query<{ phone: string }>(
      'select phone from couriers where id = $1',
      [id],
    );
    return row!.phone;
  }

  /** Waits until the server knows the courier's position; positions come in batches of some seconds. */
  async positioned(id: number): Promise<void> {
    const known = async () =>
      (
        await this.faces.core.db.query<{ position: unknown }>(
          'select position from courier_presence where courier_id = $1 and position is not null',
          [id],
        )
      ).length > 0;
    await until('the position is known', known);
  }

  refuse(id: number): Promise<unknown> {
    return this.faces.get(CourierRegistrations).refuse(this.hub.scope, id, 'CNH vencida');
  }

  suspend(id: number): Promise<unknown> {
    return this.faces.get(CourierRegistrations).update(this.hub.scope, id, { registration: 'suspended' });
  }

  anOrder() {
    return anOrder(this.hub);
  }

  /** An order with open offers. */
  async offered(order = this.anOrder()): Promise<OrderRecord> {
    const created = await order.create(this.faces);
    await this.search();
    return created;
  }

  /** Does the worker's part. */
  async search(): Promise<void> {
    await this.faces.get(OutboxRelay).drain();
    await this.faces.get(SearchSteps).runDue();
    await this.faces.get(OutboxRelay).drain();
  }

  async codeOf(orderId: number): Promise<string> {
    const [row] = await this.faces.core.db.query<{ code: string }>(
      `select stops->0->>'confirmationCode' as code from orders where id = $1`,
      [orderId],
    );
    return row!.code;
  }

  /** The code that was sent to a phone last, for a registration. */
  async registrationCodeOf(phone: string): Promise<string> {
    const [row] = await this.faces.core.db.query<{ code: string }>(
      `select words ->> 'code' as code from messages where recipient = $1 and template = 'courier_code'
        order by id desc limit 1`,
      [phone],
    );
    return row?.code ?? '';
  }
}
