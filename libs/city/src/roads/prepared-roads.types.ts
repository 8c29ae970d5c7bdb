import type { Hierarchy } from './hierarchy.types.js';
import type { RoadNetwork, RoadProfile } from './road.types.js';

/** What one profile needs to find its way. */
export interface PreparedProfile {
  /** Centiseconds along each edge; 0: not allowed. */
  readonly durations: Uint32Array;
  /** 1: points are placed on the segment; 2: and who stops there does so on the point's side of it. */
  readonly usable: Uint8Array;
  /** 1: nobody begins to pass the junction. */
  readonly barred: Uint8Array;
  /** Pairs of an edge and the state after it, where that is not the free state of its head; by ascending edge. */
  readonly startStates: Int32Array;
  /** Pairs of an edge and a further state out of which it may be taken; by ascending edge. */
  readonly furtherTails: Int32Array;
  readonly hierarchy: Hierarchy;
}

/** The roads of a city, ready to be searched. */
export interface PreparedRoads {
  readonly network: RoadNetwork;
  readonly profiles: Readonly<Record<RoadProfile, PreparedProfile>>;
}
