import { testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { Hubs } from '../../company/index.js';
import { SecondFactors } from '../sessions/index.js';
import { totpCode } from '../../testing.js';
import { Audit, Operators, OperatorSessions } from './index.js';

const ANA = { name: 'Ana', email: ' Ana@Example.com', password: 'segredo-longo-1', role: 'owner' } as const;

describe('operators', () => {
  let domain: TestDomain;
  let hubId: number;
  let operators: Operators;
  let sessions: OperatorSessions;

  beforeAll(async () => {
    domain = await testDomain();
    operators = domain.get(Operators);
    sessions = domain.get(OperatorSessions);
    hubId = (await domain.get(Hubs).create({ name: 'Hub', city: 'Campinas', state: 'SP' })).id;
  });
  afterAll(() => domain.close());

  it('enter with their password, act for their hub, and leave with a new password', async () => {
    const ana = await operators.create(hubId, ANA);
    await operators.create(hubId, { ...ANA, email: 'bia@example.com' });
    const { token } = await operators.login('ANA@example.com', 'segredo-longo-1');

    expect(await sessions.authenticate(token, hubId + 1)).toMatchObject({
      role: 'owner',
      hubId,
      scope: { hubId, merchantId: null, actor: { kind: 'operator', id: ana.id, name: 'Ana' } },
    });
    await operators.update(hubId, ana.id, { password: 'segredo-longo-2' });
    await expect(sessions.authenticate(token)).rejects.toMatchObject({ code: 'credential_invalid' });
    await expect(operators.login('ana@example.com', 'segredo-longo-1')).rejects.toMatchObject({
      code: 'credential_invalid',
    });
    await expect(operators.create(hubId, ANA)).rejects.toMatchObject({ code: 'not_unique' });
  });

  it('let tokens end at their time, and not otherwise', async () => {
    const { id } = await operators.create(hubId, { ...ANA, email: 'caio@example.com' });
    const expiresAt = new Date(domain.clock.millis() + 60_000);
    const short = await operators.issueToken(id, { label: 'short', expiresAt });
    const long = await operators.issueToken(id, { label: 'demo' });

    await sessions.authenticate(short.token);
    domain.clock.advance({ minutes: 1 });
    await expect(sessions.authenticate(short.token)).rejects.toMatchObject({ code: 'credential_invalid' });
    await expect(sessions.authenticate(long.token)).resolves.toMatchObject({ operator: { id } });
  });

  it('cannot be locked out by guessing their password', async () => {
    await operators.create(hubId, { ...ANA, email: 'davi@example.com' });
    for (let i = 0; i < 6; i++)
      await expect(operators.login('davi@example.com', 'errada-00')).rejects.toMatchObject({
        code: 'credential_invalid',
      });
    await expect(operators.login('davi@example.com', 'segredo-longo-1')).resolves.toBeDefined();
  });

  it('have twelve letters in their password, or a second factor beside it', async () => {
    const email = 'fabi@example.com';
    const short = { field: 'password', problem: 'too_short' };
    const shorter = { ...ANA, email, password: 'mar-e-sol-7' };
    await expect(operators.create(hubId, shorter)).rejects.toMatchObject({
      code: 'invalid_value',
      facts: short,
    });
    const { id } = await operators.create(hubId, { ...ANA, email });
    const change = (password: string) => operators.update(hubId, id, { password });
    await expect(change(shorter.password)).rejects.toMatchObject({ facts: short });
    const factors = domain.get(SecondFactors);
    const { secret } = await factors.begin('operator', id, ANA.password);
    await expect(change(shorter.password)).rejects.toMatchObject({ facts: short });
    await factors.confirm('operator', id, totpCode(secret, domain.clock.millis()));
    await change(shorter.password);
    await expect(change('senha1234')).rejects.toMatchObject({ facts: { problem: 'well_known' } });
    await expect(change('mar-7')).rejects.toMatchObject({ facts: short });
  });

  it('never leave a hub without an owner', async () => {
    const other = (await domain.get(Hubs).create({ name: 'Other', city: 'Campinas', state: 'SP' })).id;
    const { id } = await operators.create(other, { ...ANA, email: 'edu@example.com' });
    await expect(operators.update(other, id, { active: false })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(operators.update(hubId, id, { name: 'X' })).rejects.toMatchObject({
      code: 'operator_not_found',
    });
  });

  it('leave a log that can only grow and holds no secrets', async () => {
    const audit = domain.get(Audit);
    await audit.record(domain.db, {
      hubId,
      actor: { kind: 'operator', id: 1, name: 'Ana' },
      action: 'operator.created',
      entity: 'operator',
      entityId: '7',
      after: { name: 'Bia', password: 'segredo-longo-1' },
    });
    expect(await audit.list(hubId, { entity: 'operator' }, 10)).toEqual([
      expect.objectContaining({ entityId: '7', before: null, after: { name: 'Bia', password: '[hidden]' } }),
    ]);
    await expect(domain.db.execute('delete from audit_records')).rejects.toThrow('append-only');
    await expect(domain.db.execute(`update audit_records set action = 'x'`)).rejects.toThrow('append-only');
  });
});
