import { OutboxRelay } from '#domain';
import { LOGO, PASSWORD } from '../../../../../test/console/developer.world.js';
import { shown } from '../../../../../test/support/shown.js';
import { TestReceiver } from '../../../../../test/support/test-receiver.js';
import {
  BOTH_SIZES,
  browserPresent,
  goTo,
  violations,
  violationsIn,
} from '../../../../../test/web/panel.world.js';
import { PortalWorld } from '../../../../../test/web/portal.world.js';

/** Steps of a test order from its search to its end. */
const STEPS = 5;

(browserPresent ? describe : describe.skip)('the developers’ portal', () => {
  let world: PortalWorld;
  let receiver: TestReceiver;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await PortalWorld.open();
  });
  afterAll(async () => {
    await world.close();
    await receiver.close();
  });

  it('takes who signs up to an app whose shown call places an order, and ends a credential with the next', async () => {
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
    await page.getByLabel('Senha do cadastro').fill(PASSWORD);
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
    const robots = page.getByLabel('Robôs avançam os pedidos');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await robots.setChecked(!(await robots.isChecked()));
    await saved;
    const turned = await robots.isChecked();
    await page.reload();
    await page.getByRole('heading', { name: 'Credenciais de teste' }).waitFor();
    await shown(robots).toBeChecked({ checked: turned });
    await page.locator('nav.side').getByRole('link', { name: 'Atividade' }).click();
    await page.getByText('Dora gerou outra credencial de teste').waitFor();
    await page.getByText('Dora criou o aplicativo').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });

  it('takes an app over its webhook, the inspector and stepped orders to a review', async () => {
    const { developers } = world;
    const owner = await developers.aDeveloper('ines@example.com');
    const id = await developers.anApp(owner, 'full_api');
    const page = await world.page();
    const go = async (name: string) => {
      await page.locator('nav.side').getByRole('link', { name }).click();
      await page.locator('.part h2').first().waitFor();
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await world.logIn(page, owner.email);
    await page.getByRole('link', { name: /Integra/ }).click();

    await go('Webhook');
    await page.getByLabel('Endereço', { exact: true }).fill(receiver.url());
    await press('Salvar');
    await press('Enviar teste');
    await page.getByText('O endereço respondeu 200').waitFor();
    await press('Ver segredo');
    await page.locator('code', { hasText: /whsec_\w/ }).waitFor();
    expect([receiver.received.length, await violationsIn(page)]).toEqual([1, []]);
    const { secret } = (await owner.call('get', `/apps/${id}/credentials`).expect(200)).body;
    await developers.faces
      .call()
      .post('/api/v1/webhooks')
      .set('Authorization', `Bearer ${String(secret)}`)
      .send({ url: `${receiver.url()}/by-api`, eventos: ['ORDER_CANCELLED'] })
      .expect(201);
    await page.reload();
    const other = page.getByRole('region', { name: 'Outros webhooks' });
    await other.getByText('Eventos: 1 de 10').click();
    await other.getByLabel('ORDER_COMPLETED').check();
    await other.getByRole('button', { name: 'Salvar' }).click();
    await other.getByText('Eventos: 2 de 10').waitFor();
    expect(await violations(page)).toEqual([]);
    await other.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    await other.waitFor({ state: 'detached' });

    await go('Começar');
    const command = await page.locator('.code-box pre').innerText();
    expect(await world.shell(command)).toMatch(/"order_status"/);
    await developers.faces.get(OutboxRelay).drain();
    await go('Inspetor');
    await page.getByRole('button', { name: /^ORDER_CREATED/ }).click();
    await page.getByRole('heading', { name: 'Tentativas' }).waitFor();
    await shown(page.getByLabel('Corpo enviado', { exact: true })).toContainText('"order_status"', {
      useInnerText: true,
    });
    const sent = receiver.received.length;
    await press('Reenviar');
    await receiver.has(sent + 1);
    expect(await violationsIn(page)).toEqual([]);
    await press('Recebido de você');
    await page.getByRole('button', { name: /^POST.*orders/ }).click();
    await shown(page.getByLabel('Corpo')).toContainText('endereco_coleta', { useInnerText: true });
    await shown(page.getByLabel('Resposta', { exact: true }).last()).toContainText('"public_id"', {
      useInnerText: true,
    });
    expect(await violations(page)).toEqual([]);

    await go('Pedidos de teste');
    await press('Criar pedido de teste');
    for (let step = 0; step < STEPS; step++) {
      const answered = page.waitForResponse(/\/steps$/);
      await press('Próximo passo');
      await answered;
    }
    await page.getByText('O pedido terminou: não há mais passos.').waitFor();
    await page.getByRole('listitem').getByText('order.completed').waitFor();
    expect(await violationsIn(page)).toEqual([]);

    await go('Ajustes');
    await page.getByLabel('Descrição').fill('Ponto de venda');
    await page.getByLabel('Site').fill('https://integra.example');
    await press('Salvar');
    await page.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: LOGO,
    });
    await page.locator('img.app-logo').first().waitFor();
    await developers.faces.get(OutboxRelay).drain();
    await go('Revisão');
    await press('Enviar mensagens de verificação');
    await page.getByText('Mensagens enviadas').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Aceita mensagens de pedidos concluídos' })
      .getByText('Visto')
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Recusa assinatura errada' })
      .getByText('Não passou')
      .waitFor();
    await press('Enviar para revisão');
    const asked = page.getByRole('dialog');
    await asked.getByLabel('Por que enviar assim').fill('Conferida pelo nosso gateway.');
    await asked.getByRole('button', { name: 'Enviar para revisão' }).click();
    await page.getByText('Enviado por Dora').waitFor();
    expect(await violationsIn(page)).toEqual([]);

    await go('Lojas');
    expect(await violationsIn(page)).toEqual([]);
    expect(world.complaints).toEqual([]);
  });

  it('lets an owner invite somebody, who signs up by the link and sees the team’s apps', async () => {
    const owner = await world.developers.aDeveloper();
    await world.developers.anApp(owner);
    const page = await world.page();
    await world.logIn(page, owner.email);
    await page.getByRole('link', { name: 'Equipe' }).first().click();
    await page.getByLabel('E-mail').fill('nina@example.com');
    await page.getByRole('button', { name: 'Convidar' }).click();
    await page.getByRole('heading', { name: 'Convites abertos' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const invitation = `/convite/${await world.developers.linkTo('nina@example.com')}`;
    const signUp = async (email: string) => {
      const guest = await world.page(invitation, { size: 'phone', scheme: 'dark' });
      await guest.getByLabel('Seu nome').fill('Nina');
      await guest.getByLabel('E-mail que recebeu o convite').fill(email);
      await guest.getByLabel('Senha nova').fill(PASSWORD);
      await guest.getByRole('button', { name: 'Cadastrar e aceitar' }).click();
      return guest;
    };
    const known = await signUp(owner.email);
    await known.getByText('o convite ainda não foi aceito').waitFor();
    const guest = await signUp('nina@example.com');
    await guest.getByText('Cadastro feito').waitFor();
    await guest.getByRole('link', { name: 'Entrar' }).click();
    await world.logIn(guest, 'nina@example.com');
    await guest.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
    expect(await violations(guest)).toEqual([]);
  });

  it('shows the documentation to everybody, on a phone and a desk, without a fault that axe knows', async () => {
    const page = await world.page('/docs');
    // One look per kind of page, as all are made of the same parts.
    for (const [at, topic] of ['', '/primeira-chamada', '/webhooks', '/erros', '/mudancas'].entries()) {
      await goTo(page, `/desenvolvedores/docs${topic}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([topic, await violationsIn(page, [BOTH_SIZES[at % 2]!])]).toEqual([topic, []]);
    }
    expect(world.complaints).toEqual([]);
  });
});
