/** A spot of an order on the map, in pixels of the world at the map's zoom. */
export interface Spot {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** Marks this near to each other cannot be told apart, nor hit by a pointer. */
const NEAR_PX = 36;
/** Two orders side by side are still two marks. */
const FEWEST = 3;
const AROUND = [-1, 0, 1] as const;

/**
 * Spots that become one mark, and spots that stay alone. A cluster stands at its first spot: no two clusters
 * are nearer to each other than `NEAR_PX`, so their marks never lie on each other.
 */
export function clustered<S extends Spot>(spots: readonly S[]): { clusters: S[][]; alone: S[] } {
  const cells = new Map<string, (readonly [S, S[]])[]>();
  const all: S[][] = [];
  for (const spot of spots) {
    const column = Math.floor(spot.x / NEAR_PX);
    const row = Math.floor(spot.y / NEAR_PX);
    const near = AROUND.flatMap((dx) =>
      AROUND.flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
    ).find(([first]) => Math.hypot(first.x - spot.x, first.y - spot.y) < NEAR_PX);
    if (near) near[1].push(spot);
    else {
      const cluster = [spot];
      all.push(cluster);
      const key = `${column} ${row}`;
      cells.set(key, [...(cells.get(key) ?? []), [spot, cluster]]);
    }
  }
  const isMany = (cluster: readonly S[]) => ordersOf(cluster).size >= FEWEST;
  return { clusters: all.filter(isMany), alone: all.filter((one) => !isMany(one)).flat() };
}

/** The orders of a cluster: each counts once, also when its pickup and its stop lie in it. */
export function ordersOf(cluster: readonly Spot[]): ReadonlySet<number> {
  return new Set(cluster.map(({ order }) => order));
}
