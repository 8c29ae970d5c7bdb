import {
  BulkCommands,
  Hubs,
  type HubSettingsInput,
  Sessions,
  OrderLifecycle,
  OrderQueries,
  OutboxRelay,
  PlanningPasses,
} from '#domain';
import type { Page } from 'playwright-core';
import { anOrder } from '../../../../../test/support/builders/index.js';
import { until } from '../../../../../test/support/running-gateway.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  browserPresent,
  DESKTOP,
  drag,
  logIn,
  PanelWorld,
  PHONE,
  violations,
  violationsIn,
} from '../../../../../test/web/panel.world.js';

/** A colleague's screen shows an assignment within this time. */
const SEEN_MS = 1_000;
/** A screen shows another time of day within this time. */
const TICK_MS = 5_000;
/** Counts the notes that the page plays. */
const COUNT_NOTES = `
  self.notes = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    self.notes += 1;
    return make.call(this);
  };`;

/** Waits until the page has played twice: when the sound was turned on, and when an order got late. */
const PLAYED_AGAIN = `new Promise((done) => {
  const look = () => (self.notes >= 4 ? done(true) : requestAnimationFrame(look));
  look();
})`;

const row = (page: Page, number: string) => page.locator(`[data-order="${number}"]`);
const courier = (page: Page, name: string) => page.locator(`[data-courier="${name}"]`);
/** The palette has an order's commands only once it knows the order. */
async function command(page: Page, text: string): Promise<void> {
  await until(`the palette has "${text}"`, async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(text);
    if ((await page.getByRole('option').count()) > 0) return true;
    await page.keyboard.press('Escape');
    return false;
  });
  await page.keyboard.press('Enter');
}

