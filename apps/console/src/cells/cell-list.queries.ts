import { movesIn } from '#cells';
import { HubGate, Hubs, type Clock, type Database } from '#domain';

export type HubOfCell = Awaited<ReturnType<typeof hubsIn>>[number];

/** Host and name of a cell's database: the address without its password. */
export function cellName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** `move` null: no move of the hub is recorded, so it works in this cell. */
export async function hubsIn(database: Database, clock: Clock) {
  const hubs = new Hubs(database, clock, new HubGate());
  const [all, moves] = await Promise.all([hubs.list(), movesIn(database)]);
  const moveOf = new Map(moves.map(({ hubId, ...move }) => [hubId, move]));
  return all.map(({ id, name, city, state }) => ({ id, name, city, state, move: moveOf.get(id) ?? null }));
}
