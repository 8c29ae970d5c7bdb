import { shown } from '../../../../../test/support/shown.js';
import { Merchants, type Merchant, type MerchantAddress } from '#domain';
import type { Route } from 'playwright-core';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PASSWORD } from '../../../../../test/console/merchant.world.js';
import { anOrder } from '../../../../../test/support/builders/index.js';
import { ShopWorld } from '../../../../../test/web/shop.world.js';

(browserPresent ? describe : describe.skip)('the store’s settings in the merchants’ app', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open();
  });
  afterAll(() => world.close());

  const stored = ({ id }: Merchant) =>
    world.merchants.faces.get(Merchants).get(world.merchants.home.scope, id);

  it('stores facts, hours and preparation time, and invites a user whose rights it changes', async () => {
    const { store } = world.merchants.home;
    const page = await world.entered();
    await page.getByRole('link', { name: 'Loja', exact: true }).click();
    const customers = page.getByRole('region', { name: 'Agenda de clientes' });
    const search = customers.getByRole('searchbox');
    await shown(search).toBeHidden();
    await customers.getByText('Ver clientes').click();
    await search.waitFor();
    const facts = page.getByRole('region', { name: 'Dados da loja' });
    await facts.getByLabel('Nome que o cliente vê').fill('Padaria da Esquina');
    await facts.getByLabel('Recado a todo entregador').fill('Entre pela lateral');
    await facts.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Salvo').waitFor();
    const hours = page.getByRole('region', { name: 'Horário e preparo' });
    await hours.getByRole('button', { name: 'Abrir Segunda' }).click();
    await hours.getByRole('button', { name: 'Outro horário de Segunda' }).click();
    await hours.getByLabel('Segunda, fecha').last().fill('19:00');
    await hours.getByRole('button', { name: 'Salvar' }).click();
    await hours.getByText('Segunda abre e fecha na mesma hora').waitFor();
    await hours.getByLabel('Segunda, fecha').last().fill('02:00');
    await hours.getByText('Segunda vai até 02:00 do dia seguinte').waitFor();
    await hours.getByRole('button', { name: 'Abrir Terça' }).click();
    await hours.getByLabel('Terça, fecha').fill('00:00');
    await hours.getByLabel('Minutos de preparo').fill('25');
    await hours.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Sem horário: sempre aberta').waitFor({ state: 'detached' });
    const users = page.getByRole('region', { name: 'Usuários' });
    await users.getByText('Convidar alguém').click();
    await users.getByLabel('Nome da pessoa').fill('Nina Rocha');
    await users.getByLabel('E-mail').fill('nina.rocha@example.com');
    await users.getByRole('button', { name: 'Convidar', exact: true }).click();
    const line = users.getByRole('listitem').filter({ hasText: 'Nina Rocha' });
    await line.getByText('Ainda sem senha').waitFor();
    const ordering = line.getByLabel('Pode pedir e cancelar entregas');
    let hold: (route: Route) => void;
    const held = new Promise<Route>((resolve) => (hold = resolve));
    await page.route('**/api/merchant/users/*', (route) => hold(route));
    await ordering.uncheck();
    const sent = await held;
    await shown(ordering).toBeChecked({ checked: false });
    await sent.abort();
    await page.getByRole('alert').getByText('Sem conexão com o servidor').waitFor();
    await ordering.and(page.locator(':checked')).waitFor();
    await page.unroute('**/api/merchant/users/*');
    await ordering.uncheck();
    await page.waitForResponse((one) => one.url().endsWith('/api/merchant/users') && one.ok());
    await shown(ordering).toBeChecked({ checked: false });
    expect(await violations(page)).toEqual([]);
    await line.getByRole('button', { name: 'Remover Nina Rocha' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
    await line.waitFor({ state: 'detached' });
    expect(await stored(store)).toMatchObject({
      name: 'Padaria da Esquina',
      courierNote: 'Entre pela lateral',
      preparationMinutes: 25,
      openingHours: [
        { weekday: 1, from: '08:00', to: '18:00' },
        { weekday: 1, from: '19:00', to: '02:00' },
        { weekday: 2, from: '08:00', to: '24:00' },
      ],
    });
  });

  it('leaves the pin of the address where it is, and saves nothing without a street', async () => {
    const { faces, home } = world.merchants;
    const { address } = await stored(home.store);
    const pinned = { ...(address as MerchantAddress), latitude: -22.9, longitude: -47.06 };
    await faces.get(Merchants).update(home.scope, home.store.id, { address: pinned });
    const page = await world.entered();
    await page.getByRole('link', { name: 'Loja', exact: true }).click();
    const facts = page.getByRole('region', { name: 'Dados da loja' });
    await facts.getByLabel('Rua').fill('');
    await facts.getByLabel('Telefone').fill('(19) 3333-1212');
    await facts.getByRole('button', { name: 'Salvar' }).click();
    await facts.getByText('Escreva a rua').waitFor();
    await facts.getByLabel('Rua').and(page.locator(':focus')).waitFor();
    await facts.getByLabel('Rua').fill(pinned.street ?? '');
    await facts.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Salvo').waitFor();
    const saved = await stored(home.store);
    expect([saved.phone.replace(/\D/g, ''), saved.address]).toEqual(['1933331212', pinned]);
  });

  it('changes the password to exactly what was typed, which then opens the app', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Loja', exact: true }).click();
    await page.locator('summary', { hasText: 'Trocar senha' }).click();
    await page.locator('input[name=current]').fill(PASSWORD);
    await page.getByLabel('Senha nova').fill(' senha com espaços ');
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    await page.getByLabel('E-mail').fill(world.merchants.home.store.email ?? '');
    await page.getByLabel('Senha', { exact: true }).fill(' senha com espaços ');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('link', { name: 'Loja', exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Trocar senha' }).click();
    await page.locator('input[name=current]').fill(' senha com espaços ');
    await page.getByLabel('Senha nova').fill(PASSWORD);
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    await page.getByLabel('E-mail').waitFor();
  });

  it('tells a sub-user what its block holds and whom to talk to', async () => {
    const { faces, home } = world.merchants;
    const { id } = await anOrder(home).of(home.clerk).create(faces);
    await faces.get(Merchants).block(home.scope, home.clerk.id);
    const clerk = await world.entered({}, home.clerk.email);
    await clerk.getByText('Seu usuário está bloqueado').waitFor();
    await shown(clerk.getByRole('link', { name: 'Nova', exact: true })).toHaveCount(0);
    await clerk.goto(`${faces.baseUrl}/loja/entregas/${id}`);
    await clerk.getByRole('heading', { name: 'Entregar para' }).waitFor();
    await shown(clerk.getByRole('button', { name: 'Cancelar entrega' })).toHaveCount(0);
    await faces.get(Merchants).unblock(home.scope, home.clerk.id);
    await faces.get(Merchants).block(home.scope, home.store.id);
    const again = await world.entered({}, home.clerk.email);
    await again.getByText('A empresa de entregas bloqueou a conta').waitFor();
    await faces.get(Merchants).unblock(home.scope, home.store.id);
    expect(world.complaints).toEqual([]);
  });
});
