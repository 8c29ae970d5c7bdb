import { Hubs, hubScope, Operators, OperatorSessions, SecondFactors } from '#domain';
import { totpCode } from './totp.rules.js';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';

const PASSWORD = 'segredo-longo-1';

describe('the second factor of an operator', () => {
  let domain: TestDomain;
  let hubId: number;
  let people = 0;

  beforeAll(async () => {
    domain = await testDomain();
    hubId = (await domain.get(Hubs).create({ name: 'Fictícia', city: 'Campinas', state: 'SP' })).id;
  });
  afterAll(() => domain.close());

  const code = (secret: string) => totpCode(secret, domain.clock.millis());
  const nextStep = () => domain.clock.advance({ seconds: 30 });
  const login = (email: string, given?: string) =>
    domain.get(Operators).login(email, PASSWORD, given === undefined ? {} : { code: given });

  async function aPerson() {
    const email = `duas-etapas-${String(++people)}@example.com`;
    const operator = { name: 'Ana', email, password: PASSWORD, role: 'owner' } as const;
    return domain.get(Operators).create(hubId, operator);
  }

  async function enrolled() {
    const person = await aPerson();
    const factors = domain.get(SecondFactors);
    const { secret } = await factors.begin('operator', person.id, PASSWORD);
    const recovery = await factors.confirm('operator', person.id, code(secret));
    nextStep();
    return { person, secret, recovery };
  }

  it('asks for nothing until a code was confirmed, then for a code at every log-in', async () => {
    const person = await aPerson();
    const factors = domain.get(SecondFactors);
    const { secret } = await factors.begin('operator', person.id, PASSWORD);
    await expect(login(person.email)).resolves.toBeDefined();
    await expect(factors.confirm('operator', person.id, '000000')).rejects.toMatchObject({
      code: 'wrong_code',
    });
    expect(await factors.confirm('operator', person.id, code(secret))).toHaveLength(10);
    await expect(login(person.email)).rejects.toMatchObject({ code: 'required_value' });
    nextStep();
    await expect(login(person.email, code(secret))).resolves.toBeDefined();
    await expect(factors.begin('operator', person.id, PASSWORD)).rejects.toMatchObject({
      code: 'not_unique',
    });
  });

  it('is begun with the password only', async () => {
    const person = await aPerson();
    await expect(domain.get(SecondFactors).begin('operator', person.id, 'another')).rejects.toMatchObject({
      code: 'wrong_password',
      facts: { field: 'password' },
    });
  });

  it('takes a code once, also of two who send it at the same time', async () => {
    const { person, secret } = await enrolled();
    const both = await Promise.allSettled([
      login(person.email, code(secret)),
      login(person.email, code(secret)),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(login(person.email, code(secret))).rejects.toMatchObject({ code: 'wrong_code' });
  });

  it('lets in by each recovery code once', async () => {
    const { person, recovery } = await enrolled();
    const [first = ''] = recovery;
    await login(person.email, first.toUpperCase().replace('-', ' '));
    await expect(login(person.email, first)).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await domain.get(SecondFactors).stateOf('operator', person.id)).toEqual({
      enrolled: true,
      recoveryCodesLeft: 9,
    });
  });

  it('stops guessing after five wrong codes, for some minutes, also of a right one', async () => {
    const { person, secret } = await enrolled();
    const guesses = await Promise.allSettled(Array.from({ length: 8 }, () => login(person.email, '000000')));
    const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code as string);
    expect(codes.filter((one) => one === 'too_many_attempts')).toHaveLength(3);
    await expect(login(person.email, code(secret))).rejects.toMatchObject({ code: 'too_many_attempts' });
    domain.clock.advance({ minutes: 6 });
    await expect(login(person.email, code(secret))).resolves.toBeDefined();
  });

  it('keeps the secret sealed, and is taken away by its owner’s code or by a reset that ends the sessions', async () => {
    const { person, secret } = await enrolled();
    const factors = domain.get(SecondFactors);
    const [row] = await domain.db.query<{ box: Buffer }>(
      `select secret_box as box from second_factors where person_kind = 'operator' and person_id = $1`,
      [person.id],
    );
    expect(row?.box.toString('latin1')).not.toContain(secret);
    await expect(factors.remove('operator', person.id, '000000')).rejects.toMatchObject({
      code: 'wrong_code',
    });
    await factors.remove('operator', person.id, code(secret));
    const { token } = await login(person.email);
    await factors.reset('operator', person.id);
    await expect(domain.get(OperatorSessions).authenticate(token)).rejects.toMatchObject({
      code: 'credential_invalid',
    });
  });

  it('may be required by the hub: who has none can only enrol, tokens of programs go on', async () => {
    const person = await aPerson();
    const sessions = domain.get(OperatorSessions);
    const { token } = await login(person.email);
    const program = await domain.get(Operators).issueToken(person.id, { label: 'robot' });
    await domain.get(Hubs).update(hubScope(hubId).hubId, { settings: { secondFactorRequired: true } });
    expect((await sessions.authenticate(token)).mustEnrol).toBe(true);
    expect((await sessions.authenticate(program.token)).mustEnrol).toBe(false);
    const { secret } = await domain.get(SecondFactors).begin('operator', person.id, PASSWORD);
    await domain.get(SecondFactors).confirm('operator', person.id, code(secret));
    expect((await sessions.authenticate(token)).mustEnrol).toBe(false);
    await domain.get(Hubs).update(hubId, { settings: { secondFactorRequired: false } });
  });
});
