import { shown } from '../../../../../test/support/shown.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { PortalWorld } from '../../../../../test/web/portal.world.js';

(browserPresent ? describe : describe.skip)('the documentation in the portal', () => {
  let world: PortalWorld;

  beforeAll(async () => {
    world = await PortalWorld.open();
  });
  afterAll(() => world.close());

  it('leads from a refusal that was typed to its cause and remedy, for who is not logged in', async () => {
    const page = await world.page('/docs');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('PRICE_EXCEEDED');
    await page.getByRole('heading', { name: /^\d+ resultados? para “PRICE_EXCEEDED”$/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open Delivery · Recusas e o que fazer' }).first().click();
    const row = page.locator('tr.chosen');
    await row.waitFor();
    await shown(row).toHaveText(/PRICE_EXCEEDED[^]*additionalPricePercentual[^]*percentual maior/, {
      useInnerText: true,
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Modelo M' }).click();
    await page.getByText('Solicitação não encontrada.').first().waitFor();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Python' }).first().click();
    await page.getByRole('button', { name: 'HTTP', exact: true }).first().click();
    await page.getByText('hmac.compare_digest(right').first().waitFor();
    expect(world.complaints).toEqual([]);
  });

  it.each(['webhooks?api=full_api', 'erros?api=model_m', 'sdks'])(
    'can be read on a phone in the dark: %s',
    async (topic) => {
      const page = await world.page(`/docs/${topic}`, { size: 'phone', scheme: 'dark' });
      await page.locator('.part :is(h2, p)').first().waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );

  it('has a page with the state of the service, without scripts', async () => {
    const page = await world.page('', { app: 'status', size: 'phone' });
    await page.getByRole('heading', { name: 'Situação do serviço' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
