import { readdirSync, readFileSync } from 'node:fs';

/** What sources say of `no_show`, which is the only reason whose name leaves open who did not come. */
function saidOfNoShow(): string[] {
  return readdirSync('apps', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.ts$|node_modules|console\.ts$/.test(path))
    .flatMap((path) => readFileSync(`apps/${path}`, 'utf8').match(/^ *no_show: .*$/gm) ?? []);
}

describe('the reason `no_show`', () => {
  it('means in the words of every face and app that the courier did not come', () => {
    const said = saidOfNoShow();
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((text) => !/entregador|courier/i.test(text))).toEqual([]);
  });
});
