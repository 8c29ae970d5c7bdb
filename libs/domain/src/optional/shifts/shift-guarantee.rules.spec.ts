import { cents } from '../../base/index.js';
import { type ShiftFacts, shiftResult } from './shift-week.rules.js';

const terms = (more: Partial<Parameters<typeof shiftResult>[0]> = {}) => ({
  startsAt: new Date('2026-11-26T14:00:00Z'),
  endsAt: new Date('2026-11-26T18:00:00Z'),
  guarantee: 'hour' as const,
  guaranteeCents: cents(2_000),
  leastAcceptedPercent: 80,
  ...more,
});
const facts = (more: Partial<ShiftFacts> = {}): ShiftFacts => ({
  countedMinutes: 240,
  offers: 10,
  refused: 2,
  earnedCents: cents(5_050),
  ...more,
});

describe('the guarantee of a shift', () => {
  it('tops up what was earned to so much for each hour that was counted', () => {
    expect(shiftResult(terms(), facts())).toEqual({
      state: 'worked',
      guaranteedCents: 8_000,
      toppedUpCents: 2_950,
    });
    expect(shiftResult(terms(), facts({ countedMinutes: 200 })).guaranteedCents).toBe(6_666);
  });

  it('of a whole shift is given for the part of it in which the courier was available', () => {
    const whole = terms({ guarantee: 'shift', guaranteeCents: cents(9_000) });
    expect(shiftResult(whole, facts()).guaranteedCents).toBe(9_000);
    expect(shiftResult(whole, facts({ countedMinutes: 60 })).guaranteedCents).toBe(2_250);
  });

  it('adds nothing to who earned more, takes nothing away, and is nothing where none was promised', () => {
    expect(shiftResult(terms(), facts({ earnedCents: cents(9_000) })).toppedUpCents).toBe(0);
    expect(shiftResult(terms({ guarantee: 'none' }), facts()).toppedUpCents).toBe(0);
  });

  it('is lost by who accepts too few of the offers; who got none keeps it where orders could reach them', () => {
    expect(shiftResult(terms(), facts({ refused: 3 }))).toMatchObject({
      guaranteedCents: 0,
      toppedUpCents: 0,
    });
    expect(shiftResult(terms(), facts({ offers: 0, refused: 0 }))).toMatchObject({ guaranteedCents: 8_000 });
    const away = { countedMinutes: 0, offers: 0, refused: 0 };
    expect(shiftResult(terms(), facts(away))).toMatchObject({ guaranteedCents: 0, toppedUpCents: 0 });
  });

  it('says who never was there', () => {
    const absent = shiftResult(terms(), facts({ countedMinutes: 0, earnedCents: cents(0) }));
    expect(absent).toMatchObject({ state: 'missed', toppedUpCents: 0 });
  });
});
