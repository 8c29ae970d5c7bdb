import { CourierPositions, Merchants, OrderLifecycle, WebhookSubscriptions } from '#domain';
import type { Locator, Page } from 'playwright-core';
import { anOrder, PICKUP } from '../support/builders/index.js';
import { shown } from '../support/shown.js';
import { TestReceiver } from '../support/test-receiver.js';
import { DESKTOP, loaded, PanelWorld } from './panel.world.js';

/** Endings and words that no name of the test's data has. */
const ONLY_PORTUGUESE = /ção|ções|\bnão\b|\bvocê|\bpedidos?\b|\bentregadores\b/i;

/** The panel in English, of a company that delivered the day before and has a webhook. */
export class JobsWorld {
  private constructor(
    readonly panel: PanelWorld,
    readonly receiver: TestReceiver,
    readonly page: Page,
  ) {}

  static async open(): Promise<JobsWorld> {
    const receiver = await TestReceiver.start();
    const panel = await PanelWorld.openWithWebhooks();
    const { faces, hub } = panel;
    await faces.get(Merchants).update(hub.scope, hub.store.id, { invoicingEnabled: true });
    const courier = await panel.courier('Ana Ventania');
    for (let orders = 0; orders < 3; orders++) {
      const at = faces.core.clock.now();
      await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at }]);
      const { id } = await anOrder(hub).delivered().create(faces);
      faces.core.clock.advance({ minutes: 20 });
      await faces.get(OrderLifecycle).complete(hub.scope, id);
    }
    faces.core.clock.advance({ days: 1 });
    await faces.get(CourierPositions).record(courier, [{ ...PICKUP, at: faces.core.clock.now() }]);
    await faces.get(WebhookSubscriptions).create(hub.scope, {
      face: 'full-api',
      url: receiver.url('/orders'),
      events: ['ORDER_CREATED'],
      topics: ['order.created'],
    });
    const page = await panel.operator();
    await speaksEnglish(page);
    return new JobsWorld(panel, receiver, page);
  }

  async close(): Promise<void> {
    await this.panel.close();
    await this.receiver.close();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  drawer(): Locator {
    return this.page.getByRole('complementary');
  }

  /** A screen on a desk, or on a phone; half of the jobs are done there. */
  async show(path: string, size = DESKTOP): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.goto(`${this.panel.faces.baseUrl}/painel${path}`);
    await loaded(this.page);
  }

  /** What every screen must be after its job. */
  async isEnglish(page = this.page): Promise<void> {
    await shown(page.locator('main')).not.toHaveText(ONLY_PORTUGUESE, { useInnerText: true });
  }

  /** What the browser complained of, but for connections. */
  get complaints(): string[] {
    return this.panel.complaints.filter((text) => !/ERR_/.test(text));
  }
}

export async function speaksEnglish(page: Page): Promise<void> {
  await page.evaluate(`document.cookie = 'language=en; path=/'`);
  await page.reload();
}
