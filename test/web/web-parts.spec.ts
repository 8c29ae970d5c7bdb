import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'apps/web/src';
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.spec.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Files that hold a text, of those whose name fits. */
function holding(text: RegExp, name: RegExp): string[] {
  return sources.filter((one) => name.test(one.path) && text.test(one.text)).map(({ path }) => path);
}

describe('the screens of the web apps', () => {
  it('show every table by the list part', () => {
    expect(holding(/<table\b/, /\.tsx$/)).toEqual(['ground/ui/table.tsx']);
  });

  it('read every list page by page in one way', () => {
    expect(holding(/\buseInfiniteQuery\(/, /\.tsx?$/)).toEqual(['ground/api/list.ts']);
  });

  it('leave calls of the API to the factories and hooks of their noun', () => {
    expect(holding(/\bapi\.(GET|POST|PUT|PATCH|DELETE)\b/, /\.tsx$/)).toEqual([]);
  });

  it('say in style sheets only what the common parts do not: three fifths of what there was', () => {
    const lines = sources
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ text }) => text.split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(3_527);
  });
});
