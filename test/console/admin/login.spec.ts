import { Operators } from '#domain';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

const GUESSER = '203.0.113.9';
const OWNER = '198.51.100.7';

describe('the log-in of operators', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
    await world.faces.get(Operators).create(world.home.hub.id, {
      name: 'Bia',
      email: 'bia.login@example.com',
      password: 'segredo-longo-9',
      role: 'finance' as const,
    });
  });

  const login = async (email: string, password: string, address: string) => {
    const call = world.faces.call().post('/api/admin/login').set('X-Forwarded-For', address);
    return (await call.send({ email, password })).status;
  };

  it('answers guesses alike whether the e-mail exists or not, and lets its owner in from elsewhere', async () => {
    const guesses = async (email: string) => {
      world.faces.core.clock.advance({ minutes: 2 });
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) statuses.push(await login(email, 'errada-00', GUESSER));
      return statuses;
    };
    const unknown = await guesses('nobody@example.com');
    const known = await guesses('bia.login@example.com');
    expect(known).toEqual(unknown);
    expect(known).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(await login(' BIA.login@example.com', 'segredo-longo-9', GUESSER)).toBe(429);
    expect(await login('bia.login@example.com', 'segredo-longo-9', OWNER)).toBe(200);
  });

  it('limits guesses of many addresses together, and still lets in from where its owner logged in before', async () => {
    world.faces.core.clock.advance({ minutes: 2 });
    expect(await login('bia.login@example.com', 'segredo-longo-9', OWNER)).toBe(200);
    world.faces.core.clock.advance({ minutes: 2 });
    const statuses: number[] = [];
    for (let i = 1; i <= 22; i++)
      statuses.push(await login('bia.login@example.com', 'errada-00', `203.0.113.${String(100 + i)}`));
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect(await login('bia.login@example.com', 'segredo-longo-9', OWNER)).toBe(200);
  });

  it('counts the address that the proxy wrote, not the one that the caller did', async () => {
    world.faces.core.clock.advance({ minutes: 2 });
    const statuses: number[] = [];
    for (let i = 1; i <= 11; i++)
      statuses.push(await login('somebody@example.com', 'errada-00', `10.0.0.${String(i)}, ${GUESSER}`));
    expect(statuses.at(-1)).toBe(429);
  });

  it('knows a browser by its cookie, wherever it is', async () => {
    world.faces.core.clock.advance({ minutes: 2 });
    const open = (cookie: string, password: string, address: string) =>
      world.faces
        .call()
        .post('/api/admin/sessions')
        .set({ 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie })
        .send({ email: 'bia.login@example.com', password });
    const first = await open('', 'segredo-longo-9', '198.51.100.200').expect(204);
    const cookies = first.headers['set-cookie'] as unknown as string[];
    const device = cookies.find((one) => one.startsWith('lastmile_device='))!.split(';')[0]!;
    world.faces.core.clock.advance({ minutes: 2 });
    for (let i = 1; i <= 21; i++) await login('bia.login@example.com', 'errada-00', `203.0.113.${String(i)}`);
    await open('', 'segredo-longo-9', '198.51.100.201').expect(429);
    await open(device, 'segredo-longo-9', '198.51.100.201').expect(204);
  });
});
