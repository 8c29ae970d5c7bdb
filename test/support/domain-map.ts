import { readFileSync } from 'node:fs';

/** A row of the map in libs/domain/README.md. */
export interface DomainFolder {
  readonly exports: readonly string[];
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** The table between the marks of libs/domain/README.md, by folder. */
export function readDomainMap(): Map<string, DomainFolder> {
  const [, map = ''] = readFileSync('libs/domain/README.md', 'utf8').split(/<!-- \/?map -->/);
  const lines = map.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    lines.slice(2).map((line) => {
      const [folder = '', , exported = '', owns = '', reads = '', writes = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const names = [...exported.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      return [folder, { exports: names, owns: words(owns), reads: words(reads), writes: words(writes) }];
    }),
  );
}

function words(cell: string): string[] {
  return cell.replaceAll('\\', '').split(' ').filter(Boolean);
}
