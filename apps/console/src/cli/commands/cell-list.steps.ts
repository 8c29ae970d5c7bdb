import { Database, HubMoves, Hubs } from '#domain';
import { createDataSource, type Core } from '#runtime';
import type { CommandResult } from '../command.types.js';

interface HubOfCell {
  /** Host and name of the cell's database: the address without its password. */
  readonly cell: string;
  readonly id: number;
  readonly name: string;
  /** `here`, or where its move stands: `copying 12/59`, `moved`, `arriving`. */
  readonly state: string;
}

/** The hubs of this cell and of others, with the moves under way. */
export async function hubsOfCells(core: Core, urls: readonly string[]): Promise<CommandResult> {
  const own = core.database.dataSource.options as { url?: string };
  const hubs = await hubsIn(core.database, own.url ?? '', core.clock);
  for (const url of urls.filter((one) => one !== '')) {
    const settings = { url, poolSize: 1, applicationName: 'last-mile hub list' };
    const database = new Database(await createDataSource(settings).initialize());
    try {
      hubs.push(...(await hubsIn(database, url, core.clock)));
    } finally {
      await database.dataSource.destroy();
    }
  }
  return {
    data: hubs,
    lines: hubs.map(({ cell, id, name, state }) => `${cell}  ${String(id)}  ${name}  ${state}`),
  };
}

async function hubsIn(database: Database, url: string, clock: Core['clock']): Promise<HubOfCell[]> {
  const { host, pathname } = new URL(url);
  const moves = new HubMoves(database, clock);
  const states = new Map(
    (await moves.list()).map(({ hubId, state, tables, tablesCopied }) => [
      hubId,
      state === 'copying' ? `copying ${String(tablesCopied)}/${String(tables)}` : state,
    ]),
  );
  return (await new Hubs(database, clock, moves).list()).map(({ id, name }) => ({
    cell: `${host}${pathname}`,
    id,
    name,
    state: states.get(id) ?? 'here',
  }));
}
