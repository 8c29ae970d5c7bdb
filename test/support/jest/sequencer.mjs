import { readFileSync } from 'node:fs';
import { suites } from './suites.mjs';

/** A spec that starts programs, or a browser, takes as long as one of so many times its size. */
const PROGRAMS = 10;

function weightOf(spec) {
  const text = readFileSync(spec, 'utf8');
  const starts = spec.includes('.browser.') || text.includes('/child-process.js');
  return text.length * (starts ? PROGRAMS : 1);
}

/** What has most to do begins first, so that both cores are busy to the end; browsers come after all of it. */
export default class LargestFirst {
  sort(tests) {
    const specs = suites();
    const weight = ({ path }) => (specs.get(path) ?? [path]).reduce((sum, spec) => sum + weightOf(spec), 0);
    const weights = new Map(tests.map((test) => [test, weight(test)]));
    const last = ({ path }) => Number(path.includes('.browser.'));
    return [...tests].sort((a, b) => last(a) - last(b) || weights.get(b) - weights.get(a));
  }

  cacheResults() {
    // Sizes do not depend on the last run.
  }
}
