// In process: what a site without https does, as the gateway's public address has it.
import { Operators } from '#domain';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces } from '../../support/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

const EMAIL = 'clara.sessions@example.com';
const PASSWORD = 'segredo-longo-7';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('sessions of operators in browsers', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
    await world.faces.get(Operators).create(world.home.hub.id, {
      name: 'Clara',
      email: EMAIL,
      password: PASSWORD,
      role: 'operator' as const,
    });
  });

  const call = () => world.faces.call();
  /** Logs in as our pages do; returns the cookie that the browser sends from then on. */
  async function login(userAgent = CHROME): Promise<string> {
    // Log-ins are limited to ten a minute.
    world.faces.core.clock.advance({ minutes: 1 });
    const answer = await call()
      .post('/api/admin/sessions')
      .set({ 'Sec-Fetch-Site': 'same-origin', 'User-Agent': userAgent })
      .send({ email: EMAIL, password: PASSWORD })
      .expect(204);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^lastmile_operator=adm_\w{43}; Max-Age=43200; Path=\/api\/admin; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    return cookie.split(';')[0]!;
  }
  const current = (cookie: string) => call().get('/api/admin/sessions/current').set('Cookie', cookie);

  it('are cookies that no script can read, and show the operator and the rights', async () => {
    const cookie = await login();
    const { body } = await current(cookie).expect(200);
    expect(body).toMatchObject({
      operator: { name: 'Clara', email: EMAIL, role: 'operator', hubId: world.home.hub.id },
      hub: { id: world.home.hub.id, timezone: 'America/Sao_Paulo' },
      rights: { orders: 'write', operators: 'none', wallets: 'read' },
    });
    expect(JSON.stringify(body)).not.toContain(cookie.split('=')[1]);
    await call().get('/api/admin/orders').set('Cookie', cookie).expect(200);
  });

  it('end by themselves, one by one, and everywhere at once', async () => {
    const [first, second, third] = [await login(), await login('curl/8'), await login()];
    const { body } = await call().get('/api/admin/sessions').set('Cookie', second).expect(200);
    const labels = (body.items as { label: string; current: boolean }[]).slice(0, 3);
    expect(labels.map(({ label, current: here }) => [label, here])).toEqual([
      ['Chrome · Linux', false],
      ['log-in', true],
      ['Chrome · Linux', false],
    ]);
    const own = { Cookie: second, 'Sec-Fetch-Site': 'same-origin' };
    const third_id = (body.items as { id: number }[])[0]!.id;
    await call()
      .delete(`/api/admin/sessions/${String(third_id)}`)
      .set(own)
      .expect(204);
    await current(third).expect(401);
    const ended = await call().delete('/api/admin/sessions/current').set(own).expect(204);
    expect(ended.get('Set-Cookie')?.[0]).toMatch(
      /^lastmile_operator=; Path=\/api\/admin; Expires=Thu, 01 Jan 1970/,
    );
    await current(second).expect(401);
    await call()
      .delete('/api/admin/sessions')
      .set({ Cookie: first, 'Sec-Fetch-Site': 'same-origin' })
      .expect(204);
    await current(first).expect(401);
  });

  it('cannot be ended by another operator', async () => {
    const cookie = await login();
    const { body } = await call().get('/api/admin/sessions').set('Cookie', cookie);
    const { id } = (body.items as { id: number }[])[0]!;
    await world
      .as('owner')('delete', `/sessions/${String(id)}`)
      .expect(204);
    await current(cookie).expect(200);
  });

  it.each([
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of a neighbour’s host', { 'Sec-Fetch-Site': 'same-site' }],
    ['a form that an old browser sends', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['whoever does not say where it comes from', {}],
  ])('write nothing for %s', async (_who, headers) => {
    const cookie = await login();
    await call()
      .post('/api/admin/vehicle-types')
      .set({ Cookie: cookie, ...headers })
      .type('form')
      .send('name=Roubada&kind=motorbike')
      .expect(403);
    await call()
      .delete('/api/admin/sessions')
      .set({ Cookie: cookie, ...headers })
      .expect(403);
    const reading = await current(cookie).set(headers);
    expect(reading.status).toBe(200);
  });

  it('write for pages of our own, also in browsers that only send Origin', async () => {
    const cookie = await login();
    const host = new URL(world.faces.baseUrl).host;
    const { store } = world.home;
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: `http://${host}` }])
      await call()
        .patch(`/api/admin/merchants/${String(store.id)}`)
        .set({ Cookie: cookie, ...headers })
        .send({ name: 'Padaria nova' })
        .expect(200);
  });

  it('are Secure only where the site has https, and are not opened by another site’s form', async () => {
    const form = { email: EMAIL, password: PASSWORD };
    await call().post('/api/admin/sessions').set('Sec-Fetch-Site', 'cross-site').send(form).expect(403);
    const own = await openFaces([consoleFace]);
    const { home } = await anAdminWorld(own);
    await own.get(Operators).create(home.hub.id, { ...form, name: 'Clara', role: 'finance' });
    const answer = await own
      .call()
      .post('/api/admin/sessions')
      .set('Sec-Fetch-Site', 'same-origin')
      .send(form)
      .expect(204);
    expect(answer.get('Set-Cookie')?.[0]).not.toContain('; Secure');
    await own.close();
  });

  it('leave programs their bearer token, whatever their Origin headers', async () => {
    await world
      .as('owner')('patch', `/merchants/${String(world.home.store.id)}`, { name: 'Padaria' })
      .expect(200);
  });
});
