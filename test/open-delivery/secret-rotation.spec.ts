import { Cipher, Credentials } from '#domain';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import { assertConforms } from './schema.verdict.js';
import { BASE, OpenDeliveryWorld } from './open-delivery.world.js';

const OLD = 'a-secret-only-for-tests';
const NEW = 'another-secret-only-for-tests';
const NOBODY = '6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11';

/**
 * The documented rotation: `old`, then both secrets on every process, `rotate-secret`, and a day later the new one
 * alone.
 */
describe('a rotation of SECRET_KEY', () => {
  let world: OpenDeliveryWorld;
  const servers: FaceServer[] = [];

  /** The face in a process with these secrets. */
  async function processWith(secretKeys: readonly [string, ...string[]]): Promise<FaceServer> {
    const core = { ...world.core, secretKeys, cipher: new Cipher(secretKeys) };
    const server = await openFaceServer({ core, faces: [openDeliveryFace], port: 0 });
    servers.push(server);
    return server;
  }

  const read = (server: FaceServer, token: string) =>
    fetch(`${server.baseUrl}${BASE}/v1/logistics/delivery/${NOBODY}`, {
      headers: { Authorization: `Bearer ${token}` },
    });

  async function tokenFrom(server: FaceServer): Promise<string> {
    const { clientId, clientSecret } = world.pair;
    const answer = await fetch(`${server.baseUrl}${BASE}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    await world.close();
  });

  it('keeps tokens while the old secret is given, ends them with it, and gives new ones for the same pair', async () => {
    const [before, known, rotated] = [
      await processWith([OLD]),
      await processWith([OLD, NEW]),
      await processWith([NEW, OLD]),
    ];
    const ofOld = await tokenFrom(before);
    const ofNew = await tokenFrom(rotated);
    // Processes that restart one after the other accept each other's tokens.
    expect((await read(rotated, ofOld)).status).toBe(404);
    expect((await read(known, ofNew)).status).toBe(404);

    const env = { DATABASE_URL: world.core.url, SECRET_KEY: `${NEW},${OLD}`, LOG_LEVEL: 'silent' };
    const said: string[] = [];
    const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
    expect(await runCli(['rotate-secret'], env, terminal)).toBe(0);
    expect(said.join('\n')).toContain('24 hours');
    expect((await read(rotated, ofOld)).status).toBe(404);

    const after = await processWith([NEW]);
    const refused = await read(after, ofOld);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    assertConforms('problem', await refused.json());
    expect((await read(after, ofNew)).status).toBe(404);
    expect((await read(after, await tokenFrom(after))).status).toBe(404);
    const signing = after.faces[0]?.nest.get(Credentials, { strict: false });
    expect(await signing?.secretOf(world.pair.id)).toBe(world.pair.clientSecret);
  });
});
