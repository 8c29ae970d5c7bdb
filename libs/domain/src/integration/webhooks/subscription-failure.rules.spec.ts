import { nextAttemptAt, RETRY_SCHEDULE_MS, standardHeaders, standardKey, type AttemptResult } from '#domain';
import { retryAfterMs } from '#domain/testing';
import { failureStanding } from './subscription.policy.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const failed = (retryAfter: string | null = null): AttemptResult => ({
  status: 503,
  error: 'status',
  durationMs: 1,
  answer: null,
  retryAfter,
});
const wait = (tries: number, random: number, retryAfter?: string) => {
  const at = nextAttemptAt(tries, failed(retryAfter), now, () => random);
  return at === null ? null : (at.getTime() - now.getTime()) / 1000;
};

describe('retry schedule', () => {
  it('is the one that was decided: at once, 5 s … 12 h', () => {
    const seconds = RETRY_SCHEDULE_MS.map((ms) => ms / 1000);
    expect(seconds).toEqual([0, 5, 30, 120, 600, 1800, 3600, 7200, 14400, 28800, 43200]);
    expect(wait(11, 0.5)).toBeNull();
  });

  it('spreads each wait by a fifth either way', () => {
    expect([wait(1, 0), wait(1, 0.5), wait(1, 1)]).toEqual([4, 5, 6]);
  });

  it('waits longer when asked within reason, never shorter', () => {
    expect(wait(1, 0.5, '120')).toBe(120);
    expect(wait(2, 0.5, '1')).toBe(30);
    expect(wait(1, 0.5, '999999')).toBe(5);
    expect(wait(1, 0.5, new Date(now.getTime() + 60_000).toUTCString())).toBe(60);
    expect(wait(1, 0.5, 'soon')).toBe(5);
    expect(retryAfterMs('soon', now)).toBeNull();
  });
});

describe('standing of a subscription', () => {
  const after = (hours: number, consecutiveFailures: number) =>
    failureStanding({ failingSince: new Date(now.getTime() - hours * 3_600_000), consecutiveFailures }, now);

  it('ends after five days of nothing but failures', () => {
    expect(after(119, 3)).toBe('warn');
    expect(after(120, 3)).toBe('deactivate');
  });

  it('ends after twenty failures in a row spread over a day, not before', () => {
    expect(after(1, 500)).toBe('well');
    expect(after(23.9, 20)).toBe('warn');
    expect(after(24, 19)).toBe('warn');
    expect(after(24, 20)).toBe('deactivate');
  });

  it('is well without failures', () => {
    expect(failureStanding({ failingSince: null, consecutiveFailures: 0 }, now)).toBe('well');
  });
});

it('signs by the Standard Webhooks convention: golden vector', () => {
  const secret = `whsec_${Buffer.from('a secret of 24 bytes okay').toString('base64')}`;
  expect(standardHeaders('msg_7', '{"a":"ç"}', standardKey(secret), now)).toEqual({
    'webhook-id': 'msg_7',
    'webhook-timestamp': '1772452800',
    'webhook-signature': 'v1,985Mg4DIsEC/v4p6vqODaxr+FLxzBqWIELq+8ynHQb4=',
  });
});
