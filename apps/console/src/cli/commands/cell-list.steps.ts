import { Database } from '#domain';
import { createDataSource, type Core } from '#runtime';
import { cellName, hubsIn, type HubOfCell } from '../../cells/cell-list.queries.js';
import type { CommandResult } from '../command.types.js';

/** The hubs of this cell and of others, with the moves under way. */
export async function hubsOfCells(core: Core, urls: readonly string[]): Promise<CommandResult> {
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
