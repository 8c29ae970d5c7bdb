import { readFile } from 'node:fs/promises';
import {
  GAZETTEER_COLUMNS,
  GazetteerImporter,
  hubScope,
  Hubs,
  TARIFF_COLUMNS,
  TariffImporter,
} from '#domain';
import { HUB, type Command } from '../command.js';
import { UsageError } from '../usage.error.js';

async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`${path} cannot be read (${code})`, { cause: error });
  }
}

const gazetteer: Command = {
  name: 'import gazetteer',
  summary: "Adds a CSV's streets to a hub's gazetteer; the same file again changes nothing",
  notes: [`Columns, the first five required: ${GAZETTEER_COLUMNS.join(', ')}`],
  operands: ['file'],
  options: { hub: HUB },
  async run(desk, given) {
    const { id: hubId } = await desk.get(Hubs).get(given.id('hub'));
    const done = await desk.get(GazetteerImporter).importCsv(hubId, await fileText(given.operand('file')));
    return { data: done, lines: [`${done.streets} streets with ${done.stretches} stretches imported`] };
  },
};

const tariff: Command = {
  name: 'import tariff',
  summary: 'Brings tariffs in, as JSON or as CSV, all of the file or nothing',
  notes: [`Columns: ${TARIFF_COLUMNS.join(', ')}`],
  operands: ['file'],
  options: { hub: HUB },
  async run(desk, given) {
    const { id: hubId } = await desk.get(Hubs).get(given.id('hub'));
    const saved = await desk
      .get(TariffImporter)
      .import(hubScope(hubId), await fileText(given.operand('file')));
    return {
      data: saved.map(({ id, name }) => ({ id, name })),
      lines: saved.map(({ id, name }) => `Tariff ${id} imported: ${name}`),
    };
  },
};

export const IMPORT_COMMANDS: readonly Command[] = [gazetteer, tariff];
