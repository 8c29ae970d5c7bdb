import { Callers, Credentials, Database, MerchantQueries, PreparationTimes, WalletQueries } from '#domain';
import type { Page } from 'playwright-core';
import {
  BOTH_SIZES,
  browserPresent,
  PanelWorld,
  loaded,
  violationsIn,
} from '../../../../../test/web/panel.world.js';

(browserPresent ? describe : describe.skip)('the merchants’ screen in a browser', () => {
  let world: PanelWorld;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    const sample = {
      hubId: hub.scope.hubId,
      merchantId: hub.store.id,
      timezone: 'America/Sao_Paulo',
      startedAt: new Date('2026-03-02T15:30:00Z'),
      seconds: 900,
      waited: true,
    };
    await faces
      .get(Database)
      .transaction((tx) => faces.get(PreparationTimes).learn(tx, [sample, sample, sample]));
  });
  afterAll(() => world.close());

  async function screen(query = ''): Promise<Page> {
    const page = await world.screen(`/lojas${query}`);
    await page.getByRole('heading', { name: 'Lojas', exact: true }).waitFor();
    return page;
  }
  const store = () => `?loja=${String(world.hub.store.id)}`;
  const section = (page: Page, name: string) =>
    page.getByRole('complementary').getByRole('button', { name, exact: true }).click();

  it('registers a merchant and a sub-user who may not order, and tops up its wallet once', async () => {
    const page = await screen();
    await page.getByRole('button', { name: 'Nova loja' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Pizzaria Forno Alto');
    await page.getByLabel('Telefone', { exact: true }).fill('(19) 98888-7777');
    await page.getByLabel('CPF ou CNPJ').fill('111');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Este valor não é válido.').waitFor();
    await page.getByLabel('CPF ou CNPJ').fill('11.222.333/0001-81');
    await page.getByLabel('Rua').fill('Rua das Araras Azuis');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const drawer = page.getByRole('complementary', { name: 'Pizzaria Forno Alto' });
    await drawer.getByText('11.222.333/0001-81').waitFor();
    await page.locator('[data-merchant="Pizzaria Forno Alto"]').waitFor();

    await section(page, 'Usuários');
    await drawer.getByRole('button', { name: 'Novo usuário' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Caixa da noite');
    await page.getByLabel('Telefone', { exact: true }).fill('19988887778');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.locator('[data-sub-user="Caixa da noite"]').getByLabel('Fazer pedidos').click();
    await page.getByText('Caixa da noite: salvo').nth(1).waitFor();
    const { items } = await world.faces
      .get(MerchantQueries)
      .page(world.hub.scope, { search: 'Caixa da noite' }, { page: 1, perPage: 5 });
    expect(items[0]?.restrictions).toEqual({ ordering: true, readingOthers: false });

    await section(page, 'Carteira');
    await drawer.getByRole('button', { name: 'Recarga…' }).click();
    await page.getByLabel('Valor em reais').fill('1.250,00');
    await page.getByLabel('Descrição').fill('Pix da loja');
    await page.getByRole('button', { name: 'Registrar recarga' }).dblclick();
    await drawer.getByText('Pix da loja').waitFor();
    const owner = { kind: 'merchant', id: items[0]!.ownerId! } as const;
    expect(await world.faces.get(WalletQueries).balance(world.hub.scope, owner)).toBe(125_000);

    await drawer.getByRole('button', { name: 'Bloquear' }).click();
    await drawer.getByText('bloqueada', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await drawer.getByText('ativa', { exact: true }).waitFor();
  });

  it('shows a key and a pair once; replaced ones end at once', async () => {
    const { faces, hub } = world;
    const page = await screen(store());
    await section(page, 'Mais');
    await section(page, 'Chaves');
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await page.getByLabel('Nome da chave').fill('PDV do balcão');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const key = await page.getByRole('dialog').locator('code').innerText();
    await page.getByRole('button', { name: 'Já guardei' }).click();
    const line = page.locator('[data-key="PDV do balcão"]');
    await line.getByText('nunca usada').waitFor();
    expect(await page.content()).not.toContain(key);
    expect((await faces.get(Callers).ofKey('full_api', key)).merchantId).toBe(hub.store.id);
    await line.getByRole('button', { name: 'Revogar…' }).click();
    await page.getByText('Quem a usa perde o acesso na hora').waitFor();
    await page.getByRole('button', { name: 'Revogar', exact: true }).click();
    await line.getByText('revogada', { exact: true }).waitFor();
    const dead = async () => faces.get(Callers).ofKey('full_api', key);
    await expect(dead()).rejects.toMatchObject({ code: 'credential_invalid' });

    const old = await faces.get(Credentials).issuePair(hub.scope, hub.store.id);
    await page.reload();
    await section(page, 'Open Delivery');
    await page.getByText(old.clientId).waitFor();
    await page.getByRole('button', { name: 'Gerar outro par…' }).click();
    await page.getByText('O par atual e seus tokens deixam de valer na hora').waitFor();
    await page.getByRole('button', { name: 'Gerar par' }).click();
    await page.getByText('client_secret').waitFor();
    const [id, secret] = await page.getByRole('dialog').locator('code').allInnerTexts();
    expect(await faces.get(Credentials).currentPair(hub.store.id)).toMatchObject({ clientId: id });
    expect([id === old.clientId, secret === old.clientSecret]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Já guardei' }).click();
    // Waits for the dialog to go: a click waits until its target is uncovered, typing does not.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('Endereço que recebe os eventos').fill('http://example.com/od');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('O endereço precisa começar com https.').waitFor();
    await page.getByLabel('Endereço que recebe os eventos').fill('https://example.com/od');
    await page.getByLabel('Receber pedidos de entrega').check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Padaria Alvorada: salvo').waitFor();
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    const page = await screen();
    await page.locator('[data-merchant="Padaria Alvorada"]').getByRole('button').click();
    expect(await violationsIn(page)).toEqual([]);
    const parts = ['Usuários', 'Carteira', 'Faturas', 'Chaves', 'Open Delivery', 'Preparo'];
    for (const [at, part] of parts.entries()) {
      await section(page, part);
      await loaded(page);
      expect(await violationsIn(page, [BOTH_SIZES[at % 2]!])).toEqual([]);
    }
    await page.getByRole('cell', { name: /15 min, de 3 coletas/ }).waitFor();
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    expect(await violationsIn(page)).toEqual([]);
    expect(world.complaints.filter((text) => !text.includes('ERR_') && !text.includes('400'))).toEqual([]);
  });
});
