import { HubMoves, Hubs, type Clock, type Database, type HubMoveState } from '#domain';

/** Where the move of a hub stands. */
interface MoveOfHub {
  readonly state: HubMoveState;
  readonly tablesCopied: number;
  readonly tables: number;
  /** Base address of the hub in the other cell. */
  readonly address: string | null;
  /** The command that moves the hub has died: the hub works where it is until the command is run again. */
  readonly stalled: boolean;
  readonly startedAt: Date;
  readonly changedAt: Date;
}

export interface HubOfCell {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** null: no move of the hub is recorded, so it works in this cell. */
  readonly move: MoveOfHub | null;
}

/** Host and name of a cell's database: the address without its password. */
export function cellName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export async function hubsIn(database: Database, clock: Clock): Promise<HubOfCell[]> {
  const moves = new HubMoves(database, clock);
  const [hubs, known] = await Promise.all([new Hubs(database, clock, moves).list(), moves.list()]);
  const moveOf = new Map(known.map(({ hubId, rests: _, ...move }) => [hubId, move]));
  return hubs.map(({ id, name, city, state }) => ({ id, name, city, state, move: moveOf.get(id) ?? null }));
}
