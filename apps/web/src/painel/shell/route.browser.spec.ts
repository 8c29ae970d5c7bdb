import { OrderQueries } from '#domain';
import { browserPresent, PanelWorld, PATIENCE_MS } from '../../../../../test/web/panel.world.js';
import type { Page } from 'playwright-core';

(browserPresent ? describe : describe.skip)('what is around every screen, in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
    await world.courier('Ana Ventania');
  }, PATIENCE_MS);
  afterAll(() => world.close());

  const row = (page: Page, publicId: string) => page.locator(`[data-order="${publicId}"]`);

  it(
    'listens once for all tabs of a browser; when that tab is closed another goes on where it was',
    async () => {
      const first = await world.operator();
      const streams: string[] = [];
      first.context().on('request', (request) => {
        if (request.url().includes('/api/admin/events')) streams.push(request.url());
      });
      const second = await first.context().newPage();
      await second.clock.setSystemTime(world.faces.core.clock.now());
      await second.goto(`${world.faces.baseUrl}/painel`);
      await second.getByText('ao vivo').waitFor();
      const one = await world.order();
      for (const page of [first, second]) await row(page, one.publicId).waitFor();
      expect(streams).toEqual([]);
      await first.close();
      const other = await world.order();
      await row(second, other.publicId).waitFor();
      expect(streams).toHaveLength(1);
      expect(streams[0]).toContain('lastEventId=');
      await second.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'shows since when the connection is lost, and the missed changes when it is back',
    async () => {
      const page = await world.operator();
      await page.context().setOffline(true);
      // Closes open connections, as an interrupted network does.
      world.faces.server.server.closeAllConnections();
      await page.getByText(/^Sem conexão desde/).waitFor();
      const { publicId } = await world.order();
      await page.context().setOffline(false);
      await row(page, publicId).waitFor();
      await page.getByText('ao vivo').waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'lets no page of another site act for the operator',
    async () => {
      const page = await world.operator();
      const { id } = await world.order();
      const target = `${world.faces.baseUrl}/api/admin/orders/${String(id)}/cancel`;
      await page.route('http://elsewhere.example/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" action="${target}"><button>Win a prize</button></form>`,
        }),
      );
      await page.goto('http://elsewhere.example/');
      const refused = page.waitForResponse(target);
      await page.getByRole('button', { name: 'Win a prize' }).click();
      expect([401, 403]).toContain((await refused).status());
      const kept = await world.faces.get(OrderQueries).byId(world.hub.scope, id);
      expect(kept.status).toBe('pending');
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
