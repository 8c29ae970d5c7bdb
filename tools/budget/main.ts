import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway } from '../../test/support/running-gateway.js';

/** The couriers' app must start within this on a cheap phone with a slow network. */
const BUDGET = { interactiveMs: 1_500, layoutShift: 0.01 };
/** On an idle machine; a busy one is slow by itself. */
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: milliseconds of a round trip, bytes a second. */
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

/**
 * `stored` is what the phone has kept, `button` the first one of the view: the app answers once it is there
 * and no long task runs any more.
 */
const STARTS = [
  { name: 'log-in, nothing stored', stored: 'nothing', button: 'Entrar' },
  { name: 'logged in, a new release', stored: 'session', button: 'Ficar online' },
  { name: 'logged in, app stored', stored: 'app', button: 'Ficar online' },
] as const;
type Start = (typeof STARTS)[number];

/** Factor by which work takes longer because other programs want the processor too. */
function contention(): number {
  const before = process.cpuUsage();
  const began = performance.now();
  while (performance.now() - began < CALIBRATION_MS);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, ((performance.now() - began) * 1_000) / (user + system));
}

const folder = await mkdtemp(join(tmpdir(), 'budget-'));
const gateway = await runGateway(folder);
const url = `${gateway.baseUrl}/entregador`;
const browser = await chromium.launch(BROWSER);

async function newPage(more: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ ...PHONE, ...more })).newPage();
}

async function openPhone(stored: Start['stored']): Promise<Page> {
  const page = await newPage();
  if (stored === 'nothing') return page;
  const [courier] = gateway.facts.couriers;
  await page.goto(url);
  await page.getByLabel('Celular com DDD').fill(courier!.phone);
  await page.getByLabel('Senha', { exact: true }).fill(courier!.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Ficar online' }).waitFor();
  // The first message of the stream makes the phone that of somebody who works.
  while (!(await page.evaluate("localStorage.getItem('clock-skew') !== null"))) await page.waitForTimeout(50);
  if (stored === 'app') {
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    return page;
  }
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return newPage({ storageState });
}

async function load({ stored, button }: Start): Promise<Seen> {
  const page = await openPhone(stored);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, CPU_SLOWDOWN / contention()) });
  await page.addInitScript(observe(button));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate<Seen>('self.seen');
  await page.context().close();
  return seen;
}

async function measure(start: Start): Promise<void> {
  const loads: Seen[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await load(start));
  const times = loads.map(({ shownAt, lastTaskEnd }) => Math.round(Math.max(shownAt, lastTaskEnd)));
  const interactive = times.sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? Infinity;
  const shift = Math.max(...loads.map((one) => one.shift));
  const isBeyond = interactive > BUDGET.interactiveMs || shift > BUDGET.layoutShift;
  console.log(
    `${start.name}: interactive after ${String(interactive)} ms (${times.join(', ')}), layout shift ${shift.toFixed(3)}` +
      (isBeyond ? `, beyond the budget (shifted: ${loads.flatMap(({ shifts }) => shifts).join(', ')})` : ''),
  );
  if (isBeyond) process.exitCode = 1;
}

try {
  for (const start of STARTS) await measure(start);
} finally {
  await browser.close();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}
