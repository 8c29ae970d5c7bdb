import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { BROWSER } from './browser.js';
import { inTest, onWorkerEnd, onTestEnd } from './jest/endings.js';

/** Nothing moves: frames that nobody looks at are not drawn, and nothing is looked at half faded. */
const STILL = { locale: 'pt-BR', reducedMotion: 'reduce' } as const;
/** Not the files that a service worker has stored. */
const KEPT_BY_PAGES = 'file_systems,indexeddb,local_storage,shared_storage,websql';
/** Longer than a page takes on a busy machine. */
const TIMEOUT_MS = 60_000;

let shared: Browser | undefined;
/** Windows that tests of this spec have left, by their looks. */
const idle = new Map<string, Page[]>();
/** Windows in which a later test goes on. */
const kept = new WeakSet<Page>();

/** The browser of a worker, which ends with it: its start costs as much as two pages. */
export async function openBrowser(options = BROWSER): Promise<Browser> {
  if (options !== BROWSER) return chromium.launch(options);
  if (shared?.isConnected() === true) return shared;
  const launched = (shared = await chromium.launch(BROWSER));
  onWorkerEnd(() => launched.close());
  return launched;
}

/** Closes the windows of a spec, and its browser where that is its own. */
export async function closeBrowser(browser: Browser): Promise<void> {
  if (browser !== shared) return browser.close();
  idle.clear();
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * A window as nobody has used it, for one test. What it leaves open is emptied and used again by a later one
 * of its spec, which finds the app's files compiled, and a phone its service worker: installing it takes two
 * seconds of processor. A test that changes a window for good (`addInitScript`, a stopped clock) closes it.
 */
export async function openWindow(browser: Browser, look: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(look);
  const page = idle.get(key)?.pop() ?? (await (await browser.newContext({ ...STILL, ...look })).newPage());
  page.setDefaultTimeout(TIMEOUT_MS);
  if (inTest())
    onTestEnd(async () => {
      if (page.isClosed() || kept.has(page)) return;
      if (browser !== shared) return page.context().close();
      idle.set(key, [...(idle.get(key) ?? []), await emptied(page, look)]);
    });
  return page;
}

/** Leaves a window as it is at the end of the test, for the next tests of its spec. */
export function keepOpen(page: Page): Page {
  kept.add(page);
  return page;
}

async function emptied(page: Page, look: BrowserContextOptions): Promise<Page> {
  const context = page.context();
  page.removeAllListeners();
  const { origin } = new URL(page.url());
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
  // A page that was used again may never get a position.
  const next = look.geolocation ? await context.newPage() : page;
  for (const other of context.pages()) if (other !== next) await other.close();
  await next.goto('about:blank');
  const client = await context.newCDPSession(next);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_PAGES });
  await client.detach();
  await context.clearCookies();
  if (look.viewport) await next.setViewportSize(look.viewport);
  await next.emulateMedia({ colorScheme: look.colorScheme ?? 'light' });
  return next;
}
