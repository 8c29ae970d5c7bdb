import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { DeveloperWorld, PASSWORD } from '../console/developer.world.js';
import { closeBrowser, openBrowser, openWindow } from '../support/browser-windows.js';
import { buildWebApps } from '../support/browser.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { DESKTOP, PHONE } from './panel.world.js';

/** The developers' portal in a browser, beside the faces that its apps speak to. */
export class PortalWorld {
  readonly complaints: string[] = [];

  private constructor(
    private readonly faces: FaceHarness,
    private readonly browser: Browser,
    readonly developers = new DeveloperWorld(faces),
  ) {}

  static async open(): Promise<PortalWorld> {
    await buildWebApps();
    const env = { TRUST_PROXY: '1', DEVELOPER_SANDBOXES: '50', WEBHOOK_ALLOW_INSECURE: 'true' };
    const faces = await openFaces([consoleFace, openDeliveryFace, fullApiFace, modelM], { env });
    return new PortalWorld(faces, await openBrowser());
  }

  async close(): Promise<void> {
    await closeBrowser(this.browser);
    await this.faces.close();
  }

  /** A page of the portal, or of another app beside it. */
  async page(
    path = '',
    {
      size = 'desktop',
      scheme = 'light',
      locale = 'pt-BR',
      app = 'desenvolvedores',
    }: Partial<Record<string, string>> = {},
  ): Promise<Page> {
    const phone = size === 'phone';
    const page = await openWindow(this.browser, {
      locale,
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      viewport: phone ? PHONE : DESKTOP,
      hasTouch: phone,
      isMobile: phone,
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    await page.goto(`${this.developers.faces.baseUrl}/${app}${path}`);
    return page;
  }

  async logIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { name: 'Aplicativos' }).waitFor();
  }

  /** Runs shell commands as the portal shows them, against the server of the test; what they print. */
  async shell(commands: string): Promise<string> {
    const { origin } = new URL(/https?:\/\/[^/\s'"]+/.exec(commands)?.[0] ?? '');
    const own = commands.replaceAll(origin, this.developers.faces.baseUrl);
    return (await promisify(execFile)('bash', ['-c', own])).stdout;
  }
}
