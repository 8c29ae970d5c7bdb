import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { RunningGateway } from '../../test/support/running-gateway.js';
import { logIn } from './log-in.driver.js';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** Maps and streams never become idle. */
const SETTLE_MS = 1_500;

async function shoot(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForTimeout(SETTLE_MS);
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: `docs/screens/${name}.jpg`, type: 'jpeg', quality: 62 });
  await page.context().close();
}

/** A picture of each app, as README shows them. */
export async function shootReadme(browser: Browser, { baseUrl, facts }: RunningGateway): Promise<void> {
  await mkdir('docs/screens', { recursive: true });
  const [courier] = facts.couriers;
  if (!courier) throw new Error('The demonstration has no courier');
  await shoot(await logIn(browser, `${baseUrl}/painel`, facts.admin, DESK), 'painel');
  await shoot(await logIn(browser, `${baseUrl}/loja`, facts.merchant, DESK), 'loja');
  const phone = { email: courier.phone, password: courier.password };
  await shoot(await logIn(browser, `${baseUrl}/entregador`, phone, PHONE, facts.place.pickup), 'entregador');
  const reader = await browser.newContext({ locale: 'pt-BR', viewport: DESK });
  const page = await reader.newPage();
  await page.goto(`${baseUrl}/desenvolvedores/docs`);
  await shoot(page, 'desenvolvedores');
}
