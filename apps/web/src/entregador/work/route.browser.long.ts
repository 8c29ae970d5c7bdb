import { CourierBlocks, CourierQueries, CourierRegistrations, OrderLifecycle, OrderQueries } from '#domain';
import { isBefore, shown } from '../../../../../test/support/shown.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PhoneWorld, type Phone } from '../../../../../test/web/phone.world.js';

const TICK_MS = 5_000;
/** A red dot in the format of a camera. */
const PICTURE = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Elements wider than the screen, and targets of less than 44 px. */
function misfits(page: Phone['page']): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('.app');
    const shown = [...root.querySelectorAll('*')].filter((one) => one.getClientRects().length > 0 && !one.closest('.sr'));
    const name = (one) => one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 40);
    const off = shown.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > 361;
    });
    const small = shown.filter((one) => {
      if (!one.matches('button, a, [role=slider], select')) return false;
      const { width, height } = one.getBoundingClientRect();
      return width < 44 || height < 44;
    });
    return [...off.map((one) => 'off ' + name(one)), ...small.map((one) => 'small ' + name(one))];
  })()`);
}

(browserPresent ? describe : describe.skip)('the couriers’ app on a phone', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await PhoneWorld.open({
      settings: { confirmationCode: true, dispatch: { strategy: 'broadcast' } },
    });
  });
  afterAll(() => world.close());

  const orders = () => world.faces.get(OrderQueries);
  /** A courier on shift, standing at the pickup. */
  const onShift = async () => {
    const courier = await world.courier();
    await courier.phone.goOnline();
    await world.positioned(courier.id);
    return courier;
  };
  const takes = async (phone: Phone) => {
    const order = await world.offered();
    await phone.press('Aceitar');
    await phone.page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    return order;
  };
  const delivers = async (phone: Phone, orderId: number, photo?: typeof PICTURE) => {
    await phone.press('Cheguei');
    await phone.press('Peguei o pedido');
    await phone.press('Cheguei');
    await phone.press('Entregar');
    await phone.page.getByLabel('Código do cliente').fill(await world.codeOf(orderId));
    await phone.page.getByLabel('Quem recebeu?').fill('Maria');
    if (photo) {
      await phone.page.getByLabel('Tirar foto').setInputFiles(photo);
      await phone.page.getByRole('img', { name: 'Foto da entrega' }).waitFor();
    }
    await phone.slide('Entreguei');
  };
  const leaves = ({ id }: { id: number }) => world.suspend(id);

  it('leads from the registration to the first paid delivery', async () => {
    const phone = await world.phone();
    await phone.open(`/cadastro?empresa=${world.hub.hub.id}`);
    await phone.page.getByLabel('Nome completo').fill('Rita Passos');
    await phone.page.getByLabel('Celular com DDD').fill('(11) 98888-7777');
    await phone.page.getByLabel('CPF').fill('529.982.247-25');
    await phone.press('Continuar');
    // The reload stands for an empty battery; the typed text must remain.
    await phone.page.reload();
    await phone.page.getByLabel('Modelo').fill('CG 160');
    await phone.page.getByLabel('Placa').fill('ABC1D23');
    await phone.page.getByLabel('Número da CNH').fill('12345678901');
    expect(await violations(phone.page)).toEqual([]);
    await phone.press('Continuar');
    await phone.page.getByLabel('Chave Pix').fill('rita@example.com');
    await phone.page.getByLabel('Crie uma senha').fill('segredo-longo-1');
    await phone.press('Enviar cadastro');
    await phone.page.getByRole('heading', { name: 'Confirme seu celular' }).waitFor();
    await phone.page.getByLabel('Código de 6 números').fill(await world.registrationCodeOf('11988887777'));
    await phone.press('Confirmar');
    await phone.sees('Faltam 4 fotos');
    await phone.offline(true);
    await phone.page.getByLabel('Tirar foto CNH').setInputFiles(PICTURE);
    await phone.sees('guardada, enviando');
    await phone.offline(false);
    for (const paper of ['RG ou documento com foto', 'Foto do seu rosto', 'Documento do veículo'])
      await phone.page.getByLabel(`Tirar foto ${paper}`).setInputFiles(PICTURE);
    await phone.sees('Rita, seu cadastro está em análise');
    expect(await violations(phone.page)).toEqual([]);
    const [{ id }] = (await world.faces.core.db.query<{ id: number }>(
      `select id from couriers where phone = '11988887777'`,
    )) as [{ id: number }];
    await world.faces.get(CourierRegistrations).approve(world.hub.scope, id);
    await phone.press('Ver se já foi aprovado');
    await phone.goOnline();
    await world.positioned(id);
    const order = await takes(phone);
    await delivers(phone, order.id);
    await phone.sees(/Entregue\. Você ganhou R\$/);
    await phone.page.getByRole('link', { name: 'Ganhos' }).click();
    const { courierPayCents } = await orders().byId(world.hub.scope, order.id);
    const earned = `R$ ${(courierPayCents / 100).toFixed(2).replace('.', ',')}`;
    await phone.sees(earned);
    await phone.press('Sacar');
    await phone.page.getByRole('button', { name: /^Pedir R\$/ }).click();
    await phone.sees(/aguardando a empresa/);
    await phone.press('Cancelar saque');
    await phone.sees(/· devolvido/);
    await leaves({ id });
  });

  it('says until which day a block lasts, and whom to ask when it has no end', async () => {
    const { id, phone } = await world.courier();
    const blocks = world.faces.get(CourierBlocks);
    await blocks.block(world.hub.scope, id, new Date('2031-07-21T15:30:00Z'));
    await phone.page.reload();
    await phone.sees(/^Até 21\/07, 12:30\./);
    await blocks.block(world.hub.scope, id);
    await phone.page.reload();
    await phone.sees(/^Até a empresa desbloquear: fale com a central\./);
    await leaves({ id });
  });

  it('delivers without network, and the timeline has the true times', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const order = await takes(phone);
    await phone.isKept();
    await phone.offline(true);
    await delivers(phone, order.id, PICTURE);
    await phone.sees(/4 ações por enviar/);
    // The reload without network must lose nothing.
    await phone.page.reload();
    await phone.sees(/4 ações por enviar/);
    const before = world.faces.core.clock.millis();
    world.faces.core.clock.advance({ minutes: 20 });
    await phone.offline(false);
    await phone.page.getByText(/por enviar/).waitFor({ state: 'detached' });
    const kept = await orders().byId(world.hub.scope, order.id);
    expect(kept.status).toBe('completed');
    expect(kept.stops[0]?.evidence?.name).toBe('Maria');
    expect(kept.stops[0]?.evidence?.photos).toHaveLength(1);
    const timeline = await orders().timeline(order.id);
    const acts = timeline.filter(({ happenedAt }) => happenedAt !== null);
    expect(acts.map(({ type }) => type)).toEqual([
      'order.arrived_at_pickup',
      'order.collected',
      'order.arrived_at_stop',
      'order.stop_delivered',
      'order.completed',
    ]);
    for (const { at, happenedAt } of acts) {
      expect(at.getTime() - happenedAt!.getTime()).toBeGreaterThan(10 * 60_000);
      expect(happenedAt!.getTime()).toBeGreaterThanOrEqual(before - 5_000);
    }
    await leaves(courier);
  });

  it('explains what was cancelled while the phone was away', async () => {
    const courier = await onShift();
    const { phone } = courier;
    const order = await takes(phone);
    await phone.offline(true);
    await phone.press('Cheguei');
    await phone.press('Peguei o pedido');
    await phone.sees(/2 ações por enviar/);
    await world.faces.get(OrderLifecycle).cancel(world.hub.scope, order.id, { reason: 'consumer_request' });
    await phone.offline(false);
    await phone.page.getByRole('heading', { name: `O pedido ${order.publicId} foi cancelado` }).waitFor();
    await phone.sees(/Enquanto você estava sem internet/);
    await phone.sees('Motivo: o cliente desistiu');
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('alert').getByRole('button', { name: 'Entendi' }).click();
    await phone.page.getByRole('heading', { name: 'Disponível' }).waitFor();
    await leaves(courier);
  });

  it('gives an order to one of two who accept at once, and shows it to the other', async () => {
    const couriers = [await onShift(), await onShift()];
    const order = await world.offered();
    const phones = couriers.map(({ phone }) => phone);
    await Promise.all(phones.map((phone) => phone.page.getByRole('button', { name: 'Aceitar' }).waitFor()));
    // Shown for six seconds, so both phones are watched from the start.
    const told = phones.map((phone) => phone.sees(/Esta oferta não vale mais/).then(() => phone));
    await Promise.all(phones.map((phone) => phone.press('Aceitar').catch(() => undefined)));
    const taken = phones.map((phone) =>
      phone.page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor(),
    );
    await Promise.any(taken);
    const { courierId } = await orders().byId(world.hub.scope, order.id);
    const [other] = couriers.filter(({ id }) => id !== courierId);
    expect(await Promise.any(told)).toBe(other?.phone);
    for (const courier of couriers) await leaves(courier);
  });

  it('keeps everything on a screen of 360 px at text of 200 %, with targets for a thumb', async () => {
    const courier = await onShift();
    const { page } = courier.phone;
    const fits = () => shown.poll(() => misfits(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    await fits();
    await world.offered();
    await page.getByRole('button', { name: 'Aceitar' }).waitFor();
    await fits();
    await isBefore(page.getByText('Nova oferta'), page.getByRole('timer'), 'y');
    await courier.phone.press('Aceitar');
    await page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    for (const act of ['Cheguei', 'Peguei o pedido', 'Cheguei']) {
      await fits();
      await courier.phone.press(act);
    }
    await courier.phone.press('Entregar');
    await page.getByLabel('Código do cliente').waitFor();
    await shown(page.locator('dialog[open] .body input').first()).toBeFocused();
    await fits();
    for (const sheet of ['Não consegui entregar', 'SOS: Emergência']) {
      await courier.phone.press('Fechar');
      await courier.phone.press(sheet);
      await page.getByRole('dialog').waitFor();
      await fits();
    }
    await courier.phone.press('Pedir ajuda à central');
    await courier.phone.sees(/A central recebeu o seu pedido de ajuda/);
    await leaves(courier);
  });

  it('has nothing that axe finds wrong, by day and by night', async () => {
    const isFine = async (page: Phone['page']) => {
      expect(await violations(page)).toEqual([]);
    };
    const visitor = await world.phone();
    await visitor.page.getByRole('heading', { name: 'Entrar' }).waitFor();
    await isFine(visitor.page);
    await visitor.close();
    const courier = await world.courier();
    const { page } = courier.phone;
    await isFine(page);
    await courier.phone.goOnline();
    await world.positioned(courier.id);
    await world.offered();
    await page.getByRole('button', { name: 'Aceitar' }).waitFor();
    await isFine(page);
    await courier.phone.press('Aceitar');
    await page.getByRole('heading', { name: 'Vá até Padaria Alvorada' }).waitFor();
    await isFine(page);
    for (const act of ['Cheguei', 'Peguei o pedido', 'Cheguei', 'Entregar']) await courier.phone.press(act);
    await page.getByLabel('Código do cliente').waitFor();
    await isFine(page);
    await courier.phone.press('Fechar');
    await courier.phone.press('Não consegui entregar');
    await page.getByText('Ninguém atende').waitFor();
    await isFine(page);
    await courier.phone.press('Fechar');
    for (const tab of ['Ganhos', 'Conta']) {
      await page.getByRole('link', { name: tab }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isFine(page);
    }
    await leaves(courier);
  });

  it('asks on going online until when the courier works, and takes the answer back', async () => {
    const courier = await world.courier();
    const { page } = courier.phone;
    await page.clock.setSystemTime(world.faces.core.clock.now());
    await courier.phone.open();
    await courier.phone.goOnline();
    const question = page.getByLabel('Até que horas você trabalha?');
    const end = async () =>
      (await world.faces.get(CourierQueries).byId(world.hub.scope, courier.id)).shiftEndsAt;
    const offered = question.locator('option').nth(4);
    await shown(offered).toHaveText(/^\d\d:[03]0$/);
    // The hour that is chosen is the one that the phone tells later.
    const hour = (await offered.textContent()) ?? '';
    await question.selectOption(hour);
    await courier.phone.sees('Depois dessa hora não chegam coletas novas.');
    const chosen = (await end())!;
    expect((chosen.getTime() - world.faces.core.clock.millis()) / 3_600_000).toBeCloseTo(2.25, 0);
    const over = new Date(chosen.getTime() + 1);
    // The server's time counts, so the phone's clock alone ends no shift.
    world.faces.core.clock.set(over);
    await page.clock.setSystemTime(over);
    await page.clock.runFor(TICK_MS);
    await courier.phone.sees(`Seu turno terminou às ${hour}`);
    expect(await violations(page)).toEqual([]);
    const answered = page.waitForResponse(/\/api\/courier\/online$/);
    await question.selectOption('Sem hora marcada');
    await answered;
    await courier.phone.page.getByText('Seu turno terminou').waitFor({ state: 'detached' });
    expect(await end()).toBeNull();
    await courier.phone.close();
    await leaves(courier);
  });

  it('leaves at once when the courier is refused, and keeps nothing after a log-out', async () => {
    const courier = await onShift();
    await world.refuse(courier.id);
    await courier.phone.sees('Seu acesso foi encerrado. Fale com a empresa.');
    const { phone } = await world.courier();
    await phone.page.getByRole('link', { name: 'Conta' }).click();
    await phone.press('Sair da conta');
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Sair da conta' }).click();
    await phone.page.getByRole('heading', { name: 'Entrar' }).waitFor();
    const kept = () =>
      phone.page.evaluate(
        `indexedDB.databases().then((all) => JSON.stringify([Object.keys(localStorage), all.map((one) => one.name)]))`,
      );
    await shown.poll(kept).not.toMatch(/phone|clock/);
    expect(world.complaints).toEqual([]);
  });
});
