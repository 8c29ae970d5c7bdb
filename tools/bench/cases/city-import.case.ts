import { CITY_MAKERS, CityFolders, importCity, streetsMaker } from '#city';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_QUARTER } from '../../../test/support/real-quarter.js';
import { gridCity } from '../../city/grid-city.builder.js';
import { osmXml } from '../../city/osm-xml.builder.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

const GOAL_S = 10;
/** About as many nodes as the real quarter has. */
const MADE_UP = { columns: 48, rows: 48, furnished: true };
const TOWN = 'Campo Grande';

/** A quarter of 24,000 nodes from its file to map, roads for four profiles, and streets; `geocode` measures the database's part. */
export const cityImport: BenchCase = {
  name: 'city import',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lm-bench-city-'));
    try {
      const file = REAL_QUARTER ?? madeUp(folder);
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      const { nodes } = await importCity(new CityFolders(join(folder, 'cities')), {
        ...{ file, name: 'quarter', town: TOWN },
        makers: [...CITY_MAKERS, streetsMaker(TOWN, () => undefined)],
        madeAt: new Date('2026-03-02T12:00:00Z'),
      });
      const took = (performance.now() - began) / 1_000;
      const { user, system } = process.cpuUsage(cpu);
      const name = `city import, ${REAL_QUARTER ? 'real quarter' : 'made-up quarter'} of ${String(nodes)} nodes`;
      return [
        { ...EMPTY_RESULT, name, unit: ' s', ours: took, goal: GOAL_S },
        {
          ...EMPTY_RESULT,
          ...{ name: `${name}, time of processors`, unit: ' s', ours: (user + system) / 1e6, goal: GOAL_S },
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function madeUp(folder: string): string {
  const file = join(folder, 'quarter.osm');
  writeFileSync(file, [...osmXml(gridCity(MADE_UP))].join(''));
  return file;
}
