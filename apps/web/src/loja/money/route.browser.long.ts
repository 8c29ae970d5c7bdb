import { Hubs } from '#domain';
import { createHmac } from 'node:crypto';
import { until } from '../../../../../test/support/running-gateway.js';
import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { ShopWorld } from '../../../../../test/web/shop.world.js';

/** How often an expired charge is read again. */
const POLL_MS = 15_000;
const SECRET = 'a-secret-of-the-provider';

(browserPresent ? describe : describe.skip)('the wallet in the merchants’ app', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open({ env: { PIX_CALLBACK_SECRETS: SECRET } });
    const { faces, home } = world.merchants;
    await faces.get(Hubs).update(home.hub.id, {
      settings: {
        onlinePayment: { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' },
        topUpFees: { pix: { fixedCents: 50, percentBp: 100 } },
      },
    });
  });
  afterAll(() => world.close());

  /** The provider's call-back for a Pix that was paid. */
  const pay = (code: string, amountCents: number, endToEnd = 'E7') => {
    const { faces } = world.merchants;
    const [, length = '', rest = ''] = /62\d\d05(\d\d)(.+)$/.exec(code) ?? [];
    const horario = faces.core.clock.now().toISOString();
    const paid = { txid: rest.slice(0, Number(length)), valor: (amountCents / 100).toFixed(2), horario };
    const body = JSON.stringify({ pix: [{ endToEndId: endToEnd.padEnd(32, '0'), ...paid }] });
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    return faces
      .call()
      .post('/api/payments/pix')
      .set({ 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` })
      .send(body)
      .expect(200);
  };

  it('shows a Pix to scan or copy with its fee, sees it paid without a reload, and the balance follows', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Carteira' }).click();
    await page.getByText('R$ 0,00').first().waitFor();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await page.getByText('Escreva um valor de R$ 1,00').waitFor();
    await page.getByRole('button', { name: 'R$ 100,00' }).click();
    await page.getByText('Taxa de R$ 1,50: entram R$ 98,50 na carteira.').waitFor();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await shown(page.locator('.pix')).toContainText('1,50', { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    await shown(page.getByRole('button', { name: 'Copiar: código Pix' })).toBeInViewport({ ratio: 1 });
    const code = await page.locator('.pix code').innerText();
    await pay(code, 10_000);
    await page.getByText('Recebemos R$ 100,00').waitFor();
    await page.getByText('R$ 98,50').first().waitFor();
    const statement = page.getByRole('listitem');
    await statement
      .filter({ hasText: /^Recarga/ })
      .filter({ hasText: '+ R$ 100,00' })
      .waitFor();
    await statement
      .filter({ hasText: /^Taxa de recarga/ })
      .filter({ hasText: '− R$ 1,50' })
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('finds the Pix that waits after a reload, and sees it paid although it has expired', async () => {
    const { clock } = world.merchants.faces.core;
    const page = await world.entered();
    await page.getByRole('link', { name: 'Carteira' }).click();
    await page.getByRole('button', { name: 'R$ 50,00' }).click();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    const code = await page.locator('.pix code').innerText();
    await page.clock.install();
    await page.reload();
    await page.getByText('Esperando o pagamento').waitFor();
    await shown(page.locator('.pix code')).toHaveText(code, { useInnerText: true });
    const looked = (text: string) =>
      until(`it says "${text}"`, async () => {
        await page.clock.fastForward(POLL_MS);
        return page.getByText(text).isVisible();
      });
    clock.advance({ minutes: 31 });
    await looked('Este Pix venceu');
    await pay(code, 5_000, 'E8');
    await looked('Recebemos R$ 50,00');
    await page.getByRole('button', { name: 'Fazer outra recarga' }).click();
    await page.getByLabel('Valor (R$)').waitFor();
    expect([await violations(page), world.complaints]).toEqual([[], []]);
  });

  it('says that the network is away, keeps what was typed, and goes on when it is back', async () => {
    const page = await world.entered();
    await page.getByRole('link', { name: 'Carteira' }).click();
    await page.getByLabel('Valor (R$)').fill('30');
    await page.context().setOffline(true);
    await page.getByText('Sem internet').waitFor();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await page.getByRole('alert').getByText('Sem conexão com o servidor').waitFor();
    await shown(page.getByLabel('Valor (R$)')).toHaveValue('30');
    await page.context().setOffline(false);
    await page.getByText('Sem internet').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    expect(world.complaints).toEqual([]);
  });
});
