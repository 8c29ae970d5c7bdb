import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { BROWSER } from '../../test/support/browser.js';
import { runGateway } from '../../test/support/running-gateway.js';

/** The couriers' app must start within this on a cheap phone with a slow network; on an idle machine. */
const BUDGET = { interactiveMs: 1_500, layoutShift: 0.01 };
const CPU_SLOWDOWN = { rate: 4 };
/** Lighthouse's slow 4G: milliseconds of a round trip, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SCREEN = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const PHONE = { locale: 'pt-BR', ...SCREEN, isMobile: true, hasTouch: true };
const LOADS = 5;
/** Work after the first view counts too: parts that are loaded in idle time, the stream, the records. */
const WATCHED_MS = 6_000;
/** What the phone has kept, and the first button of the view. */
const STARTS = [
  { name: 'log-in, nothing stored', stored: 'nothing', button: 'Entrar' },
  { name: 'logged in, a new release', stored: 'session', button: 'Ficar online' },
  { name: 'logged in, app stored', stored: 'app', button: 'Ficar online' },
] as const;
type Start = (typeof STARTS)[number];

/** Runs in the page before its own scripts: Playwright's search for the button would be work of the phone. */
const observe = (button: string) => `{
  const look = () =>
    [...document.getElementsByTagName('button')].some(({ textContent }) => textContent === '${button}')
      ? setTimeout(() => (self.shownAt = performance.now()))
      : requestAnimationFrame(look);
  requestAnimationFrame(look);
}`;
/** The app answers once the frame with the button is there and no long task runs; Infinity: never. */
const SEEN = `(() => {
  const entries = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = entries('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    interactive: Math.max(self.shownAt ?? Infinity, ...entries('longtask').map((one) => one.startTime + one.duration)),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.className || node?.nodeName)),
  };
})()`;

const folder = await mkdtemp(join(tmpdir(), 'budget-'));
const gateway = await runGateway(folder);
const url = `${gateway.baseUrl}/entregador`;
const browser = await chromium.launch(BROWSER);

async function openPhone(stored: Start['stored']): Promise<Page> {
  const open = async (more: BrowserContextOptions = {}) =>
    (await browser.newContext({ ...PHONE, ...more })).newPage();
  const page = await open();
  if (stored === 'nothing') return page;
  const [courier] = gateway.facts.couriers;
  await page.goto(url);
  await page.getByLabel('Celular com DDD').fill(courier!.phone);
  await page.getByLabel('Senha', { exact: true }).fill(courier!.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // The first message of the stream makes the phone that of somebody who works.
  while (!(await page.evaluate("localStorage.getItem('clock-skew') !== null"))) await page.waitForTimeout(50);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  if (stored === 'app') return page;
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return open({ storageState });
}

async function load({ stored, button }: Start) {
  const page = await openPhone(stored);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', CPU_SLOWDOWN);
  await page.addInitScript(observe(button));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate<{ interactive: number; shift: number; shifted: string[] }>(SEEN);
  await page.context().close();
  return seen;
}

try {
  for (const start of STARTS) {
    const loads = [await load(start)];
    while (loads.length < LOADS) loads.push(await load(start));
    const times = loads.map(({ interactive }) => Math.round(interactive)).sort((a, b) => a - b);
    const median = times[Math.floor(LOADS / 2)]!;
    const shift = Math.max(...loads.map((one) => one.shift));
    const isBeyond = median > BUDGET.interactiveMs || shift > BUDGET.layoutShift;
    if (isBeyond) process.exitCode = 1;
    console.log(
      `${start.name}: interactive after ${median} ms (${times.join(', ')}), layout shift ${shift.toFixed(3)}` +
        (isBeyond
          ? `, beyond the budget (shifted: ${loads.flatMap(({ shifted }) => shifted).join(', ')})`
          : ''),
    );
  }
} finally {
  await browser.close();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}
