/** A position of an order on the map, in pixels of the world at the map's zoom. */
export interface Spot {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** Nearer marks cannot be told apart, nor hit by a pointer. */
const NEAR_PX = 36;
const FEWEST = 3;
const AROUND = [-1, 0, 1] as const;
/**
 * More than the rows of the grid at any zoom: a number as a cell's key takes a fifth of the time of a text.
 */
const ROWS = 2 ** 26;

type Cells<S> = Map<number, (readonly [S, S[]])[]>;

function cellOf(column: number, row: number): number {
  return column * ROWS + row;
}

function nearOf<S extends Spot>(cells: Cells<S>, { x, y }: S, column: number, row: number): S[] | null {
  for (const dx of AROUND)
    for (const dy of AROUND)
      for (const [first, cluster] of cells.get(cellOf(column + dx, row + dy)) ?? [])
        if ((first.x - x) ** 2 + (first.y - y) ** 2 < NEAR_PX ** 2) return cluster;
  return null;
}

/**
 * A cluster stands at its first spot: two clusters are never nearer than `NEAR_PX`, so their marks never
 * overlap.
 */
export function clustered<S extends Spot>(spots: readonly S[]): { clusters: S[][]; alone: S[] } {
  const cells: Cells<S> = new Map();
  const all: S[][] = [];
  for (const spot of spots) {
    const column = Math.floor(spot.x / NEAR_PX);
    const row = Math.floor(spot.y / NEAR_PX);
    const near = nearOf(cells, spot, column, row);
    if (near) {
      near.push(spot);
      continue;
    }
    const cluster = [spot];
    all.push(cluster);
    const key = cellOf(column, row);
    cells.set(key, [...(cells.get(key) ?? []), [spot, cluster]]);
  }
  const isMany = (cluster: readonly S[]) => ordersOf(cluster).size >= FEWEST;
  return { clusters: all.filter(isMany), alone: all.filter((one) => !isMany(one)).flat() };
}

export function ordersOf(cluster: readonly Spot[]): ReadonlySet<number> {
  return new Set(cluster.map(({ order }) => order));
}
