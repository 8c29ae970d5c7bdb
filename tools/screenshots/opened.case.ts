import type { Page } from 'playwright-core';
import type { RunningGateway } from '../../test/support/running-gateway.js';

/** A drawer, a dialog or another sight of the panel that no address of its screen list leads to. */
export interface Opened {
  readonly name: string;
  readonly path: string;
  /** A phone does not have it. */
  readonly deskOnly?: boolean;
  /** What is done on the screen before the picture. */
  readonly open?: (page: Page) => Promise<void>;
}

const press = (key: string) => async (page: Page) => {
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press(key);
};

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const account = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const drawerPart = (name: string) => (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true }).click();

async function idOf({ baseUrl, facts }: RunningGateway, list: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/admin/${list}`, {
    headers: { authorization: `Bearer ${facts.admin.token}` },
  });
  const { items } = (await answer.json()) as { items: readonly { id: number }[] };
  return String(items[0]?.id ?? 0);
}

/** Drawers and dialogs of the panel, over the day that was filled. */
export async function openedOf(gateway: RunningGateway): Promise<Opened[]> {
  const { facts } = gateway;
  const order = await idOf(gateway, 'orders?status=collected');
  const delivery = await idOf(gateway, 'webhooks/deliveries');
  const invoice = await idOf(gateway, 'invoices');
  const courier = `/painel/entregadores?entregador=${String(facts.couriers[0]?.id)}`;
  const merchant = `/painel/lojas?loja=${String(facts.fullApi.clienteId)}`;
  return [
    { name: 'pedido', path: `/painel?pedido=${order}` },
    { name: 'pedido-mapa', path: `/painel?pedido=${order}`, open: click('Mapa do percurso') },
    { name: 'novo-pedido', path: '/painel', open: press('n') },
    { name: 'comandos', path: '/painel', open: press('Control+k') },
    { name: 'teclas', path: '/painel', open: press('?') },
    { name: 'vistas', path: '/painel', open: click(/^Visualizações/) },
    {
      name: 'colunas',
      path: '/painel',
      deskOnly: true,
      open: click('Coluna por entregador (tela cheia)'),
    },
    { name: 'sessoes', path: '/painel', open: account('Onde estou conectado') },
    { name: 'entregador', path: courier },
    { name: 'entregador-carteira', path: courier, open: drawerPart('Carteira') },
    { name: 'loja', path: merchant },
    ...['Carteira', 'Usuários', 'Chaves'].map((part) => ({
      name: `loja-${part.toLowerCase()}`,
      path: merchant,
      open: drawerPart(part),
    })),
    { name: 'envio', path: `/painel/integracoes?envio=${delivery}` },
    { name: 'fatura', path: `/painel/faturas?fatura=${invoice}` },
    { name: 'fatura-folha', path: `/painel/faturas?folha=${invoice}` },
    { name: 'tarifa', path: '/painel/precos?tarifa=nova' },
  ];
}
