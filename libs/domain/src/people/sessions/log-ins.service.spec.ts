import {
  CourierAccess,
  CourierRegistrations,
  CourierSessions,
  Hubs,
  hubScope,
  Passwords,
  Sessions,
} from '#domain';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';

const PASSWORD = 'segredo1';

describe('log-ins of people', () => {
  let domain: TestDomain;
  let hubId: number;
  let people = 0;

  beforeAll(async () => {
    domain = await testDomain();
    hubId = (await domain.get(Hubs).create({ name: 'Fictícia', city: 'Campinas', state: 'SP' })).id;
  });
  afterAll(() => domain.close());

  const aPhone = async () => {
    const phone = String(11_955_550_000 + ++people);
    const registrations = domain.get(CourierRegistrations);
    const { id } = await registrations.register(hubScope(hubId), { name: 'Ana', phone, password: PASSWORD });
    await registrations.approve(hubScope(hubId), id);
    return { id, phone };
  };
  const access = () => domain.get(CourierAccess);
  const comparisons = async (work: () => Promise<unknown>) => {
    const matches = jest.spyOn(domain.get(Passwords), 'matches');
    await expect(work()).rejects.toMatchObject({ code: 'credential_invalid' });
    const { length } = matches.mock.calls;
    matches.mockRestore();
    return length;
  };

  it('find a courier whose phone others registered in seven companies before', async () => {
    const { id, phone } = await aPhone();
    const another = await domain.get(Passwords).hash('outra-000');
    for (let i = 0; i < 7; i++) {
      const other = await domain
        .get(Hubs)
        .create({ name: `Outra ${String(i)}`, city: 'Campinas', state: 'SP' });
      await domain.db.execute(
        `insert into couriers select (jsonb_populate_record(c, jsonb_build_object('id', $3::bigint, 'hub_id', $2::bigint,
           'password_hash', $4::text, 'email', null, 'vehicle_type_ids', array[]::bigint[]))).* from couriers c where id = $1`,
        [id, other.id, i + 1, another],
      );
    }
    expect((await access().login({ phone }, PASSWORD)).courier.id).toBe(id);
  });

  it('take as many comparisons to refuse an unknown person as a known one', async () => {
    const { phone } = await aPhone();
    const known = await comparisons(() => access().login({ phone }, 'errada-00'));
    const unknown = await comparisons(() => access().login({ phone: '11900000001' }, 'errada-00'));
    expect([known, unknown]).toEqual([3, 3]);
  });

  it('know a browser from its first log-in on, for its person only', async () => {
    const [ana, bia] = [await aPhone(), await aPhone()];
    const asked: boolean[] = [];
    const manner = { device: 'a-browser', admit: (known: boolean) => void asked.push(known) };
    await access().login({ phone: ana.phone }, PASSWORD, manner);
    await access().login({ phone: ana.phone }, PASSWORD, manner);
    await access().login({ phone: ana.phone }, PASSWORD, { ...manner, device: 'another' });
    await access().login({ phone: bia.phone }, PASSWORD, manner);
    expect(asked).toEqual([false, true, false, false]);
  });

  it('end at once when their person logs out, here or everywhere, and with another password', async () => {
    const { id, phone } = await aPhone();
    const [book, sessions] = [domain.get(CourierSessions), domain.get(Sessions)];
    const opened = async () => (await access().login({ phone }, PASSWORD)).token;
    const [first, second, third] = [await opened(), await opened(), await opened()];
    const session = await book.authenticate(first);
    expect(await sessions.list(session)).toHaveLength(3);
    await sessions.endOne('courier', id, session.id);
    await expect(book.authenticate(first)).rejects.toMatchObject({ code: 'credential_invalid' });
    await sessions.endToken(second);
    await expect(book.authenticate(second)).rejects.toMatchObject({ code: 'credential_invalid' });
    expect(await book.isCurrent(await book.authenticate(third))).toBe(true);
    await sessions.endAll('courier', id);
    await expect(book.authenticate(third)).rejects.toMatchObject({ code: 'credential_invalid' });
    const fourth = await opened();
    await domain.db.execute(`update couriers set password_hash = 'another' where id = $1`, [id]);
    domain.clock.advance({ seconds: 4 });
    await expect(book.authenticate(fourth)).rejects.toMatchObject({ code: 'credential_invalid' });
  });

  it('open no session of one kind of people for another', async () => {
    const { phone } = await aPhone();
    const { token } = await access().login({ phone }, PASSWORD);
    await expect(domain.get(Sessions).require('operator', token)).rejects.toMatchObject({
      code: 'credential_invalid',
    });
  });
});
