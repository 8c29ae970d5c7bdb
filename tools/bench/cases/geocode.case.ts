import { CensusImporter } from '#domain';
import { Gazetteer } from '#domain/testing';
import { Readable } from 'node:stream';
import { censusFile, manyAddresses } from '../../city/census.builder.js';
import { quantile } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

const ADDRESSES = 1_000_000;
const GOAL_IMPORT_S = 180;
const GOAL_MEMORY_MB = 600;
const GOAL_SEARCH_MS = 10;
const SEARCHES = 2_000;
/** Rows in a piece of the file. */
const ROWS_PER_PIECE = 2_000;
/** A hub of its own, beside those of the other cases. */
const HUB = 9_990_001;
const MEBIBYTE = 2 ** 20;

/** A million addresses of the census into a gazetteer, and how fast an address of them is found, misspelt too. */
export const geocode: BenchCase = {
  name: 'geocode',
  quick: 'omitted',
  run: async ({ core }) => {
    let most = 0;
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
    const began = performance.now();
    await core.get(CensusImporter).import(HUB, { pieces: Readable.from(pieces()), city: 'Campo Grande' });
    const importS = (performance.now() - began) / 1_000;
    clearInterval(watch);
    const times = (await searches(core.get(Gazetteer))).sort((a, b) => a - b);
    const result = (name: string, unit: string, ours: number, goal: number) => ({
      ...EMPTY_RESULT,
      name: `geocode, ${name}`,
      unit,
      ours,
      goal,
    });
    return [
      result('import of 1 M addresses', ' s', importS, GOAL_IMPORT_S),
      result('memory of the import', ' MiB', (most - before) / MEBIBYTE, GOAL_MEMORY_MB),
      result('search p50', ' ms', quantile(times, 0.5), GOAL_SEARCH_MS),
      result('search p99', ' ms', quantile(times, 0.99), GOAL_SEARCH_MS),
    ];
  },
};

function* pieces(): Generator<Buffer> {
  let piece: string[] = [];
  for (const line of censusFile(manyAddresses(ADDRESSES))) {
    if (piece.push(line) < ROWS_PER_PIECE) continue;
    yield Buffer.from(piece.join(''));
    piece = [];
  }
  yield Buffer.from(piece.join(''));
}

/** As written, without a number that is known, and with a letter left out. */
function* addresses(): Generator<string> {
  let at = 0;
  for (const { NOM_TIPO_SEGLOGR: type, NOM_SEGLOGR: name, NUM_ENDERECO: number } of manyAddresses(
    ADDRESSES,
  )) {
    if (at++ % Math.floor(ADDRESSES / SEARCHES) !== 0) continue;
    const street = `${String(type)} ${String(name)}`;
    const misspelt = street.slice(0, -4) + street.slice(-3);
    yield (
      [`${street}, ${String(number)}`, `${street}, ${Number(number) + 4}`, `${misspelt} ${String(number)}`][
        at % 3
      ] ?? ''
    );
  }
}

/** One search after the other. Their addresses are made before: the garbage of making them was collected in searches. */
async function searches(gazetteer: Gazetteer): Promise<number[]> {
  const times: number[] = [];
  for (const address of [...addresses()]) {
    const began = performance.now();
    await gazetteer.geocode(HUB, { address });
    times.push(performance.now() - began);
  }
  return times;
}
