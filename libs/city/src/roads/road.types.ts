/** Edges that must not be taken one after the other: two at a junction, more by way of a way. */
export type TurnBan = readonly number[];

export const ROAD_PROFILES = ['motorbike', 'car', 'bicycle', 'foot'] as const;
export type RoadProfile = (typeof ROAD_PROFILES)[number];

/** Longitude and latitude in degrees. */
export interface RoadPoint {
  readonly longitude: number;
  readonly latitude: number;
  /** Ways begin and end on its side of the street, also where the street is narrow. */
  readonly curb?: boolean;
}

/**
 * The roads of a city. A junction is where ways meet, end, or are barred; a segment is the road between two
 * junctions; its two directions are the edges `2 * segment` (as drawn) and `2 * segment + 1` (back).
 */
export interface RoadNetwork {
  /** Units of 1e-7 degrees. */
  readonly junctionLongitudes: Int32Array;
  readonly junctionLatitudes: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Decimetres. */
  readonly lengths: Uint32Array;
  /** The bends of segment s between its junctions are those from `shapeStarts[s]` to `shapeStarts[s + 1]`. */
  readonly shapeStarts: Uint32Array;
  readonly shapeLongitudes: Int32Array;
  readonly shapeLatitudes: Int32Array;
}

export interface ProfileRules {
  /** Centiseconds along each edge; 0: the profile may not use it. */
  readonly durations: Uint32Array;
  /** 1: the segment is for those who begin or end there, and for nobody on the way through. */
  readonly endOnly: Uint8Array;
  /** 1: the segment is too wide to be crossed on foot. */
  readonly sided: Uint8Array;
  /** 1: nobody of the profile passes this junction. */
  readonly barred: Uint8Array;
  readonly bans: readonly TurnBan[];
}

export const headOf = ({ from, to }: RoadNetwork, edge: number) => (edge & 1 ? from : to)[edge >> 1]!;
export const tailOf = ({ from, to }: RoadNetwork, edge: number) => (edge & 1 ? to : from)[edge >> 1]!;

/**
 * The weight of a way: its duration first, its distance second, in one whole number, so that of two ways
 * equally fast the shorter is taken and no search has to keep both apart. Exact below 3,355 km and 31 days.
 */
const DISTANCES = 2 ** 25;

export const weightOf = (centiseconds: number, decimeters: number) => centiseconds * DISTANCES + decimeters;
export const centisecondsOf = (weight: number) => Math.floor(weight / DISTANCES);
export const decimetersOf = (weight: number) => weight % DISTANCES;

/** The arcs between each state and those of higher rank; rank r has `starts[r]` to `starts[r + 1]`. */
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

export interface PreparedProfile {
  /** Centiseconds along each edge; 0: not allowed. */
  readonly durations: Uint32Array;
  /** 1: points are placed on the segment; 2: and who stops there does so on the point's side of it. */
  readonly usable: Uint8Array;
  /** 1: nobody of the profile passes the junction. */
  readonly barred: Uint8Array;
  /** Pairs of an edge and the state after it, where that is not its head's free state; by ascending edge. */
  readonly startStates: Int32Array;
  /** Pairs of an edge and a further state out of which it may be taken; by ascending edge. */
  readonly furtherTails: Int32Array;
  readonly hierarchy: Hierarchy;
}

export interface PreparedRoads {
  readonly network: RoadNetwork;
  readonly profiles: Readonly<Record<RoadProfile, PreparedProfile>>;
}
