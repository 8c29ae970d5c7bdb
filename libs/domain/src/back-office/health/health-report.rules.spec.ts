import { healthReport } from './health-report.rules.js';
import type { HealthState } from './health-span.entity.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const span = (part: string, from: number, to: number, state: HealthState = 'ok') => ({
  ...{ part, beganAt: at(from), endedAt: at(to), state },
});

describe('the report of the platform’s health', () => {
  it('finds what was amiss, and times in which nobody answered', () => {
    const spans = [
      span('console', 0, 10),
      span('console', 20, 60),
      span('worker', 0, 30),
      span('worker', 31, 39, 'degraded'),
      span('worker', 40, 60),
    ];
    const { parts, incidents } = healthReport(spans, at(60));
    expect(incidents).toEqual([
      { parts: ['worker'], state: 'degraded', beganAt: at(31), endedAt: at(40) },
      { parts: ['console'], state: 'silent', beganAt: at(10), endedAt: at(20) },
    ]);
    expect(parts).toEqual([
      { part: 'console', state: 'ok', well: 1 - 10 / 60 },
      { part: 'worker', state: 'ok', well: 1 - 9 / 60 },
    ]);
  });

  it('tells as one what all had at once, and that it goes on', () => {
    const { parts, incidents } = healthReport([span('console', 0, 10), span('worker', 0, 11)], at(30));
    expect(incidents).toEqual([
      { parts: ['console', 'worker'], state: 'silent', beganAt: at(10), endedAt: null },
    ]);
    expect(parts.map(({ state }) => state)).toEqual(['silent', 'silent']);
  });

  it('takes a short restart for none', () => {
    const { incidents } = healthReport([span('console', 0, 10), span('console', 12, 13)], at(14));
    expect(incidents).toEqual([]);
  });

  it('is empty before anything was told', () => {
    expect(healthReport([], at(0))).toEqual({ since: at(0), parts: [], incidents: [] });
  });

  it('knows nothing of the time before the first word', () => {
    expect(healthReport([span('console', 5, 60)], at(60)).since).toEqual(at(5));
    expect(healthReport([span('console', 0, 31 * 1440)], at(31 * 1440)).since).toBeNull();
  });
});
