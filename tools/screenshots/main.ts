import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page, type PageScreenshotOptions } from 'playwright-core';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway } from '../../test/support/running-gateway.js';

/** `npm run screenshots`: every screen of the four apps, into `screenshots/`. */
const { values } = parseArgs({
  options: {
    /** Only addresses that contain the text. */
    only: { type: 'string', default: '' },
    /** Only the pictures of the README, into docs/screens. */
    small: { type: 'boolean', default: false },
    language: { type: 'string', default: 'pt' },
  },
});

const DESKTOP = { width: 1440, height: 900 };
const SIZES = { desktop: DESKTOP, phone: { width: 390, height: 844 } };
/** A page that never becomes idle (streams, clocks) is photographed after this time. */
const SETTLE_MS = 1_200;
/** The busy company of the demonstration has orders in every state then. */
const BUSY_AFTER_MS = 90_000;
/** The panel's screens are read from its routes. */
const SCREENS = {
  loja: ['', '/nova', '/planilha', '/carteira', '/integracoes', '/conta'],
  entregador: ['', '/mapa', '/turnos', '/ganhos', '/conta'],
  desenvolvedores: ['', '/docs', '/equipe', '/conta'],
};
type App = keyof typeof SCREENS | 'painel';

const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
const { baseUrl, facts, close } = await runGateway(dataDir);
const browser = await chromium.launch(BROWSER);

/** In a window of its own. */
async function logIn(app: App): Promise<Page> {
  const courier = facts.couriers[0]!;
  const people = {
    painel: facts.town ?? facts.admin,
    loja: facts.merchant,
    entregador: { email: courier.phone, password: courier.password },
    desenvolvedores: facts.developer,
  };
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: DESKTOP,
    geolocation: facts.place.pickup,
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/${app}`);
  await page.getByLabel(/^(E-mail|Celular com DDD)$/).fill(people[app].email);
  await page.getByLabel('Senha', { exact: true }).fill(people[app].password);
  // A form that also registers has a switch of that name before the button.
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.getByRole('navigation').first().waitFor();
  // Log-ins are in Portuguese; the pages that load after them are in the chosen language.
  await context.addCookies([{ name: 'language', value: values.language, url: baseUrl }]);
  return page;
}

/** Pages below a screen, and the tabs of its head; the board's tabs are filters of one list. */
async function partsOf(page: Page, path: string): Promise<string[]> {
  if (path === '/painel') return [path];
  await page.setViewportSize(DESKTOP);
  await page.goto(baseUrl + path);
  await page.waitForTimeout(SETTLE_MS);
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href]')].map((one) => one.getAttribute('href').split(/[?#]/)[0])`,
  );
  const found = new Set([path, ...links.filter((href) => href.startsWith(`${path}/`) && !/\d/.test(href))]);
  const tabs = page.locator('main .tabs').first().getByRole('button');
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    const { pathname, search } = new URL(page.url());
    if (pathname === path) found.add(pathname + search);
  }
  return [...found];
}

async function take(page: Page, path: string, options: PageScreenshotOptions): Promise<void> {
  await page.goto(baseUrl + path);
  // The page of the components shows one for ever.
  if (!path.endsWith('/ui')) await page.locator('main .loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot(options);
}

async function shoot(page: Page, path: string): Promise<void> {
  if (!path.includes(values.only)) return;
  const name = path.slice(1).replaceAll(/[/?&]([a-z]+=)?/g, '-');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await take(page, path, { path: `screenshots/${name}-${size}-${colorScheme}.png` });
    }
  console.log(path);
}

async function shootAll(): Promise<void> {
  const panel = await logIn('painel');
  const routes = await readFile('apps/web/src/painel/routes.tsx', 'utf8');
  for (const [, path = ''] of routes.matchAll(/path: '(|\/[^']+)'/g))
    for (const part of await partsOf(panel, `/painel${path}`)) await shoot(panel, part);
  for (const [app, paths] of Object.entries(SCREENS)) {
    const page = await logIn(app as App);
    for (const path of paths) await shoot(page, `/${app}${path}`);
  }
}

async function shootReadme(): Promise<void> {
  for (const app of ['painel', 'loja', 'entregador', 'desenvolvedores'] as const) {
    const page = await logIn(app);
    await page.setViewportSize({ width: app === 'entregador' ? 390 : 1280, height: 800 });
    const path = `/${app}${app === 'desenvolvedores' ? '/docs' : ''}`;
    await take(page, path, { path: `docs/screens/${app}.jpg`, type: 'jpeg', quality: 62 });
  }
}

try {
  await pause(BUSY_AFTER_MS);
  await (values.small ? shootReadme() : shootAll());
} finally {
  await browser.close();
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
