import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDay } from './city.builder.js';
import { writeEvaluatorFiles } from './evaluator-files.store.js';
import { outcomeOf } from './outcome.calculator.js';
import { judge } from './rules.verdict.js';
import { simulate, type SimulatedDay } from './simulation.harness.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

const day = generateDay({ seed: 11, orders: 120, restaurants: 20, couriers: 28 });

describe('the files for the benchmark’s evaluator', () => {
  let folder: string;
  let run: SimulatedDay;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evaluator-files-'));
    run = simulate(day, STRATEGIES.planned, { settings: BENCHMARK_SETTINGS });
    writeEvaluatorFiles(folder, run);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const change = (file: string, edit: (lines: string[]) => string[]) => {
    const path = join(folder, file);
    writeFileSync(path, edit(readFileSync(path, 'utf8').split('\n')).join('\n'));
  };

  it.each([
    ['planned', STRATEGIES.planned],
    ['nearest_first', STRATEGIES.nearest_first],
  ])('of %s break no rule and agree with the simulation', (_, strategy) => {
    const played = simulate(day, strategy, { settings: BENCHMARK_SETTINGS });
    writeEvaluatorFiles(folder, played);
    const { violations, ...verdict } = judge(day, folder);
    const outcome = outcomeOf(played);
    expect(violations).toEqual([]);
    expect(verdict.delivered).toBe(Math.round(120 * (1 - outcome.undelivered / 100)));
    expect(verdict.clickToDoor).toBeCloseTo(outcome.clickToDoor, 9);
    expect(verdict.readyToPickup).toBeCloseTo(outcome.readyToPickup, 9);
  });

  it('are refused when a pickup is earlier than it can be, or an order is delivered twice or by nobody', () => {
    change('assignments.txt', ([header = '', first = '', ...rest]) => {
      const [time, pickup, ...more] = first.split(' ');
      return [header, [time, Number(pickup) - 5, ...more].join(' '), ...rest];
    });
    expect(judge(day, folder).violations).not.toEqual([]);
    writeEvaluatorFiles(folder, run);
    change('assignments.txt', ([header = '', first = '', ...rest]) => [header, first, first, ...rest]);
    expect(judge(day, folder).violations).toContain('an order is assigned twice');
    writeEvaluatorFiles(folder, run);
    change('assignments.txt', ([header = '', , ...rest]) => [header, ...rest]);
    expect(judge(day, folder).violations.join()).toContain('is delivered and not assigned');
  });
});
