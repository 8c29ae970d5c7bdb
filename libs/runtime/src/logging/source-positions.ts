import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = /(file:\/\/\/\S+\.js):(\d+):(\d+)/;
const PACKAGES = 'node_modules/';
const BITS = 5;
const BITS_MASK = 31;
const CONTINUED = 32;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** By character code. */
const VALUES = new Uint8Array(128);
for (let digit = 0; digit < DIGITS.length; digit++) VALUES[DIGITS.charCodeAt(digit)] = digit;

interface SourceMapFile {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/**
 * Stacks of built files get the sources' names. A map is read when the first error of its file is logged:
 * Node's `--enable-source-maps` reads all at start, which takes a quarter of a start and 25 to 50 MB.
 */
export class SourcePositions {
  private readonly maps = new Map<string, FileMap | null>();

  /** `at f (file:///app/dist/server/core.js:5:7)` → `at f (libs/domain/src/…/order.store.ts:33)` */
  in(frame: string): string {
    return frame.replace(BUILT, (built, url: string, line: string, column: string) => {
      if (url.includes(PACKAGES)) return built;
      return this.mapOf(url)?.find(Number(line), Number(column)) ?? built;
    });
  }

  private mapOf(url: string): FileMap | null {
    const known = this.maps.get(url);
    if (known !== undefined) return known;
    const map = readMap(url);
    this.maps.set(url, map);
    return map;
  }
}

/** Null without a map that can be read: the error is more important than its places. */
function readMap(url: string): FileMap | null {
  try {
    return new FileMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapFile);
  } catch {
    return null;
  }
}

/**
 * Segments of a map hold the difference to the segment before, so each line begins with the sum of all before
 * it.
 */
class FileMap {
  private readonly lines: string[];
  private readonly sources: readonly string[];
  /** For each line, the source and its line at the beginning. */
  private readonly sourceBefore: Int32Array;
  private readonly lineBefore: Int32Array;

  constructor({ sources, mappings }: SourceMapFile) {
    this.sources = sources;
    this.lines = mappings.split(';');
    this.sourceBefore = new Int32Array(this.lines.length);
    this.lineBefore = new Int32Array(this.lines.length);
    let source = 0;
    let sourceLine = 0;
    this.lines.forEach((line, index) => {
      this.sourceBefore[index] = source;
      this.lineBefore[index] = sourceLine;
      for (const segment of line.split(',')) {
        const [, bySource = 0, byLine = 0] = differences(segment);
        source += bySource;
        sourceLine += byLine;
      }
    });
  }

  /** `line` and `column` count from 1, as in a stack. */
  find(line: number, column: number): string | null {
    const index = line - 1;
    const text = this.lines[index];
    if (text === undefined) return null;
    let at = 0;
    let source = this.sourceBefore[index] ?? 0;
    let sourceLine = this.lineBefore[index] ?? 0;
    let found: string | null = null;
    for (const segment of text.split(',')) {
      const [byColumn = 0, bySource, byLine = 0] = differences(segment);
      at += byColumn;
      if (at >= column) break;
      source += bySource ?? 0;
      sourceLine += byLine;
      found = bySource === undefined ? null : this.place(source, sourceLine);
    }
    return found;
  }

  /** `libs/…/file.ts:7`, below the repository or node_modules. */
  private place(source: number, line: number): string {
    return `${this.sources[source]?.replace(/^(\.\.\/)+/, '') ?? ''}:${String(line + 1)}`;
  }
}

/** Column, source, line and column of the source, name; the column alone where there is no source. */
function differences(segment: string): number[] {
  const found: number[] = [];
  let value = 0;
  let shift = 0;
  for (let at = 0; at < segment.length; at++) {
    const digit = VALUES[segment.charCodeAt(at)] ?? 0;
    value |= (digit & BITS_MASK) << shift;
    shift += BITS;
    if ((digit & CONTINUED) !== 0) continue;
    found.push((value & 1) === 0 ? value >> 1 : -(value >> 1));
    value = 0;
    shift = 0;
  }
  return found;
}