(browserPresent ? describe : describe.skip)('the board in a browser', () => {
  let world: PanelWorld;
  /** Runs bulk jobs as the worker does. */
  const work = () => world.faces.get(BulkCommands).runDue();

  beforeAll(async () => {
    world = await PanelWorld.open();
    await world.courier('Ana Ventania');
    await world.courier('Bento Ladeira');
  });
  afterAll(() => world.close());

  it('shows a wrong password, keeps the e-mail, and accepts the right password', async () => {
    const page = await world.visitor(PHONE);
    await logIn(page, { password: 'errada-00' });
    await page.getByRole('alert').getByText('E-mail ou senha não conferem.').waitFor();
    await shown(page.getByLabel('E-mail')).toHaveValue('dispatcher@example.com');
    expect(await violations(page)).toEqual([]);
    await logIn(page);
    await page.getByText('Nenhum pedido em andamento').waitFor();
    await shown.poll(() => page.evaluate('document.cookie')).toBe('');
  });

  it('is worked by keyboard, and a colleague sees it within a second', async () => {
    const page = await world.operator();
    const colleague = await world.operator();
    const { publicId } = await world.order();
    for (const one of [page, colleague]) await row(one, publicId).getByText('procurando').waitFor();
    await row(page, publicId).getByRole('button', { name: publicId }).click();
    await page.getByRole('heading', { name: publicId }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('option', { name: 'Ana Ventania' }).waitFor();
    await page.keyboard.type('ventan');
    const began = performance.now();
    await page.keyboard.press('Enter');
    await row(colleague, publicId).getByText('Ana Ventania').waitFor();
    expect(performance.now() - began).toBeLessThan(SEEN_MS);
    await row(page, publicId).getByText('Ana Ventania').waitFor();
    await page.getByText(`${publicId} atribuído a Ana Ventania`).last().waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    for (const one of [page, colleague]) await row(one, publicId).getByText('procurando').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(({ search }) => !search.includes('pedido='));
  });

  it('offers to undo an assignment until a colleague has changed it', async () => {
    const page = await world.operator();
    const other = await world.courier('Caio Encosta');
    const { id, publicId } = await world.order();
    await row(page, publicId).getByRole('button', { name: publicId }).click();
    await page.getByRole('heading', { name: publicId }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('option', { name: 'Ana Ventania' }).waitFor();
    await page.keyboard.type('ventan');
    await page.keyboard.press('Enter');
    await page.getByText(`${publicId} atribuído a Ana Ventania`).waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await world.faces.get(OrderLifecycle).reassign(world.hub.scope, id, other);
    await row(page, publicId).getByText('Caio Encosta').waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' });
    await row(page, publicId).getByText('Caio Encosta').waitFor();
  });

  it('plays a sound when an order gets late, to whoever wants it', async () => {
    const { faces } = world;
    const { publicId } = await world.order();
    const page = await world.operator();
    await page.evaluate(COUNT_NOTES);
    const notes = () => page.evaluate<number>('self.notes');
    const minutesLater = async (minutes: number) => {
      await page.clock.setSystemTime(faces.core.clock.millis() + minutes * 60_000);
      // Screens look at the clock every few seconds.
      await page.clock.fastForward(TICK_MS);
    };
    const late = () => row(page, publicId).getByText(/^−/).waitFor();
    await row(page, publicId).waitFor();
    await minutesLater(41);
    await late();
    // Late orders are drawn over couriers, so that none of these covers them.
    await page.locator('.leaflet-late-pane path').first().waitFor();
    await shown.poll(notes).toBe(0);
    await minutesLater(0);
    await row(page, publicId).getByText(/^−/).waitFor({ state: 'detached' });
    const sound = page.getByRole('button', { name: 'Som quando um pedido atrasa ou a procura vai acabar' });
    await sound.click();
    await shown(sound).toHaveAttribute('aria-pressed', 'true');
    await shown.poll(notes).toBe(2);
    await minutesLater(42);
    await late();
    await page.evaluate(PLAYED_AGAIN);
    await page.reload();
    await shown(sound).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes a selection that is dragged onto a courier', async () => {
    const orders = [await world.order(), await world.order()];
    const page = await world.operator();
    for (const { publicId } of orders) await row(page, publicId).getByRole('checkbox').click();
    await page.getByText('2 selecionados').waitFor();
    await drag(page, row(page, orders[0]!.publicId), courier(page, 'Bento Ladeira'));
    const strip = page.getByRole('region', { name: 'Comando em lote' });
    await strip.getByText('0 de 2').waitFor();
    await page.reload();
    await strip.getByText('0 de 2').waitFor();
    await work();
    for (const { publicId } of orders) await row(page, publicId).getByText('Bento Ladeira').waitFor();
    await courier(page, 'Bento Ladeira').getByText('2 de 3').waitFor();
    const stored = await world.faces.get(OrderQueries).byId(world.hub.scope, orders[1]!.id);
    expect(stored.courier?.name).toBe('Bento Ladeira');
    await strip.getByText('2 feitos').waitFor();
    await strip.getByRole('button', { name: 'Desfazer tudo' }).click();
    await strip.getByText('0 de 2').waitFor();
    await work();
    for (const { publicId } of orders) await row(page, publicId).getByText('procurando').waitFor();
  });

  it('previews which orders refuse before it cancels many, and shows the result without leaving the screen', async () => {
    const { hub, faces } = world;
    const waiting = await world.order();
    const page = await world.operator();
    await row(page, waiting.publicId).waitFor();
    const carried = await anOrder(hub).accepted().create(faces);
    for (const { publicId } of [waiting, carried]) await row(page, publicId).getByRole('checkbox').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Tirar do entregador' }).click();
    await page.getByText('0 de 2').waitFor();
    await work();
    await row(page, carried.publicId).getByText('procurando').waitFor();
    for (const { publicId } of [waiting, carried]) await row(page, publicId).getByRole('checkbox').click();
    await page.keyboard.press('Escape');
    await row(page, waiting.publicId).getByRole('checkbox').click();
    const everything = page.getByRole('button', { name: /^Selecionar os \d+ da visualização/ });
    const [all] = /\d+/.exec(await everything.innerText()) ?? [];
    await everything.click();
    await page.getByText(`${String(all)} selecionados`).waitFor();
    await page.keyboard.press('Escape');
    for (const { publicId } of [waiting, carried]) await row(page, publicId).getByRole('checkbox').click();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 não aceitam e ficam de fora').waitFor();
    await dialog.getByText(`${waiting.publicId} · ${carried.publicId}`).waitFor();
    await shown(dialog.getByRole('button', { name: 'Concluir (0)' })).toBeDisabled();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Cancelar (2)' }).click();
    await dialog.getByText('Escolha o motivo.').waitFor();
    await dialog.getByLabel('Motivo').selectOption('Problema na loja');
    await dialog.getByRole('button', { name: 'Cancelar (2)' }).click();
    await page.getByText('0 de 2').waitFor();
    await work();
    for (const { publicId } of [waiting, carried]) await row(page, publicId).waitFor({ state: 'detached' });
    await page.getByText('2 feitos').waitFor();
  });

  it('keeps a view with its columns, and shows it to a colleague when it is shared', async () => {
    const { publicId } = await world.order();
    const page = await world.operator();
    await row(page, publicId).waitFor();
    await page.getByRole('button', { name: /^Visualizações/ }).click();
    await page.getByRole('menuitem', { name: 'Filtro e colunas' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Mostrar só' }).getByLabel('Sem entregador').check();
    await dialog.getByRole('group', { name: 'Colunas' }).getByLabel('Preço').check();
    await row(page, publicId).getByText(/R\$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Ordem dentro de cada grupo').selectOption({ label: 'Loja' });
    await dialog.getByLabel('Salvar como nova visualização').fill('Para despachar');
    await dialog.getByLabel('Compartilhar').check();
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('button', { name: /^Para despachar/ }).waitFor();
    const colleague = await world.operator();
    await colleague.getByRole('button', { name: /^Visualizações/ }).click();
    await colleague.getByRole('menuitem', { name: /^Para despachar/ }).click();
    await row(colleague, publicId).getByText(/R\$/).waitFor();
    await colleague.getByRole('button', { name: /^Para despachar/ }).click();
    await colleague.getByRole('menuitem', { name: 'Filtro e colunas' }).click();
    await shown(colleague.getByLabel('Ordem dentro de cada grupo')).toHaveValue('merchant');
  });

  it('has a column for each courier, and the commands in the palette', async () => {
    const { publicId } = await world.order();
    const page = await world.operator();
    await page.getByRole('button', { name: 'Coluna por entregador (tela cheia)' }).click();
    await page.getByRole('navigation').waitFor({ state: 'hidden' });
    await page.locator('html:fullscreen').waitFor();
    const column = (name: string) => page.locator(`[data-column="${name}"]`);
    const card = (name: string) => column(name).getByText(publicId);
    await drag(page, card('sem entregador'), column('Ana Ventania'));
    await card('Ana Ventania').waitFor();
    expect(await violations(page)).toEqual([]);
    await card('Ana Ventania').click();
    await page.getByRole('heading', { name: publicId }).waitFor();
    await command(page, 'tirar do entregador');
    await card('sem entregador').waitFor();
    await page.getByRole('button', { name: 'Voltar ao quadro' }).click();
    await page.getByRole('navigation').waitFor();
    await page.locator('html:fullscreen').waitFor({ state: 'detached' });
  });

  it('shows what an edit will cost before it is made, and what stands behind the order', async () => {
    const { publicId } = await world.order();
    const page = await world.operator();
    await row(page, publicId).getByRole('button', { name: publicId }).click();
    const drawer = page.getByRole('complementary');
    await drawer.getByText('Este pedido não tem lançamentos em carteiras.').waitFor();
    await drawer.getByText('Ninguém foi procurado para este pedido.').waitFor();
    await drawer.getByText('Preço base', { exact: true }).waitFor();
    await drawer.getByRole('button', { name: 'Mapa do percurso' }).click();
    await drawer.getByRole('application').waitFor();
    await drawer.getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Nada mudou ainda.').waitFor();
    await dialog.getByLabel('Observação').fill('Portão azul');
    await dialog.getByText(/O preço fica em/).waitFor();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await drawer.getByText('Portão azul').waitFor();
  });

  it('keeps a map in a window of its own in step, and selects by a lasso', async () => {
    const { publicId } = await world.order();
    const page = await world.operator();
    await row(page, publicId).waitFor();
    const [map] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Mapa em outra janela' }).click(),
    ]);
    await map.getByRole('button', { name: 'Selecionar com laço' }).click();
    const { width, height } = map.viewportSize() ?? DESKTOP;
    await map.mouse.move(4, 4);
    await map.mouse.down();
    for (const [x, y] of [
      [width - 60, 4],
      [width - 60, height - 4],
      [4, height - 4],
    ] as const)
      await map.mouse.move(x, y);
    await map.mouse.up();
    await page.getByRole('row', { selected: true }).first().waitFor();
  });

  it('prices an order while it is typed, and creates it', async () => {
    const page = await world.operator();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Criar pedido' }).click();
    await page.getByText('Preencha este campo.').first().waitFor();
    await page.getByLabel('Loja', { exact: true }).selectOption({ label: 'Padaria Alvorada' });
    await page.getByLabel('Endereço de coleta').fill('Rua das Araras Azuis, 120');
    await page.getByLabel('Endereço de entrega 1').fill('Rua das Araras Azuis, 480');
    await page.getByLabel('Nome do destinatário').fill('Maria <b>Souza</b>');
    await page.getByLabel('Forma de pagamento').selectOption('on_delivery');
    await page
      .getByRole('status')
      .getByText(/R\$\s7,00/)
      .waitFor();
    await page.getByRole('button', { name: 'Criar pedido' }).click();
    await page.getByRole('complementary').getByText('Maria <b>Souza</b>').waitFor();
  });

  it('asks before it cancels, and opens the same view from a link', async () => {
    const { id, publicId } = await world.order();
    await world.faces.get(Hubs).update(world.hub.hub.id, { settings: { cancelReasons: ['Chuva forte'] } });
    const page = await world.operator();
    await row(page, publicId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Cancelar…' }).click();
    const question = page.getByRole('dialog', { name: `Cancelar ${publicId}?` });
    await question.getByText('A busca por entregador termina.').waitFor();
    await question.getByText('Nada deste pedido entra na fatura de Padaria Alvorada.').waitFor();
    await question.getByText('Isto não pode ser desfeito').waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancelar pedido' }).click();
    await question.getByText('Escolha o motivo.').waitFor();
    await question.getByLabel('Motivo').selectOption('Chuva forte');
    await question.getByRole('button', { name: 'Cancelar pedido' }).click();
    await row(page, publicId).waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill(publicId);
    await page.getByRole('list', { name: 'Resultado da busca' }).getByText('cancelado').waitFor();
    await page.goto(`${world.faces.baseUrl}/painel?vista=unassigned&pedido=${String(id)}`);
    await page.getByRole('heading', { name: publicId }).waitFor();
    await shown(page.getByRole('button', { name: 'Sem entregador' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is ready, grouped, released and paid by keyboard alone, and ungrouped by its menu, in English too', async () => {
    const { faces, hub } = world;
    const onlinePayment = { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' };
    await faces.get(Hubs).update(hub.hub.id, { settings: { onlinePayment } });
    const prepared = await anOrder(hub).with({ initialStatus: 'preparing' }).create(faces);
    const paid = await anOrder(hub).with({ paymentMethod: 'online' }).create(faces);
    const [one, other] = [await world.order(), await world.order()];
    const page = await world.operator();
    await command(page, 'english');
    const open = async (publicId: string) => {
      await row(page, publicId).getByRole('button', { name: publicId }).press('Enter');
      await page.getByRole('heading', { name: publicId }).waitFor();
    };
    await page.getByRole('button', { name: /^Scheduled/ }).press('Enter');
    await open(prepared.publicId);
    await page.keyboard.press('p');
    await row(page, prepared.publicId).getByText('searching').waitFor();
    await open(paid.publicId);
    await page.keyboard.press('f');
    const asked = page.getByRole('dialog', { name: `Confirm the payment of ${paid.publicId}?` });
    await asked.getByRole('button', { name: 'Confirm payment' }).click();
    await row(page, paid.publicId).getByText('searching').waitFor();
    for (const { publicId } of [one, other]) {
      await open(publicId);
      await page.keyboard.press('x');
    }
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('Shift+G');
    await page
      .getByText(/2 orders/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await open(one.publicId);
    await page.keyboard.press('a');
    await page.getByRole('option', { name: 'Bento' }).waitFor();
    await page.keyboard.type('bento');
    await page.keyboard.press('Enter');
    await row(page, one.publicId).getByText('Bento Ladeira').waitFor();
    await page.keyboard.press('l');
    await row(page, one.publicId).getByText('searching').waitFor();
    const stored = await faces.get(OrderQueries).byId(hub.scope, other.id);
    expect(stored.groupId).not.toBeNull();
    await row(page, other.publicId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Take out of group' }).click();
    await page.getByText(`${other.publicId} left its group`).waitFor();
    expect((await faces.get(OrderQueries).byId(hub.scope, other.id)).groupId).toBeNull();
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    const { publicId } = await world.order();
    const page = await world.operator();
    await row(page, publicId).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await row(page, publicId).getByRole('button', { name: publicId }).click();
    await page.getByRole('heading', { name: 'Histórico' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  it('asks for the password again when the session is ended elsewhere', async () => {
    const page = await world.operator();
    const { operator } = await page.evaluate<{ operator: { id: number } }>(
      `fetch('/api/admin/sessions/current').then((answer) => answer.json())`,
    );
    await world.faces.get(Sessions).endAll('operator', operator.id);
    // Otherwise the end of its stream has told the page by now.
    await page
      .getByRole('searchbox')
      .fill('qualquer', { timeout: 1_000 })
      .catch(() => undefined);
    await page.getByRole('heading', { name: 'Entrar no painel' }).waitFor();
    expect(world.complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
  });

  it('says why the plan chose a courier whom it did not ask', async () => {
    const { faces, hub } = world;
    const planBy = (dispatch: HubSettingsInput['dispatch']) =>
      faces.get(Hubs).update(hub.hub.id, { settings: { dispatch } });
    // The plan must not prefer an order that another test left open.
    const open = await faces.get(OrderQueries).newest(hub.scope, { statuses: ['pending'] }, 100, 0);
    for (const { id } of open) await faces.get(OrderLifecycle).cancel(hub.scope, id, { reason: 'operator' });
    await planBy({ strategy: 'planned', assignment: 'direct' });
    await world.courier('Caio Serra');
    await world.courier('Davi Mata');
    const { id } = await world.order();
    for (let round = 0; round < 2; round++) {
      await faces.get(OutboxRelay).drain();
      await faces.get(PlanningPasses).runDue();
    }
    const page = await world.screen(`?pedido=${String(id)}`);
    const asked = page.locator('.asked li').filter({ hasText: 'atribuído direto' });
    await shown(asked.locator('.why')).toHaveText(/^Coleta em .+\. Depois viria .+, em .+/);
    expect(await violations(page)).toEqual([]);
    await planBy({ strategy: 'nearest_first' });
  });
});
