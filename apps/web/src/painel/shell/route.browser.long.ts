import { Operators, OrderQueries } from '#domain';
import { totpCode } from '#domain/testing';
import { shown } from '../../../../../test/support/shown.js';
import {
  BOTH_SIZES,
  browserPresent,
  DESKTOP,
  goTo,
  loaded,
  logIn,
  PASSWORD,
  PanelWorld,
  PHONE,
  violations,
  violationsIn,
} from '../../../../../test/web/panel.world.js';
import type { Page } from 'playwright-core';

const SCREENS =
  ' /mapa /historico /hoje /entregadores /lojas /faturas /integracoes /precos /lugares /dinheiro /relatorios /ajustes /inicio'.split(
    ' ',
  );

(browserPresent ? describe : describe.skip)('what is around every screen, in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
    await world.courier('Ana Ventania');
  });
  afterAll(() => world.close());

  const row = (page: Page, publicId: string) => page.locator(`[data-order="${publicId}"]`);

  it('sends an operator who forgot the password a link, and says the same to a stranger', async () => {
    const page = await world.visitor();
    await page.goto(`${world.faces.baseUrl}/painel`);
    const ask = async (email: string) => {
      await page.getByRole('button', { name: 'Esqueci a senha' }).click();
      await page.getByLabel('E-mail').fill(email);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByText('o link chega em instantes').waitFor();
      await page.reload();
    };
    await ask('dispatcher@example.com');
    await ask('ninguem@example.com');
    const links = `select person_kind as kind from password_resets`;
    expect(await world.faces.core.db.query(links)).toEqual([{ kind: 'operator' }]);
  });

  it('listens once for all tabs of a browser; when that tab is closed another goes on where it was', async () => {
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
  });

  it('shows since when the connection is lost, and the missed changes when it is back', async () => {
    const page = await world.operator();
    await page.context().setOffline(true);
    // Closes open connections, as an interrupted network does.
    world.faces.server.server.closeAllConnections();
    await page.getByText(/^Sem conexão desde/).waitFor();
    const { publicId } = await world.order();
    await page.context().setOffline(false);
    await row(page, publicId).waitFor();
    await page.getByText('ao vivo').waitFor();
  });

  it('lets no page of another site act for the operator', async () => {
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
    const stored = await world.faces.get(OrderQueries).byId(world.hub.scope, id);
    expect(stored.status).toBe('pending');
  });

  it('has every screen in reach of a thumb on a phone, and nothing that scrolls sideways', async () => {
    const page = await world.operator(PHONE);
    const nav = page.getByRole('navigation');
    await shown(nav).toHaveJSProperty('scrollWidth', PHONE.width);
    await nav.getByRole('button', { name: 'Mais' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajustes' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Relatórios' }).click();
    await page.getByRole('heading', { name: 'Relatórios' }).waitFor();
  });

  it('shows a screen as soon as its code is there', async () => {
    const page = await world.operator();
    // From here on no timer of the page runs, so nothing can be deferred.
    await page.clock.pauseAt(world.faces.core.clock.millis() + 60_000);
    await page.getByRole('link', { name: 'Relatórios' }).click();
    await page.getByRole('heading', { name: 'Relatórios' }).waitFor();
    await page.context().close();
  });

  it('enrols a second factor and asks for its code at the next log-in', async () => {
    const page = await world.operator();
    const { operator } = await page.evaluate<{ operator: { email: string } }>(
      `fetch('/api/admin/sessions/current').then((answer) => answer.json())`,
    );
    const account = async (item: string) => {
      await page.getByRole('button', { name: /^Sua conta/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await account('Verificação em duas etapas');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
    await dialog.getByRole('img', { name: 'QR code para o aplicativo' }).waitFor();
    const secret = (await dialog.locator('.secret').innerText()).replaceAll(' ', '');
    const code = () => totpCode(secret, world.faces.core.clock.millis());
    const typed = dialog.getByLabel('Código que o aplicativo mostra');
    await typed.fill('000000');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await dialog.locator('.error').waitFor();
    await typed.fill(code());
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await dialog.getByText('Guarde estes códigos').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
    await dialog.waitFor({ state: 'detached' });
    await account('Sair');
    await logIn(page, { email: operator.email });
    await page.getByLabel('Código do aplicativo').waitFor();
    // A code is taken once, so the code of the next half minute is used.
    world.faces.core.clock.advance({ seconds: 30 });
    await page.getByLabel('Código do aplicativo').fill(code());
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('ao vivo').waitFor();
  });

  it('lists the devices that are logged in, ends one, and logs out everywhere', async () => {
    const page = await world.operator();
    const { operator } = await page.evaluate<{ operator: { id: number } }>(
      `fetch('/api/admin/sessions/current').then((answer) => answer.json())`,
    );
    const expiresAt = new Date(world.faces.core.clock.millis() + 86_400_000);
    const logIns = [1, 2].map(() =>
      world.faces.get(Operators).issueToken(operator.id, { label: 'panel', expiresAt }),
    );
    const devices = (await Promise.all(logIns)).map(({ token }) => token);
    const loggedIn = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${world.faces.baseUrl}/api/admin/sessions/current`, { headers })).status;
    };
    await page.getByRole('button', { name: /^Sua conta/ }).click();
    await page.getByRole('menuitem', { name: 'Onde estou conectado' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').nth(2).waitFor();
    await dialog.getByText('este aparelho').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Encerrar' }).first().click();
    await page.getByText('Sessão encerrada').waitFor();
    const statuses = [await loggedIn(devices[0]!), await loggedIn(devices[1]!)];
    expect(statuses.sort()).toEqual([200, 401]);
    await dialog.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await page.getByRole('heading', { name: 'Entrar no painel' }).waitFor();
    for (const device of devices) {
      expect(await loggedIn(device)).toBe(401);
    }
  });

  it('speaks English once it is chosen, and keeps to it', async () => {
    const page = await world.operator();
    await page.getByRole('button', { name: /^Sua conta/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await shown(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  it('has no screen in which axe finds anything in English, in either size', async () => {
    const page = await world.operator();
    await page.context().addCookies([{ name: 'language', value: 'en', url: world.faces.baseUrl }]);
    await page.reload();
    for (const path of SCREENS) {
      await page.setViewportSize(DESKTOP);
      await goTo(page, `/painel${path}`);
      expect([path, await violationsIn(page)]).toEqual([path, []]);
      const tabs = page.locator('main .tabs').first().getByRole('button');
      for (let at = 1; at < (await tabs.count()); at++) {
        await tabs.nth(at).click();
        await loaded(page);
        expect([path, at, await violationsIn(page, [BOTH_SIZES[at % 2]!])]).toEqual([path, at, []]);
      }
    }
  }, 600_000);
});
