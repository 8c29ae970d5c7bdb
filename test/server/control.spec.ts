import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../support/child-process.js';

const BUILT = 'dist/server';
/** Words of the control alone, which a bundle keeps. */
const MARK = 'Under control there is no';

describe('the control of a gateway under test', () => {
  const built = readdirSync(BUILT);

  it('is in the bundle that specs start', () => {
    expect(readFileSync(programOf('test/support/control/controlled-gateway.driver.ts'), 'utf8')).toContain(
      MARK,
    );
  });

  it('is not in the servers that are built, nor is anything of test', () => {
    const texts = built
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(BUILT, name), 'utf8'));
    expect(texts.filter((text) => text.includes(MARK))).toEqual([]);
    const modules = built
      .filter((name) => name.endsWith('.map'))
      .flatMap(
        (name) => (JSON.parse(readFileSync(join(BUILT, name), 'utf8')) as { sources: string[] }).sources,
      );
    expect(modules).toContainEqual(expect.stringMatching(/\/apps\/gateway\/src\/process\.[jt]s$/));
    expect(modules.filter((path) => /^(\.\.\/)*test\//.test(path))).toEqual([]);
  });
});
