import { createHash } from 'node:crypto';
import { DeveloperWorld } from '../../../../../test/console/developer.world.js';
import { browserPresent, violations } from '../../../../../test/web/panel.world.js';
import { ShopWorld } from '../../../../../test/web/shop.world.js';
import { shown } from '../../../../../test/support/shown.js';

const REDIRECT = 'http://127.0.0.1:4999/volta';

(browserPresent ? describe : describe.skip)('the consent in the merchants’ app', () => {
  let world: ShopWorld;

  beforeAll(async () => {
    world = await ShopWorld.open({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => world.close());

  it('says who asks, for what and for which shop, and goes back with the decision; the app stands among those connected', async () => {
    const developers = new DeveloperWorld(world.merchants.faces);
    const dev = await developers.aDeveloper();
    const asked = { redirectUris: [REDIRECT], scopes: ['quote', 'order', 'see_own'] };
    const id = String(await developers.anApprovedApp(dev, 'full_api', 'PDV Aurora', asked));
    const verifier = 'v'.repeat(43);
    const link = `/loja/autorizar?${new URLSearchParams({
      response_type: 'code',
      client_id: id,
      redirect_uri: REDIRECT,
      scope: 'quote order',
      state: 's',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()}`;

    const page = await world.entered();
    await page.route(`${REDIRECT}*`, (route) => route.fulfill({ body: 'de volta' }));
    const goes = async () => {
      await page.waitForURL(`${REDIRECT}*`);
      return new URL(page.url()).searchParams;
    };
    await page.goto(`${world.merchants.faces.baseUrl}${link}`);
    const { name } = world.merchants.home.store;
    await page.getByRole('heading', { name: `PDV Aurora quer agir por ${name}` }).waitFor();
    await shown(page.getByRole('listitem')).toHaveText([
      'calcular preço e prazo de entregas',
      /pedir, liberar e cancelar entregas/,
    ]);
    await page.getByText('você volta para 127.0.0.1:4999').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Não permitir' }).click();
    expect((await goes()).get('error')).toBe('access_denied');

    await page.goto(`${world.merchants.faces.baseUrl}${link}`);
    await page.getByRole('button', { name: 'Permitir', exact: true }).click();
    const code = (await goes()).get('code') ?? '';
    const form = { grant_type: 'authorization_code', client_id: id, code, redirect_uri: REDIRECT };
    await world.merchants.faces
      .call()
      .post('/api/merchant/oauth/token')
      .send({ ...form, code_verifier: verifier })
      .expect(200);
    await page.goto(`${world.merchants.faces.baseUrl}/loja/integracoes`);
    await page.getByText('Pode calcular preços, pedir entregas').waitFor();
    expect([await violations(page), world.complaints]).toEqual([[], []]);

    await page.goto(
      `${world.merchants.faces.baseUrl}${link.replace('scope=quote+order', 'scope=statement')}`,
    );
    expect((await goes()).get('error')).toBe('invalid_scope');
  });
});
