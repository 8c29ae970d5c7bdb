import {
  GAZETTEER_COLUMNS,
  GazetteerImporter,
  hubScope,
  Hubs,
  TARIFF_COLUMNS,
  TariffImporter,
} from '#domain';
import { HUB_OPTION, type Command } from '../command.types.js';
import { fileText } from '../text-file.parser.js';

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
      .importCsv(hubId, await fileText(given.operand('file')), (streets, total) => {
        context.progress(`${streets} of ${total} streets`);
      });
    return { data: done, lines: [`${done.streets} streets with ${done.stretches} stretches imported`] };
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

export const IMPORT_COMMANDS: readonly Command[] = [gazetteer, tariff];
