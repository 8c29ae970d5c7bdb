import { Merchants } from '#domain';
import { MerchantAccounts } from '#domain/testing';
import { testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('merchants', () => {
  let domain: TestDomain;
  let hub: TestHub;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
  });
  afterAll(() => domain.close());

  it('store their e-mail trimmed and in lower case', async () => {
    expect((await hub.merchant({ email: '  Espaco@Example.com ' })).email).toBe('espaco@example.com');
  });

  it('choose a password that is long enough and not well known', async () => {
    const { id } = await hub.merchant();
    const chosen = (password: string) => domain.get(Merchants).update(hub.scope, id, { password });
    await expect(chosen('123456')).rejects.toMatchObject({ facts: { problem: 'too_short' } });
    await expect(chosen('12345678')).rejects.toMatchObject({ facts: { problem: 'well_known' } });
  });

  it('may read the orders of their account, unless they are restricted', async () => {
    const owner = await hub.merchant();
    const ofOwner = { ownerId: owner.id };
    const subUser = await hub.merchant(ofOwner);
    const restricted = await hub.merchant({
      ...ofOwner,
      restrictions: { ordering: false, readingOthers: true },
    });
    const readers = await domain.db.transaction((tx) =>
      domain.get(MerchantAccounts).readersOf(tx, [owner.id, subUser.id, restricted.id]),
    );
    expect(readers).toEqual(
      new Map([
        [owner.id, [subUser.id]],
        [subUser.id, [owner.id]],
        [restricted.id, expect.arrayContaining([owner.id, subUser.id])],
      ]),
    );
  });
});
