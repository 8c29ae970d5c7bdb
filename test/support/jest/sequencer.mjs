import { statSync } from 'node:fs';
import { suites } from './suites.mjs';

/** What has most to do begins first, so that both cores are busy to the end. */
export default class LargestFirst {
  sort(tests) {
    const specs = suites();
    const bytes = ({ path }) =>
      (specs.get(path) ?? [path]).reduce((sum, spec) => sum + statSync(spec).size, 0);
    return [...tests].sort((a, b) => bytes(b) - bytes(a));
  }

  cacheResults() {
    // Sizes do not depend on the last run.
  }
}
