import { browserPresent, PanelWorld } from './panel.world.js';

(browserPresent ? describe : describe.skip)('the operators’ event stream', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
  });
  afterAll(() => world.close());

  it('is opened anew where it was read to when nothing has come for 40 seconds', async () => {
    const page = await world.operator();
    const again = page.waitForRequest('**/api/admin/events?**');
    await page.clock.fastForward(46_000);
    expect((await again).url()).toMatch(/[?&]lastEventId=[^&]/);
    await page.getByText('ao vivo').waitFor();
  });
});
