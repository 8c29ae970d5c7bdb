/** The arcs between each state and those of higher rank; those of rank r are from `starts[r]` to `starts[r + 1]`. */
export interface UpwardArcs {
  readonly starts: Uint32Array;
  /** Rank of the other end. */
  readonly ends: Int32Array;
  readonly weights: Float64Array;
  /** The rank that a shortcut goes by; below zero: `-1 - edge` of a road. */
  readonly middles: Int32Array;
}

/** A contracted graph. States are known by their rank here. */
export interface Hierarchy {
  readonly ranks: Int32Array;
  /** Arcs that leave the state of lower rank. */
  readonly out: UpwardArcs;
  /** Arcs that lead to the state of lower rank. */
  readonly in: UpwardArcs;
}
