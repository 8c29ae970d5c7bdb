import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The position in a built file, from a line of a stack. */
const BUILT = /(file:\/\/\/\S+\.js):(\d+):(\d+)/;
const PACKAGES = 'node_modules/';

/**
 * Names sources in stacks of built files, whose lines nobody knows. A map is read when the first error of its file is logged:
 * Node's `--enable-source-maps` reads all at start, which takes a quarter of a start and 25 to 50 MB.
 */
export class SourcePositions {
  private readonly maps = new Map<string, SourceMap | null>();

  /** `at f (file:///app/dist/server/core.js:5:7)` → `at f (libs/domain/src/orders/orders.service.ts:33)` */
  in(frame: string): string {
    return frame.replace(BUILT, (built, url: string, line: string, column: string) => {
      if (url.includes(PACKAGES)) return built;
      const found = this.mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
      // Beyond the end of a line or of the file it finds the entry before.
      if (!found || !('originalSource' in found) || found.generatedLine !== Number(line) - 1) return built;
      return `${found.originalSource.replace(/^(\.\.\/)+/, '')}:${String(found.originalLine + 1)}`;
    });
  }

  private mapOf(url: string): SourceMap | null {
    const known = this.maps.get(url);
    if (known !== undefined) return known;
    const map = readMap(url);
    this.maps.set(url, map);
    return map;
  }
}

/** Null without a map that can be read: the error is more important than its places. */
function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
