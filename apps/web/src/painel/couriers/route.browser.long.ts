import {
  cents,
  CourierDocuments,
  CourierDuty,
  CourierPositions,
  CourierQueries,
  CourierRegistrations,
  CourierWithdrawals,
  FileStore,
  Fleets,
  newFileKey,
  OrderLifecycle,
  Wallets,
  WalletQueries,
} from '#domain';
import type { Page } from 'playwright-core';
import { aCourier, PICKUP } from '../../../../../test/support/builders/index.js';
import { shown } from '../../../../../test/support/shown.js';
import {
  BOTH_SIZES,
  browserPresent,
  goTo,
  PanelWorld,
  violationsIn,
} from '../../../../../test/web/panel.world.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const row = (page: Page, name: string) => page.locator(`[data-courier="${name}"]`);

(browserPresent ? describe : describe.skip)('the couriers’ screen in a browser', () => {
  let world: PanelWorld;
  let ana: number;
  let off: number;

  beforeAll(async () => {
    world = await PanelWorld.open();
    const { faces, hub } = world;
    ana = await world.courier('Ana Ventania');
    off = await aCourier(faces, hub.scope, [hub.motorbike.id]);
    await faces
      .get(CourierRegistrations)
      .update(hub.scope, off, { name: 'Caio Folga', pixKey: 'caio@pix.example.com' });
    await faces.get(Fleets).create(hub.scope, { name: 'Noite' });
    for (const id of [ana, off]) {
      const owner = { kind: 'courier', id } as const;
      await faces.get(Wallets).credit(hub.scope, owner, { amount: cents(10_000), description: 'Bônus' });
      await faces.get(Wallets).withdraw(hub.scope, owner, { amount: cents(4_000), awaiting: true });
    }
  });
  afterAll(() => world.close());

  async function screen(query = ''): Promise<Page> {
    const page = await world.screen(`/entregadores${query}`);
    await page.getByRole('heading', { name: 'Entregadores', exact: true }).waitFor();
    return page;
  }

  async function apply(name: string, phone: string): Promise<number> {
    const { faces, hub } = world;
    const { id } = await faces
      .get(CourierRegistrations)
      .register(hub.scope, { name, phone, password: 'segredo1', cnh: '98765432100' });
    for (const type of ['cnh', 'face'] as const) {
      const storageKey = newFileKey('couriers', id, 'image/png');
      await faces.get(FileStore).put(storageKey, { bytes: PIXEL, contentType: 'image/png' });
      await faces.get(CourierDocuments).add(hub.scope, id, type, { storageKey, contentType: 'image/png' });
    }
    return id;
  }

  it('shows couriers on shift with their orders, live, and couriers off shift on demand', async () => {
    const page = await screen();
    await row(page, 'Ana Ventania').getByText('0/3').waitFor();
    await shown(row(page, 'Caio Folga')).toHaveCount(0);
    const { faces, hub } = world;
    const inHours = (hours: number) => new Date(faces.core.clock.millis() + hours * 3_600_000);
    const stops = async (until: Date) => {
      await faces.get(CourierDuty).goOnline(hub.scope, ana, until);
      // The courier's next position shows it.
      faces.core.clock.advance({ seconds: 10 });
      await faces.get(CourierPositions).record(ana, [{ ...PICKUP, at: faces.core.clock.now() }]);
    };
    await stops(inHours(6));
    const end = row(page, 'Ana Ventania').getByText(/^turno até/);
    await end.waitFor();
    const first = (await end.textContent()) ?? '';
    await stops(inHours(0.25));
    await row(page, 'Ana Ventania').locator('.shift-end.amber-text').waitFor();
    await shown(end).not.toHaveText(first);
    const order = await world.order();
    await world.faces.get(OrderLifecycle).reassign(world.hub.scope, order.id, ana);
    await row(page, 'Ana Ventania').getByText('1/3').waitFor();
    await row(page, 'Ana Ventania').getByRole('button').click();
    const drawer = page.getByRole('complementary', { name: 'Ana Ventania' });
    await drawer.getByText(order.publicId).waitFor();
    await drawer.getByText('cabem mais 2').waitFor();
    await drawer.getByText(/^turno até/).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /fora do turno/ }).click();
    await row(page, 'Caio Folga').waitFor();
    await page.getByRole('searchbox').fill('ninguem assim');
    await page.getByText('Ninguém com estes filtros').waitFor();
    await page.getByRole('searchbox').fill('caio');
    await row(page, 'Caio Folga').waitFor();
    expect(page.url()).toContain('busca=caio');
  });

  it('blocks for a time with a reason, and takes it back at once', async () => {
    const page = await screen(`?situacao=all&entregador=${String(off)}`);
    const drawer = page.getByRole('complementary', { name: 'Caio Folga' });
    await drawer.getByRole('button', { name: 'Bloquear…' }).click();
    await page.getByLabel('Até quando').selectOption({ label: 'por 7 dias' });
    await page.getByRole('button', { name: 'Faltou sem avisar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click();
    await drawer.getByText(/Bloqueado até .* Faltou sem avisar/).waitFor();
    await row(page, 'Caio Folga').getByText('bloqueado').waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await row(page, 'Caio Folga').getByText('fora do turno').waitFor();
    await drawer.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Bloquear saques' }).click();
    await drawer.getByText(/^Saques bloqueados/).waitFor();
    await expect(
      world.faces
        .get(CourierWithdrawals)
        .request(world.hub.scope, off, { amount: null, description: 'Saque' }),
    ).rejects.toMatchObject({ code: 'withdrawal_blocked' });
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await drawer.getByText(/^Saques bloqueados/).waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: 'Cadastro' }).click();
    await drawer.getByLabel('Frota').selectOption({ label: 'Noite' });
    await row(page, 'Caio Folga').getByText('Noite').waitFor();
    await drawer.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('CPF', { exact: true }).fill('111');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Este valor não é válido.').waitFor();
    await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await drawer.getByText('529.982.247-25').waitFor();
    await drawer.getByRole('button', { name: 'Carteira' }).click();
    await drawer.getByRole('button', { name: 'Creditar…' }).click();
    await page.getByLabel('Valor em reais').fill('12,50');
    await page.getByLabel('Descrição').fill('Acerto');
    await page.getByText(/R\$\s72,50/).waitFor();
    await page.getByRole('button', { name: 'Creditar', exact: true }).click();
    await drawer.getByText('Acerto').waitFor();
  });

  it('lets an application in or refuses it with a reason, its documents beside what was written', async () => {
    const [good, bad] = [
      await apply('Marina Duarte', '11970000001'),
      await apply('Nelson Braga', '11970000002'),
    ];
    const page = await screen('?parte=cadastros');
    const dossier = (name: string) => page.getByRole('article', { name });
    await dossier('Marina Duarte').getByText('98765432100').waitFor();
    await dossier('Marina Duarte').getByRole('button', { name: 'Ampliar CNH' }).waitFor();
    await dossier('Marina Duarte').getByRole('button', { name: 'Aprovar' }).click();
    await dossier('Nelson Braga').getByRole('button', { name: 'Recusar…' }).click();
    await page.getByRole('button', { name: 'Recusar cadastro' }).click();
    await page.getByText('Diga o motivo.').waitFor();
    await page.getByRole('button', { name: 'CNH vencida' }).click();
    await page.getByRole('button', { name: 'Recusar cadastro' }).click();
    await page.getByText('Nenhum cadastro esperando').waitFor();
    const queries = world.faces.get(CourierQueries);
    expect((await queries.byId(world.hub.scope, good)).courier.registration).toBe('active');
    expect((await queries.byId(world.hub.scope, bad)).courier).toMatchObject({
      registration: 'refused',
      registrationNote: 'CNH vencida',
    });
  });

  it('marks a withdrawal as paid, and refuses another with a reason', async () => {
    const page = await world.screen('/dinheiro?parte=withdrawals');
    const line = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await page.getByText(/2 saques esperando · R\$\s80,00/).waitFor();
    await line('Caio Folga').getByText('caio@pix.example.com').waitFor();
    await line('Caio Folga').getByRole('button', { name: 'Marcar como pago…' }).click();
    await page.getByText('Marque só depois de fazer o Pix').waitFor();
    await page.getByRole('button', { name: 'Já paguei' }).click();
    await line('Caio Folga').waitFor({ state: 'detached' });
    await line('Ana Ventania').getByRole('button', { name: 'Recusar…' }).click();
    await page.getByLabel('Motivo').fill('Chave Pix inválida');
    await page.getByRole('button', { name: 'Recusar saque' }).click();
    await page.getByText('Nenhum saque esperando').waitFor();
    const owner = { kind: 'courier', id: ana } as const;
    expect(await world.faces.get(WalletQueries).balance(world.hub.scope, owner)).toBe(10_000);
    await page.getByRole('button', { name: 'Pagos' }).click();
    await line('Caio Folga').waitFor();
  });

  it('has nothing that axe finds wrong, on a desk and on a phone', async () => {
    await apply('Otávio Serra', '11970000008');
    const page = await screen();
    const clean = async (sizes = BOTH_SIZES) => {
      expect(await violationsIn(page, sizes)).toEqual([]);
    };
    await row(page, 'Ana Ventania').waitFor();
    await clean();
    await row(page, 'Ana Ventania').getByRole('button').click();
    const drawer = page.getByRole('complementary');
    for (const [at, part] of ['Cadastro', 'Documentos', 'Carteira', 'Histórico'].entries()) {
      await drawer.getByRole('button', { name: part, exact: true }).click();
      await drawer.getByRole('status', { name: 'Carregando' }).waitFor({ state: 'detached' });
      await clean([BOTH_SIZES[at % 2]!]);
    }
    for (const part of ['cadastros', 'frotas', 'saques&estado=completed']) {
      await goTo(page, `/painel/entregadores?parte=${part}`);
      await page.getByRole('status', { name: 'Carregando' }).waitFor({ state: 'detached' });
      await clean();
    }
    expect(world.complaints.filter((text) => !text.includes('ERR_') && !text.includes('400'))).toEqual([]);
  });
});
