import { arrivalPeriod, expectedArrival } from './arrival.rules.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const promised = (minutes: number) => ({
  deliverBy: ago(-minutes),
  status: 'collected' as const,
  deliveredAt: null,
  cancelledAt: null,
});
const facts = { now: NOW, positionAt: ago(0), leftS: 240, order: promised(30) };

describe('when an order arrives', () => {
  it('is a range in steps of five minutes while a courier is searched', () => {
    const { from, to } = arrivalPeriod(NOW, 600);
    expect([from, to].map((at) => at.toISOString().slice(11, 16))).toEqual(['12:20', '12:35']);
  });

  it('begins with the goods being ready where that is later than a courier could come', () => {
    const { from, to } = arrivalPeriod(NOW, 600, ago(-30));
    expect([from, to].map((at) => at.toISOString().slice(11, 16))).toEqual(['12:40', '12:45']);
    expect(arrivalPeriod(NOW, 600, ago(3))).toEqual(arrivalPeriod(NOW, 600));
  });

  it('is counted from where the courier is', () => {
    expect(expectedArrival(facts)).toMatchObject({
      expectedAt: new Date('2026-03-02T12:04:00Z'),
      positionIsOld: false,
      late: false,
    });
  });

  it('does not change while no position comes, and marks a position as old after three minutes', () => {
    const at = (minutes: number) => expectedArrival({ ...facts, positionAt: ago(minutes), leftS: 900 });
    expect(at(3)).toMatchObject({ expectedAt: new Date('2026-03-02T12:12:00Z'), positionIsOld: false });
    expect(at(4)).toMatchObject({ expectedAt: new Date('2026-03-02T12:11:00Z'), positionIsOld: true });
  });

  it('is late against what was promised, by the board’s rule, whatever was expected before', () => {
    expect(expectedArrival({ ...facts, order: promised(4) }).late).toBe(false);
    expect(expectedArrival({ ...facts, order: promised(3) }).late).toBe(true);
    expect(expectedArrival({ ...facts, positionAt: ago(6), order: promised(1) }).late).toBe(false);
    expect(expectedArrival({ ...facts, positionAt: ago(6), order: promised(-1) }).late).toBe(true);
  });
});
