import { ReplicaLag } from './replica.js';

describe('how far a replica is behind', () => {
  it('is unknown before the primary was asked', () => {
    expect(new ReplicaLag().behind(100, 0)).toBeNull();
  });

  it('is next to nothing while it has all that the primary had, however long nobody writes', () => {
    const lag = new ReplicaLag();
    for (let at = 0; at <= 300_000; at += 1_000) lag.primaryWas(500, at);
    expect(lag.behind(500, 300_004)).toBe(4);
    expect(lag.behind(700, 300_004)).toBe(4);
  });

  it('is the time since the primary stood where it stands now', () => {
    const lag = new ReplicaLag();
    for (const [at, position] of [
      [0, 100],
      [1_000, 200],
      [2_000, 400],
    ] as const)
      lag.primaryWas(position, at);
    expect([100, 150, 200, 300, 399, 400].map((replayed) => lag.behind(replayed, 2_010))).toEqual([
      2_010, 1_510, 1_010, 510, 15, 10,
    ]);
  });

  it('grows while the primary does not answer, as it may have written', () => {
    const lag = new ReplicaLag();
    lag.primaryWas(100, 0);
    expect(lag.behind(100, 7_000)).toBe(7_000);
  });

  it('is at least a minute when it stands before all that is remembered', () => {
    const lag = new ReplicaLag();
    for (let at = 0; at <= 120_000; at += 1_000) lag.primaryWas(at, at);
    expect(lag.behind(0, 120_000)).toBe(60_000);
  });

  it('forgets a primary whose log was longer than that of its successor', () => {
    const lag = new ReplicaLag();
    lag.primaryWas(900, 0);
    lag.primaryWas(800, 1_000);
    expect(lag.behind(800, 1_005)).toBe(5);
  });
});
