import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway } from '../../test/support/running-gateway.js';

/** Loads the couriers' app as a cheap phone on a slow network does, and fails beyond the budget. */
const BUDGET = { interactiveMs: 1_500, layoutShift: 0.01 };
/** Slowdown on an idle machine; a busy one is slow by itself. */
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: round trip, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const PHONE: BrowserContextOptions = {
  locale: 'pt-BR',
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const LOADS = 5;
const CALIBRATION_MS = 200;
/** Work after the first view counts too: parts that are loaded in idle time, the stream, the records. */
const WATCHED_MS = 6_000;

/**
 * Runs in the page before its own scripts. The button is looked for here, as Playwright's own search would be work of the
 * slow phone.
 */
const observe = (button: string) => `
  self.seen = { shift: 0, shifts: [], lastTaskEnd: 0, shownAt: Infinity };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) {
        self.seen.shift += value;
        self.seen.shifts.push(...sources.map(({ node }) => node?.className || node?.nodeName));
      }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) self.seen.lastTaskEnd = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const looking = new MutationObserver(() => {
    const found = [...document.getElementsByTagName('button')].some(
      ({ textContent }) => textContent === ${JSON.stringify(button)},
    );
    if (!found) return;
    looking.disconnect();
    requestAnimationFrame(() => setTimeout(() => (self.seen.shownAt = performance.now())));
  });
  looking.observe(document, { childList: true, subtree: true });`;

interface Seen {
  readonly shift: number;
  readonly shifts: readonly string[];
  readonly lastTaskEnd: number;
  /** After the frame with the button; Infinity: it never came. */
  readonly shownAt: number;
}

interface Load {
  readonly interactiveMs: number;
  readonly layoutShift: number;
  readonly shifted: readonly string[];
}

interface Start {
  readonly name: string;
  /** The first button of the view: once it is there and no long task runs any more, the app answers. */
  readonly button: string;
  /** Makes the page, with everything that this phone has stored. */
  open(browser: Browser): Promise<Page>;
}

/** How many times longer work takes here because other programs want the processor too. */
function contention(): number {
  const before = process.cpuUsage();
  const began = performance.now();
  while (performance.now() - began < CALIBRATION_MS);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, ((performance.now() - began) * 1_000) / (user + system));
}

async function load(page: Page, url: string, button: string): Promise<Load> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  const rate = Math.max(1, CPU_SLOWDOWN / contention());
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(observe(button));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate<Seen>('self.seen');
  return {
    interactiveMs: Math.max(seen.shownAt, seen.lastTaskEnd),
    layoutShift: seen.shift,
    shifted: seen.shifts,
  };
}

async function logIn(page: Page, url: string, { phone, password }: Courier): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Celular com DDD').fill(phone);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Ficar online' }).waitFor();
  // With the first message of the stream the phone is one that somebody works with.
  while (!(await page.evaluate("localStorage.getItem('clock-skew') !== null"))) await page.waitForTimeout(50);
}

interface Courier {
  readonly phone: string;
  readonly password: string;
}

function startsOf(url: string, courier: Courier): Start[] {
  const empty = async (browser: Browser, storageState?: BrowserContextOptions['storageState']) =>
    (await browser.newContext({ ...PHONE, ...(storageState && { storageState }) })).newPage();
  return [
    { name: 'log-in, nothing stored', button: 'Entrar', open: (browser) => empty(browser) },
    {
      name: 'logged in, a new release',
      button: 'Ficar online',
      open: async (browser) => {
        const page = await empty(browser);
        await logIn(page, url, courier);
        const state = await page.context().storageState({ indexedDB: true });
        await page.context().close();
        return empty(browser, state);
      },
    },
    {
      name: 'logged in, app stored',
      button: 'Ficar online',
      open: async (browser) => {
        const page = await empty(browser);
        await logIn(page, url, courier);
        await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
        return page;
      },
    },
  ];
}

async function measure(browser: Browser, { name, button, open }: Start, url: string): Promise<string[]> {
  const loads: Load[] = [];
  for (let i = 0; i < LOADS; i++) {
    const page = await open(browser);
    loads.push(await load(page, url, button));
    await page.context().close();
  }
  const times = loads.map(({ interactiveMs }) => Math.round(interactiveMs)).sort((a, b) => a - b);
  const interactive = times[Math.floor(LOADS / 2)] ?? Infinity;
  const shift = Math.max(...loads.map(({ layoutShift }) => layoutShift));
  process.stdout.write(
    `${name}: interactive after ${String(interactive)} ms (${times.join(', ')}), layout shift ${shift.toFixed(3)}\n`,
  );
  return [
    ...(interactive > BUDGET.interactiveMs
      ? [`${name}: interactive after ${String(interactive)} ms, at most ${String(BUDGET.interactiveMs)}`]
      : []),
    ...(shift > BUDGET.layoutShift
      ? [`${name}: shifted by ${shift.toFixed(3)}: ${loads.flatMap(({ shifted }) => shifted).join(', ')}`]
      : []),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'budget-'));
const gateway = await runGateway(folder);
const browser = await chromium.launch(BROWSER);
const beyond: string[] = [];
try {
  const [courier] = gateway.facts.couriers;
  if (!courier) throw new Error('The demonstration has no courier');
  const url = `${gateway.baseUrl}/entregador`;
  for (const start of startsOf(url, courier)) beyond.push(...(await measure(browser, start, url)));
} finally {
  await browser.close();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}
for (const line of beyond) process.stderr.write(`beyond the budget: ${line}\n`);
if (beyond.length > 0) process.exitCode = 1;
