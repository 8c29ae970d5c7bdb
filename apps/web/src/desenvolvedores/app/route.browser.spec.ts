import { PASSWORD } from '../../../../../test/console/developer.world.js';
import { browserPresent, BROWSER_TIMEOUT_MS, violations } from '../../../../../test/web/panel.world.js';
import { PortalWorld } from '../../../../../test/web/portal.world.js';

(browserPresent ? describe : describe.skip)('the developers’ portal', () => {
  let world: PortalWorld;

  beforeAll(async () => {
    world = await PortalWorld.open();
  }, BROWSER_TIMEOUT_MS);
  afterAll(() => world.close());

  it(
    'takes who signs up to an app whose shown call places an order, and ends a credential with the next',
    async () => {
      const email = 'dora@example.com';
      const page = await world.page();
      await page.getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByLabel('Seu nome').fill('Dora');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha').fill(PASSWORD);
      await page.locator('form').getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByText('Enviamos um link').waitFor();
      await page.goto(
        `${world.developers.faces.baseUrl}/desenvolvedores/confirmar/${await world.developers.linkTo(email)}`,
      );
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await page.getByText('E-mail confirmado').waitFor();
      await page.getByRole('link', { name: 'Entrar' }).click();
      await world.logIn(page, email);
      const samples: string[] = [];
      for (const [name, type, said] of [
        ['PDV Aurora', 'Open Delivery', /"orderId"|^\s*$/],
        ['ERP Central', 'Full API', /"order_status"/],
        ['Legado', 'Modelo M', /"id_mch"/],
      ] as const) {
        await page.getByRole('link', { name: 'Aplicativos' }).first().click();
        await page.getByRole('button', { name: 'Criar aplicativo' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Nome do aplicativo').fill(name);
        await dialog.getByLabel(type).check();
        await dialog.getByRole('button', { name: 'Criar aplicativo' }).click();
        await page.getByRole('heading', { name, exact: true }).waitFor();
        const command = await page.locator('.code-box pre').innerText();
        expect([type, await world.shell(command)]).toEqual([type, expect.stringMatching(said)]);
        samples.push(command);
        expect(await violations(page)).toEqual([]);
      }
      await page.getByRole('button', { name: 'Gerar outra' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gerar outra' }).click();
      await page.getByText('Credencial nova').waitFor();
      expect(await world.shell(samples[2] ?? '')).not.toMatch(/id_mch/);
      const robots = page.getByLabel('Robôs andam com os pedidos');
      await robots.setChecked(!(await robots.isChecked()));
      const turned = await robots.isChecked();
      await page.reload();
      await page.getByRole('heading', { name: 'Credenciais de teste' }).waitFor();
      expect(await robots.isChecked()).toBe(turned);
      const folder = process.env['PORTAL_PICTURES'];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/app.png`, fullPage: true });
      expect(world.complaints).toEqual([]);
      await page.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'lets an owner invite somebody, who signs up by the link and sees the team’s apps',
    async () => {
      const owner = await world.developers.aDeveloper();
      await world.developers.anApp(owner);
      const page = await world.page();
      await world.logIn(page, owner.email);
      await page.getByRole('link', { name: 'Equipe' }).first().click();
      await page.getByLabel('E-mail').fill('nina@example.com');
      await page.getByRole('button', { name: 'Convidar' }).click();
      await page.getByRole('heading', { name: 'Convites abertos' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().close();
      const guest = await world.page(`/convite/${await world.developers.linkTo('nina@example.com')}`, {
        size: 'phone',
        scheme: 'dark',
      });
      await guest.getByLabel('Seu nome').fill('Nina');
      await guest.getByLabel('E-mail que recebeu o convite').fill('nina@example.com');
      await guest.getByLabel('Senha nova').fill(PASSWORD);
      await guest.getByRole('button', { name: 'Cadastrar e aceitar' }).click();
      await guest.getByRole('link', { name: 'Entrar' }).click();
      await world.logIn(guest, 'nina@example.com');
      await guest.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
      expect(await violations(guest)).toEqual([]);
      await guest.context().close();
    },
    BROWSER_TIMEOUT_MS,
  );

  it(
    'shows the documentation to everybody, on a phone and a desk, without a fault that axe knows',
    async () => {
      for (const [size, scheme] of [
        ['phone', 'dark'],
        ['desktop', 'light'],
      ] as const)
        for (const topic of ['', '/primeira-chamada', '/webhooks', '/erros', '/mudancas']) {
          const page = await world.page(`/docs${topic}`, { size, scheme });
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          expect([size, topic, await violations(page)]).toEqual([size, topic, []]);
          const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect([topic, Number(wide) <= 0]).toEqual([topic, true]);
          const folder = process.env['PORTAL_PICTURES'];
          if (folder !== undefined)
            await page.screenshot({ path: `${folder}/docs${topic.replace('/', '-')}-${size}.png` });
          await page.context().close();
        }
      expect(world.complaints).toEqual([]);
    },
    BROWSER_TIMEOUT_MS,
  );
});
