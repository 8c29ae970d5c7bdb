import { SecondFactors } from '#domain';
import { totpCode } from '#domain/testing';
import { anOperator, aMerchant } from '../../support/builders/index.js';
import { anAdminWorld, callerWith, type AdminCaller, type AdminWorld } from '../admin.world.js';

const PASSWORD = 'segredo-longo-1';

describe('the second factor in the Admin API', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  const code = (secret: string) => totpCode(secret, world.faces.core.clock.millis());
  const enter = (email: string, more: object = {}) =>
    world.faces
      .call()
      .post('/api/admin/login')
      .send({ email, password: PASSWORD, ...more });

  it('is enrolled, asked for, and taken away by an owner, each in the log without a secret', async () => {
    const email = 'duas.etapas@example.com';
    const { id } = (
      await owner('post', '/operators', { name: 'Bia', email, password: PASSWORD, role: 'operator' })
    ).body;
    await owner('put', '/hub/settings', { secondFactorRequired: true });
    const person = callerWith(world.faces, (await enter(email).expect(200)).body.token);
    expect((await person('get', '/orders')).status).toBe(403);
    expect((await person('get', '/sessions/current')).body.secondFactor).toEqual({
      enrolled: false,
      recoveryCodesLeft: 0,
      mustEnrol: true,
    });
    const { body: begun } = await person('post', '/second-factor', { password: PASSWORD });
    expect(begun.qr).toHaveLength(begun.qr[0].length);
    expect(begun.uri).toContain(begun.secret);
    const confirmed = await person('post', '/second-factor/confirm', { code: code(begun.secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await person('get', '/orders')).status).toBe(200);

    const asked = await enter(email).expect(400);
    expect(asked.body.errors).toHaveProperty('code');
    await enter(email, { code: '000000' }).expect(422);
    world.faces.core.clock.advance({ seconds: 30 });
    await enter(email, { code: code(begun.secret) }).expect(200);

    const log = (await owner('get', `/audit?entity=operator&entityId=${String(id)}`)).body;
    expect(log.items[0]).toMatchObject({
      action: 'operator.second_factor_enrolled',
      before: null,
      after: null,
    });
    expect(JSON.stringify(log)).not.toContain(begun.secret);
    expect((await owner('delete', `/operators/${String(id)}/second-factor`)).status).toBe(204);
    await owner('put', '/hub/settings', { secondFactorRequired: false });
    await enter(email).expect(200);
  });

  it('counts wrong codes also where nothing is taken away', async () => {
    const email = 'tentativas@example.com';
    await owner('post', '/operators', { name: 'Caio', email, password: PASSWORD, role: 'operator' });
    const person = callerWith(world.faces, (await enter(email).expect(200)).body.token);
    const { secret } = (await person('post', '/second-factor', { password: PASSWORD })).body;
    await person('post', '/second-factor/confirm', { code: code(secret) });
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await person('post', '/second-factor/remove', { code: '000000' })).status).toBe(422);
    expect((await person('post', '/second-factor/remove', { code: '000000' })).status).toBe(429);
  });

  it('of a merchant whose phone is lost is taken away by an operator of its hub, in the log, and by nobody else', async () => {
    const { faces, home } = world;
    const { id } = await aMerchant(faces, home.scope);
    const factors = faces.get(SecondFactors);
    const stranger = await anOperator(faces, world.foreign.hub.id, 'owner');
    const { secret } = await factors.begin('merchant', id, 'segredo1');
    await factors.confirm('merchant', id, code(secret));
    const path = `/merchants/${String(id)}/second-factor`;
    expect((await owner('get', path)).body).toEqual({ enrolled: true, recoveryCodesLeft: 10 });
    expect((await world.as('read_only')('delete', path)).status).toBe(403);
    expect((await callerWith(faces, stranger)('delete', path)).status).toBe(404);
    expect((await owner('get', path)).body.enrolled).toBe(true);
    expect((await owner('delete', path)).status).toBe(204);
    expect((await owner('get', path)).body).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
    const log = (await owner('get', `/audit?entity=merchant&entityId=${String(id)}`)).body;
    expect(log.items[0]).toMatchObject({ action: 'merchant.second_factor_removed' });
  });
});
