import { Database, HUB_PLANS, Hubs } from '#domain';
import { createDataSource, type Core } from '#runtime';
import { cellName, hubsIn, type HubOfCell } from '../../cells/cell-list.queries.js';
import type { CommandResult, Command } from '../command.types.js';
import { ADDRESS_HELP, databaseAddresses } from '../database-addresses.parser.js';
import { askForHub, setUpHub } from './guided-hub.steps.js';

async function hubsOfCells(core: Core, urls: readonly string[]): Promise<CommandResult> {
  const own = core.database.dataSource.options as { url?: string };
  const hubs = listed(own.url ?? '', await hubsIn(core.database, core.clock));
  for (const url of urls) {
    const settings = { url, poolSize: 1, applicationName: 'last-mile hub list' };
    const database = new Database(await createDataSource(settings).initialize());
    try {
      hubs.push(...listed(url, await hubsIn(database, core.clock)));
    } finally {
      await database.dataSource.destroy();
    }
  }
  return {
    data: hubs,
    lines: hubs.map(({ cell, id, name, state }) => `${cell}  ${String(id)}  ${name}  ${state}`),
  };
}

/** `state`: `here`, or where its move stands: `copying 12/59`, `moved`, `arriving`. */
function listed(url: string, hubs: readonly HubOfCell[]) {
  const cell = cellName(url);
  return hubs.map(({ id, name, move }) => ({ cell, id, name, state: stateOf(move) }));
}

function stateOf(move: HubOfCell['move']): string {
  if (move === null) return 'here';
  const state =
    move.state === 'copying' ? `copying ${String(move.tablesCopied)}/${String(move.tables)}` : move.state;
  return move.stalled ? `${state}, command gone` : state;
}

const create: Command = {
  name: 'hub create',
  summary: 'Makes a hub: a company with its own couriers, merchants and orders',
  options: {
    name: { value: 'text', help: 'its name', required: true },
    city: { value: 'text', help: 'where it works', required: true },
    state: { value: 'UF', help: 'of the city', required: true },
    timezone: { value: 'zone', help: 'such as America/Manaus; without: America/Sao_Paulo' },
    plan: { value: 'plan', help: HUB_PLANS.join(', ') },
    sandbox: { help: 'for trying out: a robot moves its orders' },
    guided: { help: 'asks for everything an order needs and makes it, in Portuguese or English' },
  },
  notes: ['On a terminal without options: as --guided.'],
  guide: askForHub,
  async run(context, given) {
    if (given.flag('guided')) return setUpHub(context, given);
    const timezone = given.optional('timezone');
    const plan = given.choice('plan', HUB_PLANS);
    const hub = await context.get(Hubs).create({
      name: given.text('name'),
      city: given.text('city'),
      state: given.text('state'),
      sandbox: given.flag('sandbox'),
      ...(timezone === null ? {} : { timezone }),
      ...(plan === null ? {} : { plan }),
    });
    return { data: { id: hub.id }, lines: [`Hub ${hub.id} created: ${hub.name}`, ...nextSteps(hub.id)] };
  },
};

/** What a new hub lacks, in the order in which it is missed. */
function nextSteps(hub: number): string[] {
  return [
    'Before its first order (`npm run cli -- hub create --guided` asks for all of it):',
    `  operator create --hub ${hub} --name … --email …`,
    `  vehicle-type create --hub ${hub} --name Moto --kind motorbike`,
    `  import tariff FILE --hub ${hub}        prices of the vehicle type; without one: "Não há tarifa"`,
    `  import gazetteer FILE --hub ${hub}     streets, or NOMINATIM_URL; without either: "Endereço não encontrado"`,
    '  a service area, through POST /api/admin/service-areas; without one orders go anywhere',
    `  merchant create --hub ${hub} --name … --phone … --invoicing`,
    `  key issue --hub ${hub} --face full-api`,
  ];
}

const list: Command = {
  name: 'hub list',
  summary: 'Lists all hubs',
  options: {
    cells: {
      value: 'source',
      help: `${ADDRESS_HELP} the DATABASE_URLs of other cells: their hubs too, and which of them move`,
    },
  },
  async run(context, given) {
    const cells = given.optional('cells');
    if (cells !== null)
      return hubsOfCells(context.core, await databaseAddresses(context.env, '--cells', cells));
    const hubs = (await context.get(Hubs).list()).map(({ id, name, city, state, plan, sandbox }) => {
      const data = { id, name, city, state, plan, sandbox };
      return { data, line: `${id}  ${name}  ${city}/${state}  ${plan}${sandbox ? '  sandbox' : ''}` };
    });
    return { data: hubs.map(({ data }) => data), lines: hubs.map(({ line }) => line) };
  },
};

export const HUB_COMMANDS: readonly Command[] = [create, list];
