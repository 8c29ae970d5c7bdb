/**
 * The assignment problem, solved exactly by shortest augmenting paths (Jonker and Volgenant): each row gets a
 * column of its own so that the sum of the costs is the least possible. `cost` holds the rows one behind the
 * other. Needs at least as many columns as rows.
 */
export function solveAssignment(cost: Float64Array, rows: number, columns: number): Int32Array {
  if (columns < rows)
    throw new RangeError(`${String(rows)} rows need as many columns, not ${String(columns)}`);
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  // Column 0 is the root of the search; rows and columns count from 1.
  const rowOf = new Int32Array(columns + 1);
  const previous = new Int32Array(columns + 1);
  const distance = new Float64Array(columns + 1);
  const reached = new Uint8Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    distance.fill(Infinity);
    reached.fill(0);
    let column = 0;
    do column = extend(column);
    while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = at(previous, column);
      rowOf[column] = at(rowOf, before);
      column = before;
    }
  }
  const assigned = new Int32Array(rows).fill(-1);
  for (let column = 1; column <= columns; column++)
    if (rowOf[column] !== 0) assigned[at(rowOf, column) - 1] = column - 1;
  return assigned;

  /** Adds the nearest column to the tree of shortest paths and returns it. */
  function extend(from: number): number {
    reached[from] = 1;
    const row = at(rowOf, from);
    const base = (row - 1) * columns - 1;
    const price = at(rowPrice, row);
    let least = Infinity;
    let nearest = 0;
    for (let column = 1; column <= columns; column++) {
      if (reached[column] === 1) continue;
      const reduced = at(cost, base + column) - price - at(columnPrice, column);
      if (reduced < at(distance, column)) {
        distance[column] = reduced;
        previous[column] = from;
      }
      if (at(distance, column) < least) {
        least = at(distance, column);
        nearest = column;
      }
    }
    movePrices(least);
    return nearest;
  }

  function movePrices(by: number): void {
    for (let column = 0; column <= columns; column++) {
      if (reached[column] === 1) {
        const row = at(rowOf, column);
        rowPrice[row] = at(rowPrice, row) + by;
        columnPrice[column] = at(columnPrice, column) - by;
      } else {
        distance[column] = at(distance, column) - by;
      }
    }
  }
}

/** The arrays above are never read beyond their ends. */
function at(values: Float64Array | Int32Array, index: number): number {
  return values[index] as number;
}
