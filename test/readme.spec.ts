import { transitionTable } from '#domain';
import { readFileSync } from 'node:fs';

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !/^\|[\s|-]+\|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('README', () => {
  it('shows the state table the code prints', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, shown = ''] = /<!-- transitions -->([\s\S]*)<!-- \/transitions -->/.exec(readme) ?? [];
    expect(cells(shown)).toEqual(cells(transitionTable()));
  });
});
