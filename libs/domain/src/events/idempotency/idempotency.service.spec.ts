import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { DomainError, type Transaction } from '../../base/index.js';
import { Idempotency } from './idempotency.service.js';

describe('doing a named request once', () => {
  let core: TestCore;
  let idempotency: Idempotency;
  let runs: number;

  beforeAll(async () => {
    core = await testCore();
    idempotency = new Idempotency(core.db, core.clock);
    await core.db.query('create table works (id int)');
  });
  beforeEach(() => {
    runs = 0;
  });
  afterAll(() => core.close());

  const work = async (tx: Transaction) => {
    runs += 1;
    await tx.execute('insert into works values (1)');
    return `answer ${String(runs)}`;
  };
  const named = (key: string, content = 'a body', credentialId = 1) => ({
    hubId: 1,
    credentialId,
    key,
    content,
  });

  it('answers the first request with what the work made, and repetitions with what was kept of it', async () => {
    const made = { at: new Date(0) };
    const ask = () => idempotency.runOnce(named('k0'), () => Promise.resolve(made));
    expect((await ask()).answer).toBe(made);
    expect((await ask()).answer).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  });

  it('answers a repetition as the first was answered', async () => {
    expect(await idempotency.runOnce(named('k1'), work)).toEqual({ answer: 'answer 1', replayed: false });
    expect(await idempotency.runOnce(named('k1'), work)).toEqual({ answer: 'answer 1', replayed: true });
    expect(runs).toBe(1);
  });

  it('refuses the same name for another content', async () => {
    await idempotency.runOnce(named('k2'), work);
    await expect(idempotency.runOnce(named('k2', 'another body'), work)).rejects.toThrow(
      new DomainError('idempotency_conflict'),
    );
  });

  it('says what was answered under a name, to whichever content, for a day', async () => {
    expect(await idempotency.answerOf(named('k7'))).toBeNull();
    const { answer } = await idempotency.runOnce(named('k7'), work);
    expect(await idempotency.answerOf(named('k7', 'another body'))).toBe(answer);
    expect(await idempotency.answerOf(named('k7', 'a body', 2))).toBeNull();
    core.clock.advance({ hours: 24 });
    expect(await idempotency.answerOf(named('k7'))).toBeNull();
  });

  it('keeps the names of credentials apart', async () => {
    await idempotency.runOnce(named('k3'), work);
    expect((await idempotency.runOnce(named('k3', 'a body', 2), work)).replayed).toBe(false);
  });

  it('leaves the name free, and nothing written, when the work fails', async () => {
    const before = await core.db.query('select 1 from works');
    const failing = async (tx: Transaction) => {
      await work(tx);
      throw new Error('broken');
    };
    await expect(idempotency.runOnce(named('k4'), failing)).rejects.toThrow('broken');
    expect(await core.db.query('select 1 from works')).toHaveLength(before.length);
    expect((await idempotency.runOnce(named('k4'), work)).replayed).toBe(false);
  });

  it('lets one of many at once win and gives the others its answer', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => idempotency.runOnce(named('k5'), work)),
    );
    expect(runs).toBe(1);
    expect(outcomes.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(outcomes.map(({ answer }) => answer)).size).toBe(1);
  });

  it('expires after a day', async () => {
    await idempotency.runOnce(named('k6'), work);
    core.clock.advance({ hours: 24 });
    expect((await idempotency.runOnce(named('k6', 'another body'), work)).replayed).toBe(false);
    core.clock.advance({ hours: 24 });
    expect(await idempotency.prune()).toBeGreaterThan(0);
    expect(await core.db.query('select 1 from idempotent_answers')).toEqual([]);
  });
});
