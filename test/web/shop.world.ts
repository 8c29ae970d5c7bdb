import { cents, OrderQueries, Wallets } from '#domain';
import type { Browser, Page } from 'playwright-core';
import { consoleFace } from '../../apps/console/src/face.js';
import { openFaces, type TestCoreOptions, type FaceHarness } from '../support/index.js';
import { closeBrowser, openBrowser, openWindow } from '../support/browser-windows.js';
import { buildWebApps } from '../support/browser.js';
import { aMerchantWorld, PASSWORD, type MerchantWorld } from '../console/merchant.world.js';
import { KNOWN_ADDRESS } from '../support/builders/index.js';
import { DESKTOP, PHONE } from './panel.world.js';

interface Look {
  readonly size?: 'phone' | 'desktop';
  readonly scheme?: 'light' | 'dark';
  readonly locale?: 'pt-BR' | 'en-GB';
}

/** A store with the merchants' app open on a phone or a desk. */
export class ShopWorld {
  readonly complaints: string[] = [];

  private constructor(
    private readonly faces: FaceHarness,
    readonly merchants: MerchantWorld,
    private readonly browser: Browser,
  ) {}

  static async open(options: TestCoreOptions = {}): Promise<ShopWorld> {
    await buildWebApps();
    const faces = await openFaces([consoleFace], options);
    return new ShopWorld(faces, await aMerchantWorld(faces), await openBrowser());
  }

  async close(): Promise<void> {
    await closeBrowser(this.browser);
    await this.faces.close();
  }

  /** The app as nobody has entered it yet. */
  async page({ size = 'phone', scheme = 'light', locale = 'pt-BR' }: Look = {}): Promise<Page> {
    const page = await openWindow(this.browser, {
      locale,
      colorScheme: scheme,
      viewport: size === 'phone' ? PHONE : DESKTOP,
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    await page.goto(`${this.merchants.faces.baseUrl}/loja`);
    return page;
  }

  async entered(look: Look = {}, email = this.merchants.home.store.email): Promise<Page> {
    const page = await this.page(look);
    const english = look.locale === 'en-GB';
    await page.getByLabel('E-mail').fill(email ?? '');
    await page.getByLabel(english ? 'Password' : 'Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: english ? 'Sign in' : 'Entrar', exact: true }).click();
    await page.getByRole('heading', { name: english ? 'Deliveries' : 'Entregas' }).waitFor();
    return page;
  }

  /** A delivery that is written and not ordered yet. */
  async written(name: string): Promise<Page> {
    const page = await this.entered();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await page.getByLabel('Cliente', { exact: true }).fill(name);
    await page.getByLabel('Endereço com número').fill(KNOWN_ADDRESS);
    return page;
  }

  order(page: Page): Promise<void> {
    return page.getByRole('button', { name: /^Pedir por R\$/ }).click();
  }

  /** Names of those who get what was ordered. */
  async orders() {
    const { faces, home } = this.merchants;
    return (await faces.get(OrderQueries).newest(home.scope, {}, 50, 0)).map(({ stops }) => stops[0]?.name);
  }

  async fillWallet(amount = 50_000): Promise<void> {
    const { faces, home } = this.merchants;
    const owner = { kind: 'merchant', id: home.store.id } as const;
    await faces.get(Wallets).credit(home.scope, owner, { amount: cents(amount), description: 'Crédito' });
  }
}
