import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { violations } from '../../test/support/axe.js';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway } from '../../test/support/running-gateway.js';
import { TestReceiver } from '../../test/support/test-receiver.js';
import { closeInvoice, fillDay } from './day.builder.js';
import { addEarlierDays, emptyHubOwner } from './earlier-days.builder.js';
import { answerOffers, logIn } from './log-in.driver.js';
import { openedOf, type Opened } from './opened.case.js';
import { shootReadme } from './readme.case.js';

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

type Gateway = Awaited<ReturnType<typeof runGateway>>;

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;
/** A page that never becomes idle (streams, clocks) is photographed after this time. */
const SETTLE_MS = 1_200;
/** Addresses from `routes.tsx`, so that a new screen needs no entry here. */
async function screenPaths(): Promise<string[]> {
  const source = await readFile('apps/web/src/painel/routes.tsx', 'utf8');
  return [...source.matchAll(/path: '(\/[^']+)'/g)].map(([, path = '']) => path);
}

/** Addresses of the parts of a screen: pages below it, and the tabs of its head. */
async function partsOf(page: Page, path: string): Promise<string[]> {
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href]')].map((one) => one.getAttribute('href'))`,
  );
  const own = links.filter((href) => href.startsWith(`${path}/`) && path !== '/painel');
  const pages = [...new Set(own.map((href) => href.split(/[?#]/)[0] ?? href))];
  return [...pages.filter((href) => !/\d/.test(href)), ...(await tabsOf(page, path))];
}

/** Addresses that the tabs of a screen's head lead to; those of the board are filters of one list. */
async function tabsOf(page: Page, path: string): Promise<string[]> {
  if (path === '/painel') return [];
  const tabs = page.locator('main .tabs').first().getByRole('button');
  const found = new Set<string>();
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    const { pathname, search } = new URL(page.url());
    if (pathname === path && search !== '') found.add(pathname + search);
  }
  return [...found];
}

/** An address as the name of a file. */
function fileName(path: string): string {
  return path
    .slice(1)
    .replaceAll(/[/?&]/g, '-')
    .replaceAll(/[a-z]+=/g, '');
}

async function shoot(
  page: Page,
  url: string,
  name: string,
  { open, deskOnly = false }: Pick<Opened, 'open' | 'deskOnly'> = {},
): Promise<void> {
  for (const scheme of SCHEMES)
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (deskOnly && size === 'phone') continue;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(viewport);
      await page.goto(url);
      // The page of the components shows one for ever.
      if (!url.endsWith('/ui')) await page.locator('main .loading').first().waitFor({ state: 'detached' });
      await open?.(page);
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({ path: join(values.out, `${name}-${size}-${scheme}.png`) });
      if (values.axe) await complain(page, `${name}, ${size}, ${scheme}`);
    }
}

async function complain(page: Page, what: string): Promise<void> {
  for (const violation of await violations(page)) {
    process.stdout.write(`${what}: ${violation}\n`);
    process.exitCode = 1;
  }
}

/** Those of the addresses that are wanted; `ending` tells pictures of one address apart. */
async function shootPaths(page: Page, baseUrl: string, paths: readonly string[], ending = ''): Promise<void> {
  for (const path of paths.filter((one) => one.includes(values.only))) {
    await shoot(page, baseUrl + path, fileName(path) + ending);
    process.stdout.write(`${path}${ending}\n`);
  }
}

/** Screens of the merchants', couriers' and developers' apps. */
const SCREENS = {
  loja: ['', '/nova', '/planilha', '/carteira', '/integracoes', '/conta'],
  entregador: ['', '/mapa', '/turnos', '/ganhos', '/conta'],
  desenvolvedores: ['', '/docs', '/equipe', '/conta'],
} as const;

async function shootApp(
  browser: Browser,
  { baseUrl, facts }: Gateway,
  app: keyof typeof SCREENS,
  person: Parameters<typeof logIn>[2],
): Promise<void> {
  const page = await logIn(browser, `${baseUrl}/${app}`, person, undefined, facts.place.pickup);
  if (app === 'entregador') await answerOffers(page);
  await speak(page);
  await shootPaths(
    page,
    baseUrl,
    SCREENS[app].map((rest) => `/${app}${rest}`),
  );
  await page.context().close();
}

/** Pages that load from now on are in the chosen language; log-ins are in Portuguese. */
async function speak(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: values.language, url: page.url() }]);
}

/** Drawers and dialogs; on a phone those that a phone has. */
async function shootOpened(page: Page, gateway: Gateway): Promise<void> {
  for (const opened of await openedOf(gateway))
    if (opened.name.includes(values.only)) {
      await shoot(page, gateway.baseUrl + opened.path, `painel-aberto-${opened.name}`, opened);
      process.stdout.write(`${opened.name}\n`);
    }
}

/** The first hour of an empty hub, and its board. */
async function shootEmptyHub(browser: Browser, gateway: Gateway): Promise<void> {
  const { baseUrl, facts } = gateway;
  const email = await emptyHubOwner(gateway);
  const page = await logIn(browser, `${baseUrl}/painel`, { email, password: facts.admin.password });
  await speak(page);
  const paths = ['/painel/inicio', '/painel', '/painel/entregadores', '/painel/lojas', '/painel/precos'];
  await shootPaths(page, baseUrl, paths, '-vazio');
  await page.context().close();
}

/** Every screen of the four apps. */
async function shootAll(browser: Browser, gateway: Gateway): Promise<void> {
  const { baseUrl, facts } = gateway;
  await mkdir(values.out, { recursive: true });
  const page = await logIn(browser, `${baseUrl}/painel`, facts.admin);
  await speak(page);
  for (const path of await screenPaths()) {
    await page.setViewportSize(SIZES.desktop);
    await page.goto(baseUrl + path);
    await page.waitForTimeout(SETTLE_MS);
    await shootPaths(page, baseUrl, [path, ...(await partsOf(page, path))]);
  }
  // What is pressed for them has its Portuguese name.
  if (values.language === 'pt') await shootOpened(page, gateway);
  await shootEmptyHub(browser, gateway);
  const [courier] = facts.couriers;
  if (!courier) throw new Error('The demonstration has no courier');
  await shootApp(browser, gateway, 'loja', facts.merchant);
  await shootApp(browser, gateway, 'entregador', { email: courier.phone, password: courier.password });
  await shootApp(browser, gateway, 'desenvolvedores', facts.developer);
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'));
  const receiver = await TestReceiver.start();
  const gateway = await runGateway(dataDir);
  const browser = await chromium.launch(BROWSER);
  try {
    await fillDay(gateway, receiver.url('/avisos'));
    await addEarlierDays(gateway);
    await closeInvoice(gateway);
    if (values.small) await shootReadme(browser, gateway);
    else await shootAll(browser, gateway);
  } finally {
    await browser.close();
    await gateway.close();
    await receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
