import {
  CENSUS_COLUMNS,
  CensusImporter,
  GAZETTEER_COLUMNS,
  GazetteerImporter,
  hubScope,
  Hubs,
  municipalityOf,
  TARIFF_COLUMNS,
  TariffImporter,
} from '#domain';
import { HUB_OPTION, type Command, UsageError } from '../command.types.js';
import { basename } from 'node:path';
import { fileText, namedFilePieces } from '../database-addresses.parser.js';

const gazetteer: Command = {
  name: 'import gazetteer',
  summary: "Adds a CSV's streets to a hub's gazetteer; the same file again changes nothing",
  notes: [`Columns, the first five required: ${GAZETTEER_COLUMNS.join(', ')}`],
  operands: ['file'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const done = await context
      .get(GazetteerImporter)
      .importCsv(hubId, await fileText(given.operand('file')), (streets, total) =>
        context.progress(`${streets} of ${total} streets`),
      );
    return { data: done, lines: [`${done.streets} streets with ${done.stretches} stretches imported`] };
  },
};

const addresses: Command = {
  name: 'city import-addresses',
  summary:
    "Adds the census's addresses (CNEFE 2022 of IBGE) to a hub's gazetteer; the same file again changes nothing",
  notes: [
    'The file is that of one municipality: a CSV with `;`, also packed by gzip, with coordinates and CEP of every door',
    `Columns that are read: ${CENSUS_COLUMNS.join(', ')}`,
  ],
  operands: ['file'],
  options: {
    hub: HUB_OPTION,
    city: { value: 'name', help: "the municipality's name; absent: as the file's name has it" },
  },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const file = given.operand('file');
    const city = given.optional('city') ?? municipalityOf(basename(file)) ?? '';
    if (city === '')
      throw new UsageError('The name of the file does not tell the municipality: give it with --city');
    const done = await context
      .get(CensusImporter)
      .import(hubId, { pieces: namedFilePieces(file), city }, (step, count) =>
        context.progress(step === 'read' ? `${count} addresses read` : `${count} streets written`),
      );
    const skipped = done.skipped === 0 ? '' : `; ${done.skipped} lines without a street or a point left out`;
    return {
      data: done,
      lines: [
        `${done.addresses} addresses read: ${done.streets} streets with ${done.houses} house numbers${skipped}`,
      ],
    };
  },
};

const tariff: Command = {
  name: 'import tariff',
  summary: 'Brings tariffs in, as JSON or as CSV, all of the file or nothing',
  notes: [
    `Columns, the first four required: ${TARIFF_COLUMNS.join(', ')}`,
    'JSON: an object or a list of objects with these names, or as the admin API takes tariffs (vehicleTypeId, terms)',
  ],
  operands: ['file'],
  options: { hub: HUB_OPTION },
  async run(context, given) {
    const { id: hubId } = await context.get(Hubs).get(given.id('hub'));
    const saved = await context
      .get(TariffImporter)
      .import(hubScope(hubId), await fileText(given.operand('file')));
    return {
      data: saved.map(({ id, name }) => ({ id, name })),
      lines: saved.map(({ id, name }) => `Tariff ${id} imported: ${name}`),
    };
  },
};

export const IMPORT_COMMANDS: readonly Command[] = [gazetteer, addresses, tariff];
