import {
  CITIES_FOLDER,
  type City,
  CITY_MAKERS,
  CityFolders,
  cityName,
  importCity,
  OsmFileError,
  streetsMaker,
  type MakeMaker,
  type OsmBounds,
} from '#city';
import { Clock, type FoundStreet, FoundStreetImporter, type Hub, Hubs } from '#domain';
import { CITY_IMPORT_STEPS, CityImportTurns } from '#domain/modules';
import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { foundStreet } from '#runtime';
import { type Command, type CommandContext, UsageError } from '../cli/command.types.js';

const MS = 1_000;

const add: Command = {
  name: 'city import',
  summary:
    "Makes a city's map and roads, and a hub's addresses, of a file of OpenStreetMap; the old city serves until then",
  notes: [
    'The file is an extract: .osm.pbf, .osm.gz or .osm. Extracts by state: https://download.geofabrik.de/south-america/brazil.html',
    'The same file again makes the same city; an import that was stopped leaves the old one as it was',
    'The same command after that goes on: a map or roads that were ready are not made again',
  ],
  operands: ['file'],
  options: {
    hub: {
      value: 'id',
      help: 'whose gazetteer gets the streets; absent: only the map and the roads are made',
    },
    name: { value: 'name', help: "the city's name; absent: as the file is called" },
    bounds: { value: 'west,south,east,north', help: 'only what lies within, in degrees' },
  },
  async run(context, given) {
    const file = given.operand('file');
    const name = cityName(given.optional('name') ?? basename(file));
    if (name === null) throw new UsageError('The city needs a name: give it with --name');
    const hubId = given.optionalId('hub');
    const hub = hubId === null ? null : await context.get(Hubs).get(hubId);
    const streets = streetMaker(context, hub);
    const turn = randomUUID();
    const made = (report?: ReportProgress) =>
      importCity(folders(context), {
        file,
        name,
        town: hub?.city,
        turn,
        makers: [...CITY_MAKERS, ...streets.makers],
        madeAt: context.get(Clock).now(),
        bounds: boundsOf(given.optional('bounds')),
        onProgress: progressOf(context, report),
      });
    const done = await withReadErrors(file, () =>
      inTurn(context, { hub, file, name, turn }, made, streets.written),
    );
    const addresses = streets.written();
    return {
      data: { ...done, addresses },
      lines: [
        lineOf(done),
        ...(addresses ? [`${addresses.streets} streets with ${addresses.houses} house numbers`] : []),
      ],
    };
  },
};

type CityImportStep = (typeof CITY_IMPORT_STEPS)[number];
type ReportProgress = (step: CityImportStep, share: number) => void;
const STEPS: Readonly<Record<string, CityImportStep>> = { map: 'map', roads: 'roads', addresses: 'streets' };

/** Runs an import in its turn: one city at a time. Turns belong to hubs; without any nobody else imports. */
async function inTurn<T>(
  context: CommandContext,
  { hub, file, name, turn }: { hub: Hub | null; file: string; name: string; turn: string },
  work: (report?: ReportProgress) => Promise<T>,
  written: () => { streets: number; houses: number } | null,
): Promise<T> {
  const turnHub = hub ?? (await context.get(Hubs).list())[0];
  if (!turnHub) return work();
  const turns = context.get(CityImportTurns);
  const killed = await folders(context).deadTurn(name);
  if (killed !== null) await turns.giveUp(turnHub.id, killed);
  const entry = { hubId: turnHub.id, fileName: basename(file), city: name, startedBy: 'command line', turn };
  const taken = await turns.take(entry, work, written);
  if (taken === null) throw new UsageError('Another city is being made: begin again when it is ready');
  return taken.made;
}

/** The streets go into the gazetteer of the hub, and stay with the city for the next one. */
function streetMaker(context: CommandContext, hub: Hub | null) {
  if (!hub) return { makers: [], written: () => null };
  let written: { streets: number; houses: number } | null = null;
  const make: MakeMaker = (nodes) => {
    const found: FoundStreet[] = [];
    const maker = streetsMaker(hub.city, (streets) => {
      for (const street of streets) found.push(foundStreet(street, hub.state));
    })(nodes);
    return {
      ...maker,
      name: 'addresses',
      write: async (step) => {
        await maker.write(step);
        written = await context
          .get(FoundStreetImporter)
          .import(hub.id, found, (streets) => step.progress(streets / found.length));
      },
    };
  };
  return { makers: [make], written: () => written };
}

/** Prints a line for each ten percent, with the time left. */
function progressOf(context: CommandContext, report?: ReportProgress) {
  const clock = context.get(Clock);
  let [shown, step, began] = ['', '', clock.millis()];
  return (name: string, share: number) => {
    report?.(STEPS[name] ?? 'read', share);
    if (name !== step) [step, began] = [name, clock.millis()];
    const percent = Math.floor(share * 10) * 10;
    const passed = clock.millis() - began;
    const left = share > 0 && share < 1 ? `, about ${Math.ceil((passed / share - passed) / MS)} s left` : '';
    if (shown === `${name} ${percent}`) return;
    shown = `${name} ${percent}`;
    context.progress(`${name}: ${percent} %${left}`);
  };
}

const list: Command = {
  name: 'city list',
  summary: 'Lists the cities whose maps are drawn',
  options: {},
  async run(context) {
    const cities = await folders(context).list();
    return {
      data: cities,
      lines: cities.length > 0 ? cities.map(lineOf) : ['There is no city yet: city import FILE'],
    };
  },
};

const remove: Command = {
  name: 'city remove',
  summary: "Removes a city's map and roads; addresses stay",
  operands: ['name'],
  options: {},
  async run(context, given) {
    const name = given.operand('name');
    if (!(await folders(context).remove(name))) throw new UsageError(`There is no city ${name}`);
    return { data: { name }, lines: [`City ${name} removed`] };
  },
};

export const CITY_COMMANDS: readonly Command[] = [add, list, remove];

function folders({ core }: CommandContext): CityFolders {
  return new CityFolders(join(core.config.dataDir, CITIES_FOLDER));
}

function lineOf({ name, bounds, nodes, madeAt }: City): string {
  const { west, south, east, north } = bounds;
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(3)).join(',');
  return `City ${name}: ${nodes} nodes within ${box}, made ${madeAt}`;
}

function boundsOf(text: string | null): OsmBounds | undefined {
  if (text === null) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number);
  if (!(west < east && south < north)) throw new UsageError('--bounds are west,south,east,north in degrees');
  return { west, south, east, north };
}

async function withReadErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof OsmFileError) throw new UsageError(error.message, { cause: error });
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new UsageError(`${file} cannot be read (${code})`, { cause: error });
    throw error;
  }
}
