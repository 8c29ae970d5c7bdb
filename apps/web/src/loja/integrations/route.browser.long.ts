import { DeveloperWorld } from '../../../../../test/console/developer.world.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { ShopWorld } from '../../../../../test/web/shop.world.js';

(browserPresent ? describe : describe.skip)('integrations in the merchants’ app', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open({ env: { TRUST_PROXY: '1', WEBHOOK_ALLOW_INSECURE: 'true' } });
  });
  afterAll(() => world.close());

  it('connects approved apps, names what they will be able to do, and ends one at once', async () => {
    const empty = await world.entered();
    await empty.getByRole('link', { name: 'Integrações' }).click();
    await empty.getByText('Nenhum aplicativo foi aprovado').waitFor();
    const developers = new DeveloperWorld(world.merchants.faces);
    const dev = await developers.aDeveloper();
    await developers.anApprovedApp(dev, 'open_delivery', 'PDV Aurora');
    const central = await developers.anApprovedApp(dev, 'full_api', 'ERP Central');
    const webhook = { url: 'http://127.0.0.1:18080/hooks', merchantsMaySetTheirOwn: true };
    await dev.call('put', `/apps/${central}/webhook`, webhook).expect(200);

    const phone = await world.entered({ scheme: 'dark' });
    await phone.getByRole('link', { name: 'Integrações' }).click();
    const apps = phone.getByRole('region', { name: 'Aplicativos' });
    await apps.getByText('Leva pedidos do caixa às entregas').first().waitFor();
    const website = apps.getByRole('link', { name: 'integra.example' });
    await shown(website.first()).toHaveAttribute('href', 'https://integra.example');
    await phone.getByText('Para desenvolvedores').click();
    await shown(phone.getByLabel('Receber pedidos de entrega')).toBeChecked({ checked: false });
    await apps.getByRole('button', { name: 'Conectar PDV Aurora' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Conectar PDV Aurora?' });
    await dialog.getByText('acompanhar e cancelar as entregas que ele mesmo pediu').waitFor();
    await shown(dialog.getByRole('textbox')).toHaveCount(0);
    expect(await violations(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Conectar', exact: true }).click();
    await phone.getByText('PDV Aurora conectado').waitFor();
    await apps.getByRole('heading', { name: 'Conectados' }).waitFor();
    await apps.getByText('nunca usado').waitFor();
    await phone.getByLabel('Receber pedidos de entrega').and(phone.locator(':checked')).waitFor();
    expect(await violations(phone)).toEqual([]);

    const desk = await world.entered({ size: 'desktop', locale: 'en-GB' });
    await desk.getByRole('link', { name: 'Integrations' }).first().click();
    const english = desk.getByRole('region', { name: 'Apps' });
    await english.getByRole('button', { name: 'Connect ERP Central' }).click();
    const asked = desk.getByRole('dialog', { name: 'Connect ERP Central?' });
    await asked.getByText('see and cancel all deliveries of the shop').waitFor();
    await asked.getByLabel('Own address for the events').fill('ftp://integra.example');
    await asked.getByRole('button', { name: 'Connect', exact: true }).click();
    await asked.locator('.error').waitFor();
    await asked.getByLabel('Own address for the events').fill('');
    await asked.getByRole('button', { name: 'Connect', exact: true }).click();
    await desk.getByText('All available apps are connected already.').waitFor();
    expect(await violations(desk)).toEqual([]);
    await english.getByRole('button', { name: 'Disconnect PDV Aurora' }).click();
    await desk.getByText('orders no more deliveries and receives no events').waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
    await english.getByText('1 disconnected before').click();
    await english.getByText(/^since .* · disconnected /).waitFor();
    await english.getByRole('button', { name: 'Connect PDV Aurora' }).waitFor();
    expect([await violations(desk), world.complaints]).toEqual([[], []]);
    const held = (await dev.call('get', `/apps/${central}/connections`)).body.items as object[];
    expect(held).toMatchObject([{ merchantName: world.merchants.home.store.name, disconnectedAt: null }]);
  });

  it('shows a pair and a key once, and replaces the pair after saying what that ends', async () => {
    const page = await world.entered({ size: 'desktop' });
    await page.getByRole('link', { name: 'Integrações' }).first().click();
    await page.getByText('Para desenvolvedores').click();
    const pair = page.getByRole('region', { name: 'Open Delivery' });
    const secrets = page.getByRole('dialog').locator('.secret code');
    const stored = () => page.getByRole('button', { name: 'Já guardei' }).click();
    await pair.getByRole('button', { name: 'Emitir par' }).click();
    const first = await secrets.first().innerText();
    await stored();
    await pair.getByText(first).waitFor();
    await pair.getByRole('button', { name: 'Gerar outro par…' }).click();
    await page.getByText('deixam de valer na hora').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar par' }).click();
    await secrets.first().waitFor();
    await shown(secrets.first()).not.toHaveText(first, { useInnerText: true });
    await stored();
    const keys = page.getByRole('region', { name: 'Chaves' });
    await keys.getByRole('button', { name: 'Nova chave' }).click();
    await page.getByLabel('Nome da chave').fill('Caixa');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const issued = await secrets.innerText();
    expect([issued, await violations(page)]).toEqual([expect.stringMatching(/^full_live_/), []]);
    await stored();
    const line = keys.getByRole('listitem').filter({ hasText: 'Caixa' });
    await line.getByRole('button', { name: 'Trocar…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click();
    await secrets.waitFor();
    await shown(secrets).not.toHaveText(issued, { useInnerText: true });
    await stored();
    await shown(page.getByRole('dialog')).toHaveCount(0);
    expect([await page.content().then((text) => text.includes(issued)), await violations(page)]).toEqual([
      false,
      [],
    ]);
    expect(world.complaints).toEqual([]);
  });
});
