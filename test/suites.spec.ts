import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { suites } from './support/jest/suites.mjs';

const NOT_OURS = ['node_modules', 'dist', '.git', 'data'];
const specs = readdirSync('.', { withFileTypes: true })
  .filter((one) => one.isDirectory() && !NOT_OURS.includes(one.name))
  .flatMap(({ name }) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => resolve(name, path)),
  )
  .filter((path) => /\.spec\.[cm]?[jt]sx?$/.test(path));

describe('the suites', () => {
  it('load every spec once', () => {
    expect([...suites().values()].flat().sort()).toEqual(specs.sort());
  });

  it('have specs each', () => {
    expect([...suites()].filter(([, loaded]) => loaded.length === 0)).toEqual([]);
  });

  it('stop a run that would leave out a spec', () => {
    const all = [...suites().keys()].filter((path) => path.includes('.suite.'));
    const [lost = ''] = all;
    const others = all.filter((path) => dirname(path) !== dirname(lost));
    expect(() => suites(others)).toThrow(`${suites().get(lost)![0]!} is in no suite`);
  });
});
