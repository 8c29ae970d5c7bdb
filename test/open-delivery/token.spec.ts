import { Credentials, Merchants } from '#domain';
import { createHmac } from 'node:crypto';
import { assertConforms } from './schema.verdict.js';
import { BASE, OpenDeliveryWorld } from './open-delivery.world.js';

const NOBODY = '6f1d3c52-3f0b-4c57-9c55-0d9b2f6f7a11';

describe('the access token', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  beforeEach(() => world.tick(120));

  const ask = () => world.faces.call().post(`${BASE}/oauth/token`);
  const pair = () => ({ client_id: world.pair.clientId, client_secret: world.pair.clientSecret });
  const grant = { grant_type: 'client_credentials' };
  const reads = async (token: string) => (await world.get(`delivery/${NOBODY}`, token)).status;

  describe('is given for a pair', () => {
    it('in a form', async () => {
      const answer = await ask()
        .type('form')
        .send({ ...grant, ...pair(), scope: 'od.all' });
      expect(answer.status).toBe(200);
      assertConforms('token', answer.body);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(await reads(answer.body.access_token)).toBe(404);
    });

    it('in JSON', async () => {
      assertConforms(
        'token',
        (
          await ask()
            .send({ ...grant, ...pair() })
            .expect(200)
        ).body,
      );
    });

    it('in an HTTP Basic header', async () => {
      const basic = ask().auth(world.pair.clientId, world.pair.clientSecret);
      assertConforms('token', (await basic.type('form').send(grant).expect(200)).body);
    });

    it('in both, when they agree', async () => {
      const both = ask()
        .auth(world.pair.clientId, world.pair.clientSecret)
        .send({ ...grant, ...pair() });
      assertConforms('token', (await both.expect(200)).body);
    });
  });

  describe('is refused', () => {
    it.each([
      ['without a body', undefined, 400, 'invalid_request'],
      ['without a grant type', {}, 400, 'invalid_request'],
      ['for another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
      ['without a client', grant, 400, 'invalid_request'],
      ['without a secret', { ...grant, client_id: NOBODY }, 400, 'invalid_request'],
      [
        'with a secret that is no text',
        { ...grant, client_id: NOBODY, client_secret: 7 },
        400,
        'invalid_request',
      ],
      ['to nobody', { ...grant, client_id: NOBODY, client_secret: 'x' }, 401, 'invalid_client'],
      [
        'to what is no client id',
        { ...grant, client_id: "' or 1=1", client_secret: 'x' },
        401,
        'invalid_client',
      ],
    ])('%s', async (_why, body, status, error) => {
      const answer = await (body === undefined ? ask() : ask().send(body));
      expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
      assertConforms('token-error', answer.body);
      expect(answer.body.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('for a wrong secret', async () => {
      const answer = await ask().send({ ...grant, ...pair(), client_secret: `${world.pair.clientSecret}x` });
      expect(answer.status).toBe(401);
      expect(answer.body.error).toBe('invalid_client');
      expect(answer.headers['www-authenticate']).toMatch(/^Basic/);
    });

    it('for malformed JSON, still in the form of OAuth', async () => {
      const answer = await ask().set('Content-Type', 'application/json').send('{"grant_type":');
      expect(answer.status).toBe(400);
      assertConforms('token-error', answer.body);
    });

    it('for a broken Basic header, and for two pairs that differ', async () => {
      const broken = await ask().set('Authorization', 'Basic !!!').type('form').send(grant);
      expect([broken.status, broken.body.error]).toEqual([401, 'invalid_client']);
      const two = await ask()
        .auth(NOBODY, 'other')
        .send({ ...grant, ...pair() });
      expect([two.status, two.body.error]).toEqual([400, 'invalid_request']);
    });

    it('to a client that keeps guessing, for a while; others are served', async () => {
      const guess = () => ask().send({ ...grant, ...pair(), client_secret: 'wrong' });
      let last = await guess();
      for (let i = 0; i < 40 && last.status === 401; i++) last = await guess();
      expect(last.status).toBe(429);
      assertConforms('token-error', last.body);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      const { pair: other } = await world.otherMerchant();
      await ask()
        .send({ ...grant, client_id: other.clientId, client_secret: other.clientSecret })
        .expect(200);
      world.tick(61);
      expect((await guess()).status).toBe(401);
    });
  });

  describe('is accepted', () => {
    it.each([
      ['no header', undefined],
      ['another scheme', 'Basic Zm9vOmJhcg=='],
      ['no token', 'Bearer '],
      ['nonsense', 'Bearer nonsense'],
      ['unsigned', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ])('not to %s', async (_what, authorization) => {
      const call = world.faces.call().get(`${BASE}/v1/logistics/delivery/${NOBODY}`);
      const answer = await (authorization === undefined ? call : call.set('Authorization', authorization));
      expect(answer.status).toBe(401);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      assertConforms('problem', answer.body);
    });

    it('for 24 hours and not a second longer', async () => {
      const token = await world.tokenOf(world.pair);
      world.tick(86_399);
      expect(await reads(token)).toBe(404);
      world.tick(2);
      expect(await reads(token)).toBe(401);
    });

    it('not when one letter is changed, nor when signed with another key', async () => {
      const token = await world.tokenOf(world.pair);
      const [head, payload, signature] = token.split('.') as [string, string, string];
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const other = Buffer.from(JSON.stringify({ ...claims, cid: 1 })).toString('base64url');
      expect(await reads(`${head}.${other}.${signature}`)).toBe(401);
      const forged = createHmac('sha256', 'secret').update(`${head}.${payload}`).digest('base64url');
      expect(await reads(`${head}.${payload}.${forged}`)).toBe(401);
    });

    it('names issuer, audience, merchant, credential and key', async () => {
      const token = await world.tokenOf(world.pair);
      const [header, payload] = token
        .split('.', 2)
        .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as { exp: number; iat: number });
      expect(header).toMatchObject({ alg: 'HS256', kid: expect.any(String) });
      expect(payload).toMatchObject({
        iss: 'last-mile/open-delivery',
        aud: 'open-delivery',
        sub: String(world.merchant.id),
        cid: world.pair.id,
      });
      expect(payload!.exp - payload!.iat).toBe(86_400);
    });

    it('until the pair is regenerated: the old pair and its tokens end within five seconds', async () => {
      const { merchant, pair: old, token } = await world.otherMerchant();
      expect(await reads(token)).toBe(404);
      const fresh = await world.faces.get(Credentials).issuePair(world.scope, merchant.id);
      world.tick(5);
      expect(await reads(token)).toBe(401);
      await ask()
        .send({ ...grant, client_id: old.clientId, client_secret: old.clientSecret })
        .expect(401);
      expect(await reads(await world.tokenOf(fresh))).toBe(404);
    });

    it('not while the integration is switched off: 403', async () => {
      const { merchant, token } = await world.otherMerchant();
      await world.faces.get(Merchants).update(world.scope, merchant.id, { requestsEnabled: false });
      world.tick(5);
      const answer = await world.get(`delivery/${NOBODY}`, token);
      expect(answer.status).toBe(403);
      assertConforms('problem', answer.body);
    });
  });
});
