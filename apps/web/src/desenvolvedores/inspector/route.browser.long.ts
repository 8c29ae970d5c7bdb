import type { Page } from 'playwright-core';
import type { Person } from '../../../../../test/console/developer.world.js';
import { browserPresent, loaded, violations } from '../../../../../test/web/panel.world.js';
import { PortalWorld } from '../../../../../test/web/portal.world.js';

(browserPresent ? describe : describe.skip)('the inspector of an app', () => {
  let world: PortalWorld;
  let owner: Person;
  let id: number;

  beforeAll(async () => {
    world = await PortalWorld.open();
    owner = await world.developers.aDeveloper();
    id = await world.developers.anApp(owner, 'full_api');
  });
  afterAll(() => world.close());

  const ask = async (status: string) => {
    const { secret } = (await owner.call('get', `/apps/${id}/credentials`)).body as {
      secret: string;
    };
    const call = world.developers.faces.call().get('/api/v1/orders').query({ status });
    await call.set('Authorization', `Bearer ${secret}`);
  };
  const row = (page: Page, status: string) =>
    page.getByRole('button', { name: new RegExp(`^GET /api/v1/orders\\?status=${status}$`) });
  const enter = async (page: Page) => {
    await world.logIn(page, owner.email);
    await page.goto(`${world.developers.faces.baseUrl}/desenvolvedores/apps/${id}/inspetor?sentido=recebido`);
  };

  it('shows requests as they come, without asking, and what came while it was away', async () => {
    const page = await world.page();
    await enter(page);
    await page.getByText('Ao vivo', { exact: true }).waitFor();
    await loaded(page);
    let lists = 0;
    page.on('request', (request) => {
      if (/\/requests\?/.test(request.url())) lists += 1;
    });
    await ask('a');
    await row(page, 'a').waitFor();
    expect([lists <= 2, await violations(page)]).toEqual([true, []]);
    await page.context().setOffline(true);
    await page.getByText('Sem internet.').waitFor();
    await ask('b');
    await page.context().setOffline(false);
    await row(page, 'b').waitFor();
    await page.getByText('Ao vivo', { exact: true }).waitFor();
    expect(world.complaints).toEqual([]);
  });

  it('says that it is not live where streams are blocked, and asks for what is new', async () => {
    const page = await world.page('', { size: 'phone', scheme: 'dark' });
    await page.route(/\/events/, (route) => route.abort());
    await enter(page);
    await page.getByText('Sem conexão ao vivo desde').waitFor();
    await page.getByText('Atualiza a cada 3 s').waitFor();
    await ask('c');
    await row(page, 'c').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute(/\/events/);
    await page.getByText('Ao vivo', { exact: true }).waitFor();
    await page.getByText('Sem conexão ao vivo desde').waitFor({ state: 'detached' });
    expect(world.complaints).toEqual([]);
  });
});
