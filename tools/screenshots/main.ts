import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page, type PageScreenshotOptions } from 'playwright-core';
import { violations } from '../../test/support/axe.js';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway, type RunningGateway } from '../../test/support/running-gateway.js';

const HELP = `npm run screenshots -- [options]
  --out FOLDER    where pictures go (default: screenshots)
  --only TEXT     only addresses that contain the text
  --small         only the pictures of the README, into docs/screens
  --language X    pt or en (default: pt)
  --axe           each picture's violations of WCAG, by axe; ends with 1 when there are any`;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
    language: { type: 'string', default: 'pt' },
    axe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const DESKTOP = { width: 1440, height: 900 };
const SIZES = { desktop: DESKTOP, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;
/** A page that never becomes idle (streams, clocks) is photographed after this time. */
const SETTLE_MS = 1_200;
/** The busy company of the demonstration has orders in every state then. */
const BUSY_AFTER_MS = 90_000;
/** Screens of the merchants', couriers' and developers' apps. */
const SCREENS = {
  loja: ['', '/nova', '/planilha', '/carteira', '/integracoes', '/conta'],
  entregador: ['', '/mapa', '/turnos', '/ganhos', '/conta'],
  desenvolvedores: ['', '/docs', '/equipe', '/conta'],
} as const;

/** Logs a person in to an app, by a window of their own. */
async function logIn(
  browser: Browser,
  { baseUrl, facts }: RunningGateway,
  app: keyof typeof SCREENS | 'painel',
) {
  const [courier] = facts.couriers;
  const people = {
    painel: facts.town ?? facts.admin,
    loja: facts.merchant,
    entregador: { email: courier!.phone, password: courier!.password },
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
  // A form that also registers has a switch of that name before it.
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.getByRole('navigation').first().waitFor();
  // Pages that load from now on are in the chosen language; log-ins are in Portuguese.
  await context.addCookies([{ name: 'language', value: values.language, url: baseUrl }]);
  return page;
}

/** Addresses of the panel's screens, from `routes.tsx`. */
async function screenPaths(): Promise<string[]> {
  const source = await readFile('apps/web/src/painel/routes.tsx', 'utf8');
  return [...source.matchAll(/path: '(\/[^']+)'/g)].map(([, path = '']) => path);
}

/** Addresses of the parts of a screen: pages below it, and the tabs of its head; those of the board are filters of one list. */
async function partsOf(page: Page, path: string): Promise<string[]> {
  if (path === '/painel') return [];
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href]')].map((one) => one.getAttribute('href'))`,
  );
  const below = links
    .filter((href) => href.startsWith(`${path}/`))
    .map((href) => href.split(/[?#]/)[0] ?? href);
  const found = new Set(below.filter((href) => !/\d/.test(href)));
  const tabs = page.locator('main .tabs').first().getByRole('button');
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    const { pathname, search } = new URL(page.url());
    if (pathname === path && search !== '') found.add(pathname + search);
  }
  return [...found];
}

async function take(page: Page, url: string, options: PageScreenshotOptions): Promise<void> {
  await page.goto(url);
  // The page of the components shows one for ever.
  if (!url.endsWith('/ui')) await page.locator('main .loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot(options);
}

async function shoot(page: Page, baseUrl: string, path: string): Promise<void> {
  if (!path.includes(values.only)) return;
  const name = path
    .slice(1)
    .replaceAll(/[/?&]/g, '-')
    .replaceAll(/[a-z]+=/g, '');
  for (const colorScheme of SCHEMES)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await take(page, baseUrl + path, { path: join(values.out, `${name}-${size}-${colorScheme}.png`) });
      for (const violation of values.axe ? await violations(page) : []) {
        process.stdout.write(`${name}, ${size}, ${colorScheme}: ${violation}\n`);
        process.exitCode = 1;
      }
    }
  process.stdout.write(`${path}\n`);
}

/** Every screen of the four apps. */
async function shootAll(browser: Browser, gateway: RunningGateway): Promise<void> {
  const { baseUrl } = gateway;
  await mkdir(values.out, { recursive: true });
  const panel = await logIn(browser, gateway, 'painel');
  for (const path of await screenPaths()) {
    await panel.setViewportSize(DESKTOP);
    await panel.goto(baseUrl + path);
    await panel.waitForTimeout(SETTLE_MS);
    for (const part of [path, ...(await partsOf(panel, path))]) await shoot(panel, baseUrl, part);
  }
  for (const app of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    const page = await logIn(browser, gateway, app);
    for (const rest of SCREENS[app]) await shoot(page, baseUrl, `/${app}${rest}`);
  }
}

/** A picture of each app, as README shows them. */
async function shootReadme(browser: Browser, gateway: RunningGateway): Promise<void> {
  for (const app of ['painel', 'loja', 'entregador', 'desenvolvedores'] as const) {
    const page = await logIn(browser, gateway, app);
    await page.setViewportSize(
      app === 'entregador' ? { width: 390, height: 800 } : { width: 1280, height: 800 },
    );
    const url = `${gateway.baseUrl}/${app}${app === 'desenvolvedores' ? '/docs' : ''}`;
    await take(page, url, { path: `docs/screens/${app}.jpg`, type: 'jpeg', quality: 62 });
  }
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const gateway = await runGateway(dataDir);
  const browser = await chromium.launch(BROWSER);
  try {
    await pause(BUSY_AFTER_MS);
    await (values.small ? shootReadme : shootAll)(browser, gateway);
  } finally {
    await browser.close();
    await gateway.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
