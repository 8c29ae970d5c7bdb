import { anAdminWorld, type AdminWorld } from '../admin.world.js';

const CONTENT = { filter: { statuses: ['pending'] }, columns: ['due', 'number'], order: 'due' };

describe('saved views', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });

  const namesFor = async (role: 'operator' | 'read_only', screen = 'board') =>
    ((await world.as(role)('get', `/views?screen=${screen}`)).body.items as { name: string }[]).map(
      ({ name }) => name,
    );

  it('are one’s own until they are shared with the hub', async () => {
    const operator = world.as('operator');
    const { body, status } = await operator('post', '/views', {
      screen: 'board',
      name: 'Centro',
      content: CONTENT,
    });
    expect([status, body.content, body.shared]).toEqual([201, CONTENT, false]);
    expect(await namesFor('read_only')).toEqual([]);
    const own = { screen: 'board', name: 'Minha', content: {} };
    expect((await world.as('read_only')('post', '/views', own)).status).toBe(201);
    await operator('patch', `/views/${String(body.id)}`, { shared: true });
    expect(await namesFor('read_only')).toEqual(['Minha', 'Centro']);
    expect(await namesFor('operator')).toEqual(['Centro']);
    expect(await namesFor('operator', 'webhooks')).toEqual([]);
  });

  it('are changed and removed by their owner only, and have one name each', async () => {
    const operator = world.as('operator');
    const view = { screen: 'board', name: 'Zona sul', shared: true, content: CONTENT };
    const { id } = (await operator('post', '/views', view)).body;
    const path = `/views/${String(id)}`;
    const stranger = world.as('owner');
    expect((await stranger('patch', path, { name: 'Minha agora' })).status).toBe(404);
    expect((await stranger('delete', path)).status).toBe(404);
    expect((await operator('post', '/views', view)).body).toMatchObject({ type: 'urn:problem:not_unique' });
    const changed = await operator('patch', path, { name: 'Sul', content: { columns: ['due'] } });
    expect(changed.body).toMatchObject({ name: 'Sul', shared: true, content: { columns: ['due'] } });
    expect((await operator('delete', path)).status).toBe(204);
    expect(await namesFor('operator')).not.toContain('Sul');
    const large = { ...view, content: { text: 'x'.repeat(9_000) } };
    expect((await operator('post', '/views', large)).status).toBe(400);
  });
});
