import { DeliveryImports, OrderLifecycle, OrderQueries, SubUsers } from '#domain';
import { PASSWORD } from '../../../../../test/console/merchant.world.js';
import { KNOWN_ADDRESS } from '../../../../../test/support/builders/index.js';
import { overflow } from '../../../../../test/support/axe.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, goTo, violations } from '../../../../../test/web/panel.world.js';
import { ShopWorld } from '../../../../../test/web/shop.world.js';

(browserPresent ? describe : describe.skip)('the merchants’ app', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open();
    await world.fillWallet();
  });
  afterAll(() => world.close());

  const newest = async () => {
    const { faces, home } = world.merchants;
    const [order] = await faces.get(OrderQueries).newest(home.scope, {}, 1, 0);
    return order!;
  };

  it('orders a delivery in three fields on a phone, with the price before, and follows it live', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await page.getByLabel('Cliente', { exact: true }).fill('Maria Souza');
    await page.getByLabel('Endereço com número').fill(KNOWN_ADDRESS);
    await page.getByLabel('Telefone').fill('(19) 98888-7777');
    await page.getByText('Na porta do cliente em cerca de').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pedir por R\$/ }).click();
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    await page.getByRole('application', { name: /^Mapa do pedido/ }).waitFor();
    const { id, paymentMethod, stops } = await newest();
    expect([paymentMethod, stops[0]?.name, stops[0]?.phone]).toEqual([
      'wallet',
      'Maria Souza',
      '(19) 98888-7777',
    ]);
    expect(await violations(page)).toEqual([]);
    const { faces, home } = world.merchants;
    await faces.get(OrderLifecycle).reassign(home.scope, id, home.courierId);
    await page.getByRole('heading', { name: 'Entregador a caminho da loja' }).waitFor();
    await page.getByText('Para cancelar, fale com a empresa').waitFor();
  });

  it('suggests an address while it is typed, asks for the number, and lets the point be put right on a map', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await page.getByLabel('Endereço com número').pressSequentially('rua das ara');
    await page.getByRole('button', { name: /^Rua das Araras Azuis - / }).click();
    await page.getByText('Falta o número da casa.').waitFor();
    await shown(page.getByRole('button', { name: /^Pedir por R\$/ })).toBeDisabled();
    await page.getByLabel('Número', { exact: true }).fill('120');
    await page.getByLabel('Número', { exact: true }).press('Enter');
    await page.getByText(/^Encontrado: Rua das Araras Azuis, 120 - /).waitFor();
    await page.getByRole('button', { name: 'Conferir no mapa' }).click();
    await page.getByRole('button', { name: 'Ponto do endereço' }).press('ArrowRight');
    await page.getByText('A entrega vai para este ponto.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pedir por R\$/ }).click();
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
    const { stops } = await newest();
    expect(stops[0]?.address).toMatch(/^Rua das Araras Azuis, 120 - /);
    expect(stops[0]?.longitude).toBeGreaterThan(-47.055);
  });

  it('remembers the customer, says what is wrong at its field, and keeps what was typed', async () => {
    const page = await world.entered({ size: 'desktop' });
    await page.getByRole('link', { name: 'Nova entrega' }).click();
    await page.getByLabel('Endereço com número').fill('Rua Que Não Existe, 1');
    await page
      .getByText('Endereço não encontrado')
      .or(page.getByText('Este valor não é válido'))
      .first()
      .waitFor();
    await page.reload();
    await shown(page.getByLabel('Endereço com número')).toHaveValue('Rua Que Não Existe, 1');
    await page.getByLabel('Cliente', { exact: true }).fill('mar');
    await page.getByRole('button', { name: /Maria Souza/ }).click();
    await shown(page.getByLabel('Endereço com número')).toHaveValue(KNOWN_ADDRESS);
    await page.getByText('Mais uma parada').click();
    await page.getByRole('button', { name: 'Tirar a parada 2' }).click();
    await page.getByRole('button', { name: /^Pedir por R\$/ }).click();
    await page.getByRole('button', { name: 'Cancelar entrega' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar entrega' }).click();
    await page.getByRole('heading', { name: 'Cancelada' }).waitFor();
    await page.getByRole('button', { name: 'Pedir de novo' }).click();
    await page.getByRole('heading', { name: 'Nova entrega' }).waitFor();
    await shown(page.getByLabel('Cliente', { exact: true })).toHaveValue('Maria Souza');
  });

  it('shows every screen in both languages, light and dark, on a phone and a desk, without a fault that axe knows', async () => {
    const looks = [
      { size: 'phone', scheme: 'dark', locale: 'en-GB' },
      { size: 'desktop', scheme: 'light', locale: 'pt-BR' },
    ] as const;
    const order = `/entregas/${String((await newest()).id)}`;
    for (const look of looks) {
      const page = await world.entered(look);
      for (const path of ['', '/nova', '/planilha', '/carteira', '/integracoes', '/conta', order]) {
        await goTo(page, `/loja${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([look.locale, path, await violations(page)]).toEqual([look.locale, path, []]);
      }
    }
    expect(world.complaints).toEqual([]);
  });

  it('orders the deliveries of a pasted sheet, and says which lines are faulty', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Enviar planilha' }).click();
    const workbook = {
      name: 'pedidos.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004'),
    };
    await page.getByLabel('Escolher arquivo').setInputFiles(workbook);
    await page.getByText('“pedidos.xlsx” é uma pasta de trabalho').waitFor();
    await page.getByLabel('Cole aqui').fill('nome;rua\nRita;Rua Um, 1');
    await page.getByRole('button', { name: 'Conferir e ver preços' }).click();
    await page.getByText('Falta a coluna “endereco”').waitFor();
    const sheet = `nome;endereco\nRita;${KNOWN_ADDRESS}\nNico;Rua Que Não Existe, 1`;
    await page.getByLabel('Cole aqui').fill(sheet);
    await page.getByRole('button', { name: 'Conferir e ver preços' }).click();
    await page.getByText('Endereço não encontrado').waitFor();
    await page.getByRole('button', { name: /^Pedir 1 entrega por R\$/ }).click();
    await page.getByText('0 de 2 concluídas').waitFor();
    await world.merchants.faces.get(DeliveryImports).runDue();
    await page.getByText('Pronto: 1 pedida, 1 recusada.').waitFor();
    await page.getByRole('link', { name: 'Ver pedido' }).click();
    await page.getByRole('heading', { name: 'Procurando entregador' }).waitFor();
  });

  it('fits 360 px, however long the entries of a sheet and of the account are', async () => {
    const { faces, home } = world.merchants;
    const long = 'Condomínio-Residencial-Jardim-das-Acácias-Imperiais-do-Sul';
    await faces.get(SubUsers).create(home.scope, home.store.id, {
      name: long,
      email: `${long.toLowerCase().replace(/[^a-z]/g, '')}@example.com`,
    });
    const page = await world.entered();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Enviar planilha' }).click();
    const lines = [`${long};1234;${KNOWN_ADDRESS}`, `${long};;${long} ${long}, 1`, `;;${KNOWN_ADDRESS}`];
    await page.getByLabel('Cole aqui').fill(`nome;telefone;endereco\n${lines.join('\n')}`);
    await page.getByRole('button', { name: 'Conferir e ver preços' }).click();
    await page.getByText('Telefone: DDD e número').waitFor();
    await page.getByText('Falta o nome de quem recebe').waitFor();
    await shown.poll(() => overflow(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar as linhas com problema' }).click();
    expect((await saved).suggestedFilename()).toBe('linhas-com-problema.csv');
    await page.getByRole('link', { name: 'Loja', exact: true }).click();
    await page.getByText(long).first().waitFor();
    await shown.poll(() => overflow(page)).toEqual([]);
  });

  it('asks for the password at once when the session has ended, and keeps what was written', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Nova', exact: true }).click();
    await page.getByLabel('Cliente', { exact: true }).fill('Maria Souza');
    await page.getByLabel('Endereço com número').fill(KNOWN_ADDRESS);
    await page.getByText('Na porta do cliente em cerca de').waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: /^Pedir por R\$/ }).click();
    await page.getByText('Sua sessão terminou').waitFor();
    await page.getByLabel('E-mail').fill(world.merchants.home.store.email ?? '');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByLabel('Endereço com número').waitFor();
    await shown(page.getByLabel('Endereço com número')).toHaveValue(KNOWN_ADDRESS);
  });

  it('gives a pair for Open Delivery once, and a sub-user no integrations', async () => {
    const page = await world.entered({ size: 'desktop' });
    await page.getByRole('link', { name: 'Integrações' }).click();
    await page.getByText('Para desenvolvedores').click();
    await page.getByRole('button', { name: 'Emitir par' }).click();
    await page.getByText('Copie agora').waitFor();
    await page.getByRole('button', { name: 'Já guardei' }).click();
    await page.getByRole('button', { name: 'Gerar outro par…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar par' }).click();
    await page.getByText('Copie agora').waitFor();
    const clerk = await world.entered({}, world.merchants.home.clerk.email);
    await shown(clerk.getByRole('link', { name: 'Integrações' })).toHaveCount(0);
  });
});
