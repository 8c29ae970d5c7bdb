import { CourierPositions, OrderLifecycle } from '#domain';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER, browserPresent, CHROMIUM } from '../../../test/support/browser.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedBusyHub, type BusyHub } from '../setup/busy-hub.js';
import { quantile, timesOf } from '../statistics.js';
import { SkippedCase, type BenchCase } from '../types.js';

const ORDERS = 2_000;
const COURIERS = 500;
const GOAL_MS = 100;
/** "Interaction to next paint" allows one of fifty to be slower. */
const INP_SHARE = 0.98;
const TICK_MS = 100;
/** Each courier reports once in so many ticks, at a new place. */
const TICKS_OF_ALL = 100;
const REPORT_DEGREES = 0.2;
/** Browsers do not report faster interactions. */
const UNREPORTED_MS = 16;
/** Longest time of each interaction, read by the page itself: a slow one is measured, not waited for. */
const OBSERVE = `
  self.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries())
      if (interactionId && duration > (self.interactions.get(interactionId)?.duration ?? 0))
        self.interactions.set(interactionId, { name, duration });
  }).observe({ type: 'event', durationThreshold: ${UNREPORTED_MS}, buffered: true });`;

/** From a press of the mouse or a key to the next frame, while couriers move and orders change. */
export const board: BenchCase = {
  name: 'board',
  quick: 'omitted',
  run: async (stage) => {
    if (!browserPresent) throw new SkippedCase(`there is no ${CHROMIUM}`);
    const hub = await seedBusyHub(stage.core, ORDERS, COURIERS);
    const browser = await chromium.launch(BROWSER);
    const stop = live(stage, hub);
    try {
      const page = await openBoard(browser, stage, hub);
      for (let round = 0; round < stage.sizes.rounds; round++) await work(page);
      const durations = await durationsOf(page, stage);
      const measured = { ours: quantile(durations, INP_SHARE), goal: GOAL_MS, ...timesOf(durations) };
      return [{ name: 'board interaction', unit: ' ms', ...measured }];
    } finally {
      await stop();
      await browser.close();
    }
  },
};

/** Couriers move and orders change hands until it is stopped. */
function live({ core }: BenchSetup, { scope, couriers, waiting }: BusyHub) {
  const [positions, lifecycle] = [core.get(CourierPositions), core.get(OrderLifecycle)];
  let turn = 0;
  let running = Promise.resolve();
  const near = (degrees: number) => degrees + (Math.random() - 0.5) * REPORT_DEGREES;
  const place = () => ({ latitude: near(-22.9), longitude: near(-47.06), at: core.core.clock.now() });
  const tick = async () => {
    turn += 1;
    const due = couriers.filter((_, i) => i % TICKS_OF_ALL === turn % TICKS_OF_ALL);
    await Promise.all(due.map((id) => positions.record(id, [place()])));
    const order = waiting[waiting.length - 1 - (turn % waiting.length)]!;
    if (turn % 3 === 0) await lifecycle.reassign(scope, order, couriers[turn % couriers.length]!);
  };
  const timer = setInterval(() => {
    running = running.then(tick);
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function openBoard(browser: Browser, { gateway }: BenchSetup, hub: BusyHub): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${gateway.origin}/painel`);
  await page.getByLabel('E-mail').fill(hub.email);
  await page.getByLabel('Senha', { exact: true }).fill(hub.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.locator('[data-order]').first().waitFor();
  await page.locator('[data-courier]').nth(5).waitFor();
  await page.getByText('ao vivo').waitFor();
  await page.evaluate(OBSERVE);
  return page;
}

/** What a dispatcher does in a minute, by mouse and by keyboard. */
async function work(page: Page): Promise<void> {
  const rows = page.locator('[data-order]');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await rows.nth(3).locator('button.open').click();
  await press('j', 'j', 'k', 'Escape');
  for (const at of [1, 2, 4]) await rows.nth(at).getByRole('checkbox').click();
  await press('Escape', 'Control+a', 'Escape');
  await rows.nth(2).click({ button: 'right' });
  await press('ArrowDown', 'Escape');
  await rows.nth(5).locator('button.open').click();
  await press('a');
  // The picker is loaded when it is first asked for: a dispatcher who closes it has seen it.
  const choices = page.getByRole('option');
  await choices.first().waitFor();
  await page.keyboard.type('entregador 4');
  await press('Escape', 'Escape');
  await choices.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sem entregador' }).click();
  await page.getByRole('button', { name: /^Todos/ }).click();
  await page.locator('.group-head button').first().click();
  await page.locator('.group-head button').first().click();
  // The commands are loaded too: an Escape before they are there would leave them open.
  const commands = page.getByRole('dialog', { name: 'Comandos' });
  await press('Control+k');
  await commands.waitFor();
  await page.keyboard.type('relat');
  await press('Escape');
  await commands.waitFor({ state: 'detached' });
  await page.getByRole('searchbox').click();
  await page.keyboard.type('Loja 17');
  await press('Escape');
  // Near, where each order has a mark of its own, and back.
  for (const act of ['Aproximar', 'Aproximar', 'Mostrar tudo'])
    await page.getByRole('button', { name: act }).click();
  const columns = page.locator('.toggle-columns');
  await columns.click();
  await page.locator('[data-column]').nth(2).waitFor();
  await columns.click();
  await rows.first().waitFor();
}

/** In milliseconds, sorted: from each press of the mouse or a key until the next frame. */
async function durationsOf(page: Page, { log }: BenchSetup): Promise<number[]> {
  type Interaction = { readonly name: string; readonly duration: number };
  const seen = await page.evaluate<Interaction[]>('[...self.interactions.values()]');
  const quick = (await page.evaluate<number>('performance.interactionCount')) - seen.length;
  seen.sort((a, b) => a.duration - b.duration);
  const slowest = seen.slice(-8).map(({ name, duration }) => `${name} ${duration}`);
  log(`  slowest: ${slowest.join(', ')} ms`);
  if (seen.length < 20) throw new Error(`The browser told of ${seen.length} interactions only`);
  return [...Array.from({ length: quick }, () => UNREPORTED_MS), ...seen.map(({ duration }) => duration)];
}
