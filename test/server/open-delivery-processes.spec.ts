import { Cipher, Credentials } from '#domain';
import { openFaceServer, type FaceServer } from '#runtime/testing';
import { AccessTokens } from '../../apps/open-delivery/src/auth/access-token.service.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import { assertConforms } from '../open-delivery/schema.verdict.js';
import { BASE, OpenDeliveryWorld } from '../open-delivery/open-delivery.world.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { LONG } from '../support/test-mode.js';

const OLD = 'a-secret-only-for-tests';
const NEW = 'another-secret-only-for-tests';
const NOBODY = '6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11';

/** In this process: several servers share a database, and what one of them keeps is looked at. */
describe('Open Delivery on several processes', () => {
  let faces: FaceHarness;
  let world: OpenDeliveryWorld;
  const servers: FaceServer[] = [];

  /** The face in a process with these secrets. */
  async function processWith(secretKeys: readonly [string, ...string[]]): Promise<FaceServer> {
    const core = { ...faces.core, secretKeys, cipher: new Cipher(secretKeys) };
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
    faces = await openFaces([openDeliveryFace]);
    world = await OpenDeliveryWorld.open({}, faces);
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    await faces.close();
  });

  /**
   * The documented rotation: `old`, then both secrets on every process, `rotate-secret`, and a day later the
   * new one alone.
   */
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
    const signing = after.nest.get(Credentials, { strict: false });
    expect(await signing.secretOf(world.pair.id)).toBe(world.pair.clientSecret);
  });

  it('ends tokens with their pair within five seconds, whichever process regenerated it', async () => {
    const { merchant, token } = await world.otherMerchant();
    const elsewhere = await processWith([OLD]);
    const statuses = async (bearer: string) => [
      (await world.get(`delivery/${NOBODY}`, bearer)).status,
      (await read(elsewhere, bearer)).status,
    ];
    // Both processes have cached the token now.
    expect(await statuses(token)).toEqual([404, 404]);
    const fresh = await faces.get(Credentials).issuePair(world.scope, merchant.id);
    world.tick(5);
    expect(await statuses(token)).toEqual([401, 401]);
    expect(await statuses(await world.tokenOf(fresh))).toEqual([404, 404]);
  });

  it('announces a request to whoever decides it', async () => {
    faces.core.wakeUps.woken.length = 0;
    await world.createDelivery({}, false);
    expect(faces.core.wakeUps.woken).toMatchObject([{ job: 'requests.decide' }]);
  });

  (LONG ? it : it.skip)('spends little on the check of a token', async () => {
    const tokens = faces.get(AccessTokens);
    const token = await world.tokenOf(world.pair);
    const rounds = 2_000;
    for (let i = 0; i < 500; i++) tokens.verify(token);
    const before = process.cpuUsage();
    for (let i = 0; i < rounds; i++) tokens.verify(token);
    const { user, system } = process.cpuUsage(before);
    // The goal is 20 microseconds on an idle machine outside of a test runner; ten times that is a fault.
    expect((user + system) / rounds).toBeLessThan(200);
  });
});
