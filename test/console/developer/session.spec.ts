import { DeveloperWorld, PASSWORD } from '../developer.world.js';

describe('developers’ API: accounts, sessions and teams', () => {
  let world: DeveloperWorld;

  beforeAll(async () => {
    world = await DeveloperWorld.open();
  });

  it('lets nobody in before the e-mail is confirmed, and a link confirms once', async () => {
    const email = 'nova@example.com';
    const registered = await world.visit('post', '/register', {
      name: 'Nova',
      email: ' NOVA@example.com',
      password: PASSWORD,
    });
    expect([registered.status, registered.body]).toEqual([202, { confirmed: false }]);
    const early = await world.visit('post', '/login', { email, password: PASSWORD });
    const wrong = await world.visit('post', '/login', { email, password: 'outra-senha' });
    expect([early.status, early.body]).toEqual([401, wrong.body]);
    const token = await world.linkTo(email);
    const uses = await Promise.all([
      world.visit('post', '/confirm', { token, password: PASSWORD }),
      world.visit('post', '/confirm', { token, password: PASSWORD }),
    ]);
    expect(uses.map(({ status }) => status).sort()).toEqual([204, 400]);
    const { call } = await world.enter(email);
    expect((await call('get', '/sessions/current')).body).toMatchObject({
      developer: { name: 'Nova', email },
      teams: [{ name: 'Nova', role: 'owner' }],
    });
  });

  it('answers a known address alike and leaves its account as it is', async () => {
    const { email } = await world.aDeveloper();
    const again = await world.visit('post', '/register', { name: 'X', email, password: 'tomada-de-conta' });
    expect([again.status, again.body]).toEqual([202, { confirmed: false }]);
    expect((await world.visit('post', '/login', { email, password: 'tomada-de-conta' })).status).toBe(401);
    expect((await world.visit('post', '/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('confirms a registration by its own password, whoever else registered the address before or after', async () => {
    const email = 'vitima@example.com';
    const register = async (name: string, password: string) => {
      await world.visit('post', '/register', { name, email, password }).expect(202);
      return world.linkTo(email);
    };
    const confirm = (token: string, password: string) => world.visit('post', '/confirm', { token, password });
    const before = await register('Alheia', 'senha-alheia-1');
    const own = await register('Vitória', PASSWORD);
    const after = await register('Alheia', 'senha-alheia-2');
    for (const token of [before, after]) {
      const wrong = await confirm(token, PASSWORD);
      expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([401, ['password']]);
    }
    expect((await confirm(own, PASSWORD)).status).toBe(204);
    expect((await confirm(after, 'senha-alheia-2')).status).toBe(400);
    for (const password of ['senha-alheia-1', 'senha-alheia-2'])
      expect((await world.visit('post', '/login', { email, password })).status).toBe(401);
    const { call } = await world.enter(email);
    expect((await call('get', '/sessions/current')).body.developer.name).toBe('Vitória');
  });

  it('never confirms a foreign password for who asks for a link instead of registering', async () => {
    const email = 'tarde@example.com';
    await world.visit('post', '/register', { name: 'Alheia', email, password: 'senha-alheia' }).expect(202);
    const confirmation = await world.linkTo(email);
    await world.visit('post', '/password-links', { email }).expect(202);
    const body = { token: await world.linkTo(email), password: PASSWORD };
    expect((await world.visit('post', '/password-links/complete', body)).status).toBe(204);
    expect((await world.visit('post', '/login', { email, password: 'senha-alheia' })).status).toBe(401);
    const late = { token: confirmation, password: 'senha-alheia' };
    expect((await world.visit('post', '/confirm', late)).status).toBe(400);
    await world.enter(email);
  });

  it('sets a forgotten password by a link, which ends every session', async () => {
    const { email, call } = await world.aDeveloper();
    expect((await world.visit('post', '/password-links', { email: 'ninguem@example.com' })).status).toBe(202);
    expect((await world.visit('post', '/password-links', { email })).status).toBe(202);
    const body = { token: await world.linkTo(email), password: 'senha-novinha' };
    expect((await world.visit('post', '/password-links/complete', body)).status).toBe(204);
    expect((await world.visit('post', '/password-links/complete', body)).status).toBe(400);
    expect((await call('get', '/sessions')).status).toBe(401);
    expect((await world.visit('post', '/login', { email, password: 'senha-novinha' })).status).toBe(200);
  });

  it('opens a cookie session for pages of ours only, and ends it', async () => {
    const { email } = await world.aDeveloper();
    const open = (site: string) =>
      world.visit('post', '/sessions', { email, password: PASSWORD }).set('Sec-Fetch-Site', site);
    expect((await open('cross-site')).status).toBe(403);
    const opened = await open('same-origin');
    const cookie = String(opened.headers['set-cookie']);
    expect([opened.status, cookie]).toEqual([204, expect.stringContaining('Path=/api/developer')]);
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    const current = () => world.faces.call().get('/api/developer/sessions/current').set('Cookie', pair);
    expect((await current()).status).toBe(200);
    const out = world.faces.call().delete('/api/developer/sessions/current').set('Cookie', pair);
    expect((await out.set('Sec-Fetch-Site', 'same-origin')).status).toBe(204);
    expect((await current()).status).toBe(401);
  });

  it('brings people into a team by invitation, and lets the owner remove and hand over', async () => {
    const owner = await world.aDeveloper();
    const { id: teamId } = (await owner.call('post', '/teams', { name: 'Estúdio' })).body;
    const guest = await world.aDeveloper();
    const team = `/teams/${String(teamId)}`;
    expect((await guest.call('get', team)).status).toBe(404);
    const sent = await owner.call('post', `${team}/invitations`, { email: guest.email.toUpperCase() });
    expect([sent.status, sent.body.email]).toEqual([201, guest.email]);
    const token = await world.linkTo(guest.email);
    expect((await owner.call('post', '/invitations/accept', { token })).status).toBe(400);
    expect((await guest.call('post', '/invitations/accept', { token })).body).toMatchObject({
      id: teamId,
      role: 'member',
    });
    expect((await guest.call('post', `${team}/invitations`, { email: 'x@example.com' })).status).toBe(403);
    expect((await guest.call('post', `${team}/transfer`, { developerId: guest.id })).status).toBe(403);
    expect((await owner.call('delete', `${team}/members/${String(owner.id)}`)).status).toBe(403);

    const handed = await owner.call('post', `${team}/transfer`, { developerId: guest.id });
    expect([handed.status, handed.body.role]).toEqual([200, 'member']);
    expect((await guest.call('delete', `${team}/members/${String(owner.id)}`)).status).toBe(204);
    expect((await owner.call('get', team)).status).toBe(404);
    const { members, invitations } = (await guest.call('get', team)).body;
    expect([members.map((one: { developerId: number }) => one.developerId), invitations]).toEqual([
      [guest.id],
      [],
    ]);
    const log = (await guest.call('get', `${team}/activity`)).body.items as { action: string; by: string }[];
    expect(log.map(({ action }) => action)).toEqual([
      'developer_team.member_removed',
      'developer_team.transferred',
      'developer_team.joined',
      'developer_team.invited',
      'developer_team.created',
    ]);
  });

  it('confirms an invited address by the invitation, and takes no withdrawn one', async () => {
    const owner = await world.aDeveloper();
    const team = `/teams/${String(owner.teamId)}`;
    const [first, second] = ['convidada@example.com', 'dispensada@example.com'];
    await owner.call('post', `${team}/invitations`, { email: first }).expect(201);
    const invitation = await world.linkTo(first);
    const person = { name: 'Convidada', password: PASSWORD, invitation };
    expect((await world.visit('post', '/register', { ...person, email: second })).status).toBe(400);
    const joined = await world.visit('post', '/register', { ...person, email: first });
    expect([joined.status, joined.body]).toEqual([202, { confirmed: true }]);
    const { call } = await world.enter(first);
    expect((await call('get', '/teams')).body.items.map((one: { id: number }) => one.id)).toContain(
      owner.teamId,
    );

    const { id } = (await owner.call('post', `${team}/invitations`, { email: second })).body;
    const token = await world.linkTo(second);
    expect((await owner.call('delete', `${team}/invitations/${String(id)}`)).status).toBe(204);
    const late = { ...person, email: second, invitation: token };
    expect((await world.visit('post', '/register', late)).status).toBe(400);
  });
});
