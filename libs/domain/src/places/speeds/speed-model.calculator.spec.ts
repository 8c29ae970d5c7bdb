import { logRatioOf, type LegGroup, SpeedModel } from './speed-model.calculator.js';
import { seededRandom } from '../../../../../test/support/seeded-random.js';

const group = (more: Partial<LegGroup> = {}): LegGroup => ({
  source: 'roads',
  vehicle: 'motorbike',
  area: '1,1',
  hour: 12,
  legs: 1,
  logs: Math.log(2),
  ...more,
});

describe('learned speeds', () => {
  it('believe the estimate without legs, and legs the more the more there are', () => {
    const factor = (legs: number) =>
      new SpeedModel(legs === 0 ? [] : [group({ legs, logs: legs * Math.log(2) })]).factor(
        ...(['roads', 'motorbike', '1,1', 12] as const),
      );
    expect(factor(0)).toBe(1);
    expect(factor(1)).toBeLessThan(1.4);
    expect(factor(20)).toBeGreaterThan(factor(1));
    expect(factor(5_000)).toBeCloseTo(2, 2);
  });

  it('carry over to hours and areas without legs, but to no other vehicle or source', () => {
    const model = new SpeedModel([group({ legs: 500, logs: 500 * Math.log(2) })]);
    expect(model.factor('roads', 'motorbike', '9,9', 3)).toBeGreaterThan(1.8);
    expect(model.factor('roads', 'bicycle', '1,1', 12)).toBe(1);
    expect(model.factor('straight_line', 'motorbike', '1,1', 12)).toBe(1);
  });

  it('learn nothing of what had another cause', () => {
    expect([logRatioOf(300, 3_000), logRatioOf(10, 20), logRatioOf(300, 0)]).toEqual([null, null, null]);
    expect(logRatioOf(300, 300)).toBe(0);
  });

  /** Thirty days of a town with rush hours and slow centre; each is estimated by what earlier ones taught. */
  it('take at least 30 % of the error of the slowest tenth away in a month', () => {
    const random = seededRandom(3);
    const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
    const truth = (hour: number, area: number, vehicle: string) => {
      const ofDay = hour % 24;
      const isWeekday = hour >= 24 && hour < 144;
      const rush = isWeekday && (ofDay === 12 || (ofDay >= 18 && ofDay <= 20)) ? 1.6 : 1;
      return rush * (area < 3 ? 1.35 : 1) * (vehicle === 'bicycle' ? 1.15 : 1.05);
    };
    const legs: LegGroup[] = [];
    const before: number[] = [];
    const after: number[] = [];
    for (let day = 0; day < 30; day++) {
      const model = new SpeedModel(legs);
      for (let leg = 0; leg < 400; leg++) {
        const hour = (day % 7) * 24 + 10 + Math.floor(random() * 13);
        const area = Math.floor(random() * 10);
        const vehicle = random() < 0.2 ? 'bicycle' : 'motorbike';
        const estimatedS = 180 + random() * 900;
        const riddenS = estimatedS * truth(hour, area, vehicle) * Math.exp(0.12 * normal());
        const factor = model.factor('roads', vehicle, String(area), hour);
        before.push(Math.abs(riddenS - estimatedS));
        after.push(Math.abs(riddenS - estimatedS * factor));
        const logs = logRatioOf(estimatedS, riddenS);
        if (logs !== null) legs.push(group({ vehicle, area: String(area), hour, logs }));
      }
    }
    const p90 = (errors: number[]) => errors.sort((a, b) => a - b)[Math.floor(errors.length * 0.9)] ?? 0;
    expect(p90(after)).toBeLessThan(0.7 * p90(before));
  });
});
