import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTITIES } from '#domain';
import { getMetadataArgsStorage } from 'typeorm';
import { contexts, readDomainMap } from '../support/domain-map.js';

const SRC = 'libs/domain/src';

const foldersIn = (folder: string) =>
  readdirSync(join(SRC, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const sourcesOf = (folder: string) =>
  readdirSync(join(SRC, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8'));

const declaredIn = (folder: string) =>
  sourcesOf(folder).flatMap((source) =>
    [...source.matchAll(/^@Entity\('(\w+)'/gm)].map(([, table]) => table),
  );

describe('the map of the domain', () => {
  const map = readDomainMap();
  const nouns = [...map.entries()];

  it('names each folder', () => {
    const folders = contexts().flatMap((context) =>
      map.get(context)?.folder === context ? [context] : foldersIn(context),
    );
    expect(nouns.map(([, { folder }]) => folder).sort()).toEqual(
      folders.filter((folder) => folder !== 'base/migrations').sort(),
    );
  });

  it.each(nouns)('%s owns the tables that its entities declare', (_, { folder, owns }) => {
    expect(owns).toEqual(expect.arrayContaining(declaredIn(folder)));
  });

  it('has each entity that a noun declares among those of TypeORM', () => {
    const mapped = ENTITIES.map((entity) => getMetadataArgsStorage().filterTables(entity)[0]?.name);
    expect(mapped.sort()).toEqual(nouns.flatMap(([, { folder }]) => declaredIn(folder)).sort());
  });

  it.each(nouns)('%s exports what the map names', (_, { folder, exports }) => {
    const all = sourcesOf(folder).join('\n');
    expect(exports.filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(all))).toEqual([]);
  });
});
