import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SourcePositions } from './source-positions.js';

const SOURCE = `interface Order { readonly id: number }

/** Fails. */
export function first(order: Order): never {
  if (order.id > 1) console.log(order.id);
  throw new Error('first');
}

export const second = () => { throw new Error('second'); };
`;

const COMPILER = `
  import { transformSync } from '@swc/core';
  import { readFileSync } from 'node:fs';
  const output = transformSync(readFileSync(0, 'utf8'), {
    filename: '../../libs/orders.ts',
    sourceFileName: '../../libs/orders.ts',
    sourceMaps: true,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  });
  console.log(JSON.stringify(output));
`;

describe('places of errors in built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-places-'));
  const file = join(folder, 'orders.js');
  // In a process of its own: in a worker that ran other specs for minutes, the compiler ends it (SIGSEGV).
  const compiled = execFileSync(process.execPath, ['--input-type=module', '--eval', COMPILER], {
    input: SOURCE,
  });
  const { code, map } = JSON.parse(String(compiled)) as { code: string; map: string };

  beforeAll(() => {
    writeFileSync(file, code);
    writeFileSync(`${file}.map`, map);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** The frame of an error that is made where the text stands. */
  const frameAt = (text: string, url = pathToFileURL(file).href) => {
    const before = code.slice(0, code.indexOf(text)).split('\n');
    return `at f (${url}:${String(before.length)}:${String(before.at(-1)!.length + 1)})`;
  };

  it('are those of the source', () => {
    const positions = new SourcePositions();
    expect(code.split('\n').length).toBeLessThan(4);
    expect(positions.in(frameAt('Error("first")'))).toBe('at f (libs/orders.ts:6)');
    expect(positions.in(frameAt('Error("second")'))).toBe('at f (libs/orders.ts:9)');
  });

  it('remain for packages, for files without a map, with one that is broken, and outside of it', () => {
    const positions = new SourcePositions();
    writeFileSync(join(folder, 'broken.js.map'), '{');
    const same = [
      'at f (node:internal/timers:1:2)',
      `at f (${pathToFileURL(join(folder, 'node_modules/pg/client.js')).href}:1:2)`,
      `at f (${pathToFileURL(join(folder, 'none.js')).href}:1:2)`,
      `at f (${pathToFileURL(join(folder, 'broken.js')).href}:1:2)`,
      `at f (${pathToFileURL(file).href}:900:2)`,
    ];
    expect(same.map((frame) => positions.in(frame))).toEqual(same);
  });
});
