import { CourierRegistrations, Hubs, Operators, OrderEditing, OutboxRelay, type OrderRecord } from '#domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { OutboxRelayModule, type FaceDefinition } from '#runtime';
import { PAGE_SESSIONS } from '../../apps/console/src/http/page-session.policy.js';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { DRAWN, overflow, violations as violationsOfAxe } from '../support/axe.js';
import { closeBrowser, openBrowser, openWindow } from '../support/browser-windows.js';
import { browserPresent, buildWebApps, CHROMIUM } from '../support/browser.js';
import { openFaces, type FaceHarness, type TestCoreOptions } from '../support/index.js';
import { until } from '../support/running-gateway.js';
import { LONG } from '../support/test-mode.js';
import { aCourier, aHubWorld, anOrder, PICKUP, type HubWorld } from '../support/builders/index.js';

export { browserPresent };
/** Journeys of `npm test` look how wide a page is; axe, which takes long, runs in `npm run test:long`. */
export const violations = LONG ? violationsOfAxe : overflow;
if (!browserPresent && process.env.CI === 'true')
  throw new Error(`${CHROMIUM} is required: apt-get install chromium`);

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

type Look = readonly [viewport?: typeof DESKTOP, scheme?: 'light' | 'dark'];

const EMAIL = 'dispatcher@example.com';
export const PASSWORD = 'segredo-longo-1';
/** Longer than any spec moves its clock. */
const SESSION_MS = 30 * 86_400_000;

/** A hub with couriers on shift, its console on a real socket, and browsers of operators. */
export class PanelWorld {
  readonly complaints: string[] = [];
  private operators = 0;

  private constructor(
    readonly faces: FaceHarness,
    readonly hub: HubWorld,
    private readonly browser: Browser,
  ) {}

  static open(): Promise<PanelWorld> {
    return PanelWorld.openBeside([]);
  }

  /** The console with a face that sends webhooks, also to this machine. */
  static openWithWebhooks(env: Readonly<Record<string, string>> = {}): Promise<PanelWorld> {
    return PanelWorld.openBeside([fullApiFace], {
      env: { WEBHOOK_ALLOW_INSECURE: 'true', ...env },
      worker: OutboxRelayModule,
    });
  }

  private static async openBeside(
    beside: readonly FaceDefinition[],
    options: TestCoreOptions = {},
  ): Promise<PanelWorld> {
    await buildWebApps();
    const faces = await openFaces([consoleFace, ...beside], options);
    const hub = await aHubWorld(faces);
    // Else the bar of the first steps stands on every screen.
    await faces.get(Hubs).update(hub.hub.id, { settings: { branding: { phone: '(19) 3333-0000' } } });
    // Else its owners land in the first steps.
    const { id } = await anOrder(hub).create(faces);
    await faces.get(OrderEditing).delete(hub.scope, id);
    // Else a subscription that is made now would get its events.
    await until('the events of that order are relayed', async () => {
      await faces.get(OutboxRelay).drain();
      return (await faces.core.db.first('select from outbox where processed_at is null limit 1')) === null;
    });
    const browser = await openBrowser();
    const world = new PanelWorld(faces, hub, browser);
    await world.newOperator(EMAIL);
    return world;
  }

  async close(): Promise<void> {
    await closeBrowser(this.browser);
    await this.faces.close();
  }

  private newOperator(email: string): Promise<{ readonly id: number }> {
    return anOperator(this.faces, this.hub.hub.id, email);
  }

  /** A courier on shift at the pickup. */
  async courier(name: string): Promise<number> {
    const id = await aCourier(this.faces, this.hub.scope, [this.hub.motorbike.id], PICKUP);
    await this.faces.get(CourierRegistrations).update(this.hub.scope, id, { name });
    return id;
  }

  order(): Promise<OrderRecord> {
    return anOrder(this.hub).create(this.faces);
  }

  /** A browser with its own cookies, of somebody who is not logged in. */
  async visitor(viewport = DESKTOP, scheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await this.page(viewport, scheme);
    await page.goto(`${this.faces.baseUrl}/painel`);
    return page;
  }

  /** The board of an operator of its own. */
  operator(...look: Look): Promise<Page> {
    return this.screen('', ...look);
  }

  /** A screen of an operator of its own; `path` is what follows `/painel`. */
  async screen(path: string, ...[viewport = DESKTOP, scheme = 'light']: Look): Promise<Page> {
    const page = await this.page(viewport, scheme);
    await page.context().addCookies([await this.session()]);
    await page.goto(`${this.faces.baseUrl}/painel${path}`);
    return this.atWork(page, path === '');
  }

  /** The board of somebody of the platform, who has chosen this hub. */
  async platformOperator(...[viewport = DESKTOP, scheme = 'light']: Look): Promise<Page> {
    const page = await this.page(viewport, scheme);
    await page.context().addCookies([await this.session(null)]);
    await page.goto(`${this.faces.baseUrl}/painel`);
    await page.getByRole('button', { name: new RegExp(this.hub.hub.name) }).click();
    return this.atWork(page, true);
  }

  private async atWork(page: Page, atBoard: boolean): Promise<Page> {
    await page.getByText('ao vivo', { exact: true }).waitFor();
    // The frame is rendered before the board and the stream are ready.
    if (atBoard) await page.getByRole('searchbox').waitFor();
    return page;
  }

  private session(hubId: number | null = this.hub.hub.id) {
    return operatorSession(this.faces, hubId, `dispatcher-${String(++this.operators)}@example.com`);
  }

  private async page(viewport: typeof DESKTOP, colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await openWindow(this.browser, { viewport, colorScheme });
    await page.clock.setSystemTime(this.faces.core.clock.now());
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) this.complaints.push(message.text());
    });
    return page;
  }
}

function anOperator(
  faces: FaceHarness,
  hubId: number | null,
  email: string,
): Promise<{ readonly id: number }> {
  const operator = { name: 'Dora', email, password: PASSWORD, role: 'owner' } as const;
  return faces.get(Operators).create(hubId, operator);
}

/** The cookie of a session as a log-in makes it, without its form: specs open many windows. */
export async function operatorSession(faces: FaceHarness, hubId: number | null, email: string) {
  const { id } = await anOperator(faces, hubId, email);
  const expiresAt = new Date(faces.core.clock.millis() + SESSION_MS);
  const { token } = await faces.get(Operators).issueToken(id, { label: 'panel', expiresAt });
  const { hostname: domain } = new URL(faces.baseUrl);
  const { cookie: name, path } = PAGE_SESSIONS.operator;
  return { name, value: token, domain, path, httpOnly: true, sameSite: 'Strict' as const };
}

export async function logIn(page: Page, { email = EMAIL, password = PASSWORD } = {}): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Shows another screen as a link of the app does: opening its address takes half a second of processor. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate')); ${DRAWN}`,
  );
  await loaded(page);
}

/** Waits until no placeholder of something that loads is shown. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** A drag of several moves, as a hand's: after one the target may not say yet that it takes the drop. */
export async function drag(page: Page, what: Locator, target: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  for (const x of [2, 9, 14]) await target.hover({ position: { x, y: 9 } });
  await page.mouse.up();
}

export const BOTH_SIZES: readonly (typeof DESKTOP)[] = [PHONE, DESKTOP];

/** Violations in each size of a page that is opened once for all of them; it stays in the last one. */
export async function violationsIn(page: Page, sizes = BOTH_SIZES): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(DRAWN);
    found.push(...(await violations(page)));
  }
  return found;
}
