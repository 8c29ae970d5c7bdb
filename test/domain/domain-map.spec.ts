import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDomainMap } from '../support/domain-map.js';

const SRC = 'libs/domain/src';

const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
  .map(({ name }) => name);

const sourcesOf = (folder: string) =>
  readdirSync(join(SRC, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8'));

describe('the map of the domain', () => {
  const map = readDomainMap();

  it('has one row for each folder', () => {
    expect([...map.keys()].sort()).toEqual([...folders].sort());
  });

  it.each(folders)('%s owns the tables that its entities declare', (folder) => {
    const declared = sourcesOf(folder).flatMap((source) =>
      [...source.matchAll(/^@Entity\('(\w+)'/gm)].map(([, table]) => table),
    );
    expect([...(map.get(folder)?.owns ?? [])].sort()).toEqual(declared.sort());
  });

  it.each(folders)('%s exports what the map names', (folder) => {
    const all = sourcesOf(folder).join('\n');
    const missing = map
      .get(folder)
      ?.exports.filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(all));
    expect(missing).toEqual([]);
  });
});
