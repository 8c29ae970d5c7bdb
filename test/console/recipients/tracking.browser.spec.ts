import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER, browserPresent, CHROMIUM } from '../../support/browser.js';
import { until } from '../../support/running-gateway.js';
import { shown } from '../../support/shown.js';
import { violations } from '../../web/panel.world.js';
import { ConsoleWorld } from '../console.world.js';

if (!browserPresent) process.stderr.write(`Browser tests skipped: there is no ${CHROMIUM}\n`);

/** A browser beside a database on a loaded machine. */

/** The page asks when it has heard nothing for eight seconds, and looks every five whether it has. */
const ASK_MS = 13_000;

/** The host name of pages and pictures; the browser resolves it to this process. */
const SITE = 'http://lastmile.test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

(browserPresent ? describe : describe.skip)('the tracking page in a browser', () => {
  let world: ConsoleWorld;
  let browser: Browser;

  beforeAll(async () => {
    world = await ConsoleWorld.open({ PUBLIC_URL: SITE });
    const here = `--host-resolver-rules=MAP ${new URL(SITE).host}:80 ${new URL(world.server.baseUrl).host}`;
    browser = await chromium.launch({ ...BROWSER, args: [...BROWSER.args, here] });
  });

  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** For people to look at, in the folder that `TRACKING_SCREENSHOTS` names. */
  async function picture(page: Page, name: string): Promise<void> {
    const folder = process.env.TRACKING_SCREENSHOTS;
    if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }

  it('follows a robot from the search to the delivery by itself', async () => {
    const { id, trackingToken } = await world.place({ confirmationCodeRequired: true, needsProof: true });
    const url = `${SITE}/rastreio/${trackingToken}`;
    const phone = await browser.newPage({ locale: 'pt-BR', viewport: PHONE, deviceScaleFactor: 2 });
    const desktop = await browser.newPage({ locale: 'pt-BR', viewport: DESKTOP });
    const complaints: string[] = [];
    for (const page of [phone, desktop]) {
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(url);
      await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    }
    await picture(phone, 'phone-1-search');
    await picture(desktop, 'desktop-1-search');
    await world.advanceUntil(id, 'collected');
    await world.step();
    for (const page of [phone, desktop]) {
      await page.getByRole('heading', { name: 'Saiu para entrega' }).waitFor();
      await page.locator('#drawing .pin.courier').waitFor();
    }
    await picture(phone, 'phone-2-on-the-way');
    await picture(desktop, 'desktop-2-on-the-way');
    await world.advanceUntil(id, 'completed');
    for (const page of [phone, desktop]) {
      await page.getByRole('heading', { name: 'Entregue', exact: true }).waitFor();
      await page.getByText('Recebido por').waitFor();
      await shown(page.locator('#map')).toBeHidden();
      // Waits until the picture of the evidence is loaded, not only its frame.
      await page.waitForFunction(
        `[...document.querySelectorAll('img')].some((img) => img.src.includes('/arquivos/') && img.naturalWidth > 0)`,
      );
    }
    await picture(phone, 'phone-3-delivered');
    await picture(desktop, 'desktop-3-delivered');
    expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
  });

  it('asks by itself where no stream reaches it', async () => {
    const { id, trackingToken } = await world.place();
    const page = await browser.newPage({ locale: 'pt-BR', viewport: PHONE });
    let asked = 0;
    await page.route('**/eventos', (route) => route.abort());
    await page.route('**/estado', (route) => {
      asked += 1;
      return route.continue();
    });
    await page.clock.install();
    const asks = (heading: string) =>
      until(`its heading is "${heading}"`, async () => {
        await page.clock.fastForward(ASK_MS);
        return page.getByRole('heading', { name: heading, exact: true }).isVisible();
      });
    await page.goto(`${SITE}/rastreio/${trackingToken}`);
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    await world.advanceUntil(id, 'collected');
    await asks('Saiu para entrega');
    await world.advanceUntil(id, 'completed');
    await asks('Entregue');
    expect(asked).toBeGreaterThan(2);
    await page.close();
  });

  it('is whole without scripts', async () => {
    const { id, trackingToken } = await world.place();
    await world.advanceUntil(id, 'collected');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'pt-BR',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await page.goto(`${SITE}/rastreio/${trackingToken}`);
    await page.getByRole('heading', { name: 'Saiu para entrega' }).waitFor();
    await shown(page.locator('svg .courier')).toBeVisible();
    await picture(page, 'phone-4-no-scripts');
    await context.close();
  });

  it('is dark where the phone is, legible in both, and a drawing that nobody zooms', async () => {
    const { id, trackingToken } = await world.place();
    await world.advanceUntil(id, 'collected');
    const grounds: number[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme, locale: 'pt-BR', viewport: PHONE });
      const page = await context.newPage();
      await page.goto(`${SITE}/rastreio/${trackingToken}`);
      await page.getByText('Desenho do caminho').waitFor();
      grounds.push(
        await page.evaluate<number>(
          'getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)',
        ),
      );
      await shown(page.locator('.leaflet-container, .leaflet-control-zoom')).toHaveCount(0);
      expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
      await picture(page, `phone-5-${colorScheme}`);
      await context.close();
    }
    const [light = 0, dark = 765] = grounds;
    expect([light > 600, dark < 150]).toEqual([true, true]);
  });

  it('lets the recipient write and move the pin without scripts, on pages that anybody can read', async () => {
    const place = { address: 'Rua das Acácias, 10', latitude: -22.91, longitude: -47.05 };
    const stops = [{ ...place, name: 'Bia', phone: '(19) 99999-4711' }];
    const { id } = await world.place({ stops });
    const {
      stops: [stop],
    } = await world.advanceUntil(id, 'collected');
    const url = `${SITE}/rastreio/${stop?.trackingToken ?? ''}`;
    const small = await browser.newPage({ locale: 'pt-BR', viewport: { width: 360, height: 740 } });
    const acts = 'conversa ponto horario recado nova-entrega reclamacao avaliacao'.split(' ');
    for (const path of ['', ...acts]) {
      await small.goto(`${url}/${path}`);
      await small.getByRole('heading', { level: 1 }).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await small.emulateMedia({ colorScheme });
        expect([colorScheme, path, await violations(small)]).toEqual([colorScheme, path, []]);
        await picture(small, `acts-${colorScheme}-${path}`);
      }
    }
    await small.close();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'pt-BR',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('link', { name: 'Falar com o entregador' }).click();
    await page.getByLabel('Sua mensagem').fill('Estou no jardim');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Mensagem enviada.').waitFor();
    await page.getByRole('button', { name: 'Chego à porta em 5 minutos' }).click();
    await page.getByText('você chega em 5 minutos').waitFor();
    await picture(page, 'acts-no-scripts-conversa');
    await page.goto(`${url}/ponto`);
    await page.getByRole('button', { name: 'Mapa das ruas' }).click({ position: { x: 200, y: 100 } });
    await page.getByText('Novo ponto a').waitFor();
    await page.getByLabel('Últimos 4 números').fill('4711');
    await picture(page, 'acts-no-scripts-ponto');
    await page.getByRole('button', { name: 'Confirmar o ponto' }).click();
    await page.getByText('Pronto, está mudado.').waitFor();
    await context.close();
  });
});
