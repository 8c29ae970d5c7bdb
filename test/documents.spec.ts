import { faultTable, transitionTable } from '#domain/testing';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !/^\|[\s|-]+\|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('shows the state table the code prints', () => {
    const [, shown = ''] = /<!-- transitions -->([\s\S]*)<!-- \/transitions -->/.exec(readme) ?? [];
    expect(cells(shown)).toEqual(cells(transitionTable()));
  });

  it('shows, in the billing context, the table of faults that the code prints', () => {
    const billing = readFileSync('libs/domain/src/billing/README.md', 'utf8');
    const [, shown = ''] = /<!-- faults -->([\s\S]*)<!-- \/faults -->/.exec(billing) ?? [];
    expect(cells(shown)).toEqual(cells(faultTable()));
  });

  it('is read in one go', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(130);
  });
});

describe('the check of documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-documents-'));

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function faults(documents: Record<string, string>): string[] {
    for (const [name, text] of Object.entries(documents)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { stderr, status } = spawnSync(process.execPath, ['tools/lint/documents.mjs', folder], {
      encoding: 'utf8',
    });
    const lines = stderr.split('\n').filter((line) => line !== '');
    expect(status).toBe(lines.length === 0 ? 0 : 1);
    return lines;
  }

  it('finds links to nothing and decisions without a part, and nothing else', () => {
    const whole = '# One\n\n**Context.** a\n\n**Decision.** b\n\n**Consequence.** c\n\n**To undo.** d\n';
    const links = '[a](docs/decisions/one.md#one) [b](#the-head) [c](https://example.com) `[d](none.md)`';
    const clean = { 'README.md': `# The head!\n\n${links}\n`, 'docs/decisions/one.md': whole };
    expect(faults(clean)).toEqual([]);
    expect(
      faults({
        'README.md': '# Head\n\n[a](none.md) ![b](none.png) [c](docs/decisions/one.md#two)\n\n[d]: ./gone\n',
        'docs/decisions/one.md': whole.replace('**Consequence.**', ''),
      }),
    ).toEqual([
      'README.md: leads to nothing: none.md',
      'README.md: leads to nothing: none.png',
      'README.md: names no heading: docs/decisions/one.md#two',
      'README.md: leads to nothing: ./gone',
      'docs/decisions/one.md: lacks its part "Consequence"',
    ]);
  });
});
