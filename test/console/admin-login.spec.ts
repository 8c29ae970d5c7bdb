import { Operators } from '#domain';
import { anAdminWorld, type AdminWorld } from './admin.world.js';

const GUESSER = '203.0.113.9';
const OWNER = '198.51.100.7';

describe('the log-in of operators', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld([], { env: { TRUST_PROXY: 'true' } });
    await world.faces.get(Operators).create(world.home.hub.id, {
      ...{ name: 'Bia', email: 'bia.login@example.com', password: 'segredo-9', role: 'finance' as const },
    });
  });
  afterAll(() => world.faces.close());

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
    expect(await login(' BIA.login@example.com', 'segredo-9', GUESSER)).toBe(429);
    expect(await login('bia.login@example.com', 'segredo-9', OWNER)).toBe(200);
  });
});
