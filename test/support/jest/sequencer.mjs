import { readFileSync } from 'node:fs';
import { suites } from './suites.mjs';

/** A spec that starts programs takes as long as one of so many times its size. */
const PROGRAMS = 10;

/** Who begins also loads the modules of its worker: small suites, so no long one takes longer by it. */
const FIRST = 4;

function weightOf(spec) {
  const text = readFileSync(spec, 'utf8');
  return text.length * (text.includes('/child-process.js') ? PROGRAMS : 1);
}

/** What has most to do comes first, so both cores are busy to the end; the browser's suite comes last. */
export default class LargestFirst {
  sort(tests) {
    const specs = suites();
    const weight = ({ path }) => (specs.get(path) ?? [path]).reduce((sum, spec) => sum + weightOf(spec), 0);
    const weights = new Map(tests.map((test) => [test, weight(test)]));
    const sorted = [...tests].sort((a, b) => weights.get(b) - weights.get(a));
    const browser = sorted.filter(({ path }) => path.includes('.browser.'));
    const others = sorted.filter((test) => !browser.includes(test));
    const first = others.filter(({ path }) => path.endsWith('.suite.ts')).slice(-FIRST);
    return [...new Set([...first, ...others, ...browser])];
  }

  cacheResults() {
    // Sizes do not depend on the last run.
  }
}
