import { writeFile } from 'node:fs/promises';
import { clearMovedHub, HubMover, type HubPause } from '#cells';
import { Database } from '#domain';
import { createDataSource, StartupError, type Core } from '#runtime';
import {
  type Command,
  type CommandArguments,
  type CommandContext,
  type CommandResult,
  UsageError,
} from '../command.types.js';
import { ADDRESS_HELP, databaseAddress, fileText } from '../database-addresses.parser.js';

/** A map of host names with one line for the host, `host cell`, as HAProxy and Caddy read it. */
function directoryWith(text: string, host: string, cell: string): string {
  const others = text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim().split(/\s+/)[0] !== host);
  return `${[...others, `${host} ${cell}`].join('\n')}\n`;
}

/** Copies of large tables and their checksums take as long as they take. */
const STATEMENT_TIMEOUT_MS = 24 * 3_600_000;

const move: Command = {
  name: 'hub move',
  summary: 'Moves a hub to another cell (another PostgreSQL with another CELL_ID) while it works',
  operands: ['hub'],
  options: {
    to: { value: 'source', help: `${ADDRESS_HELP} the DATABASE_URL of the other cell`, required: true },
    address: { value: 'url', help: 'base address of the hub in the other cell' },
    from: {
      value: 'source',
      help: 'the same for this database as the other cell reaches it; without: DATABASE_URL',
    },
    directory: { value: 'file', help: 'map from host name to cell that a proxy reads' },
    host: { value: 'name', help: 'host name of the company, for --directory' },
    cell: { value: 'name', help: 'name of the other cell, for --directory' },
    'dry-run': { help: 'only says what would move, and why it cannot' },
    'give-up': { help: 'ends a move that has not come to its end: the hub stays here' },
  },
  notes: [
    'Both cells run the same release with CELLS=true and the same SECRET_KEY and share files (S3); PostgreSQL here has',
    'wal_level=logical. A move that breaks off is resumed by the same command. When the hub is about to begin',
    'there, its writes are answered 503 with Retry-After for a moment; afterwards all calls here are answered',
    '421 with the new address, until `hub clear` deletes its rows here.',
  ],
  run: (context, given) => withMover(context, given, (mover) => runMove(context, given, mover)),
};

async function withMover(
  { core, env, progress }: CommandContext,
  given: CommandArguments,
  work: (mover: HubMover) => Promise<CommandResult>,
): Promise<CommandResult> {
  const own = (core.database.dataSource.options as { url?: string }).url ?? '';
  const to = await databaseAddress(env, '--to', given.text('to'));
  const from = given.optional('from');
  const sourceUrl = from === null ? own : await databaseAddress(env, '--from', from);
  requireCells(core);
  const [here, there] = await Promise.all([connect(own), connect(to)]);
  const order = {
    hubId: given.idOperand('hub'),
    address: given.text('address'),
    sourceUrl,
  };
  try {
    return await work(new HubMover({ here, there, clock: core.clock, progress }, order));
  } finally {
    await Promise.all([here.dataSource.destroy(), there.dataSource.destroy()]);
  }
}

function requireCells({ config }: Core): void {
  if (!config.cells)
    throw new StartupError('Cells are switched off: set CELLS=true, here and for every process');
}

async function connect(url: string): Promise<Database> {
  const settings = { url, poolSize: 5, applicationName: 'last-mile hub move' };
  return new Database(
    await createDataSource({ ...settings, statementTimeoutMs: STATEMENT_TIMEOUT_MS }).initialize(),
  );
}

async function runMove(
  { progress }: CommandContext,
  given: CommandArguments,
  mover: HubMover,
): Promise<CommandResult> {
  const hub = given.operand('hub');
  if (given.flag('dry-run')) return rehearsal(hub, await mover.rehearse());
  if (given.flag('give-up')) {
    await mover.giveUp();
    return { data: { hub: Number(hub), moved: false }, lines: [`Hub ${hub} stays here`] };
  }
  if (given.optional('address') === null) throw new UsageError('hub move needs --address');
  const directory = directoryOf(given);
  const { tables, rows, pause } = await mover.move();
  if (directory !== null) {
    const { file, host, cell } = directory;
    await writeFile(file, directoryWith(await fileText(file).catch(() => ''), host, cell));
    progress(`${file}: ${host} leads to ${cell}`);
  }
  return {
    data: { hub: Number(hub), moved: true, tables, rows, pause },
    lines: [
      `Hub ${hub} works in the other cell: ${String(rows)} rows of ${String(tables)} tables`,
      ...(pause === null ? [] : [pauseLine(pause)]),
      `Its rows here answer 421 until they are deleted: npm run cli -- hub clear ${hub}`,
    ],
  };
}

function pauseLine(pause: HubPause): string {
  const ms = (value: number) => `${String(value)} ms`;
  return (
    `Writes were refused for ${ms(pause.totalMs)}: ${ms(pause.writersMs)} until writers had ended, ` +
    `${ms(pause.arrivalMs)} until all had arrived, ${ms(pause.comparisonMs)} to compare what was left, ` +
    `${ms(pause.handOverMs + pause.beginMs)} until the other cell had begun`
  );
}

function directoryOf(given: CommandArguments): { file: string; host: string; cell: string } | null {
  const [file, host, cell] = [given.optional('directory'), given.optional('host'), given.optional('cell')];
  if (file === null) return null;
  if (host === null || cell === null) throw new UsageError('--directory needs --host and --cell');
  return { file, host, cell };
}

function rehearsal(hub: string, rows: Readonly<Record<string, number>>): CommandResult {
  const sum = Object.values(rows).reduce((a, b) => a + b, 0);
  return {
    data: { hub: Number(hub), rows },
    lines: [
      ...Object.entries(rows).map(([table, count]) => `${String(count).padStart(10)}  ${table}`),
      `${String(sum).padStart(10)}  rows would move with hub ${hub}; nothing was changed`,
    ],
  };
}

const clear: Command = {
  name: 'hub clear',
  summary: 'Deletes the rows of a hub that has moved to another cell',
  operands: ['hub'],
  options: {},
  async run({ core, progress }, given) {
    const hub = given.idOperand('hub');
    let rows = 0;
    requireCells(core);
    await clearMovedHub(core.database, core.clock, hub, (table, deleted) => {
      rows += deleted;
      progress(`${table}: ${String(deleted)} rows deleted`);
    });
    return { data: { hub, rows }, lines: [`${String(rows)} rows of hub ${String(hub)} deleted`] };
  },
};

export const HUB_MOVE_COMMANDS: readonly Command[] = [move, clear];
