import { contract } from './contraction.calculator.js';
import type { StatePlaces } from './core-elimination.calculator.js';
import {
  type PreparedProfile,
  type PreparedRoads,
  type ProfileRules,
  ROAD_PROFILES,
  type RoadNetwork,
  type RoadProfile,
} from './road.types.js';
import type { BuiltRoads } from './road-network.builder.js';
import { type ProfileGraph, profileGraph } from './turn-states.calculator.js';
import { usableSegments } from './usable-segments.rules.js';

/** Each second profile takes over the order of the one before it. */
const PAIRS = [
  ['motorbike', 'car'],
  ['foot', 'bicycle'],
] as const;

export function prepareRoads(
  { network, rules }: BuiltRoads,
  onProgress: (share: number) => void = () => undefined,
): PreparedRoads {
  let at = 0;
  const prepare = (profile: RoadProfile, order: Int32Array | null) => {
    const finished = at++;
    return prepareProfile(network, rules[profile], order, (share) =>
      onProgress((finished + share) / ROAD_PROFILES.length),
    );
  };
  const profiles = PAIRS.flatMap(([leader, follower]) => {
    const { prepared, junctions } = prepare(leader, null);
    return [
      [leader, prepared],
      [follower, prepare(follower, junctions).prepared],
    ] as const;
  });
  return { network, profiles: Object.fromEntries(profiles) as Record<RoadProfile, PreparedProfile> };
}

function prepareProfile(
  network: RoadNetwork,
  rules: ProfileRules,
  order: Int32Array | null,
  onProgress: (share: number) => void,
): { readonly prepared: PreparedProfile; readonly junctions: Int32Array } {
  const graph = profileGraph(network, rules);
  const { hierarchy, junctions } = contract(graph, placesOf(network, graph), { order, onProgress });
  const prepared = {
    durations: rules.durations,
    usable: usableSegments(network, rules, graph),
    barred: rules.barred,
    startStates: pairsByEdge(graph.startStates),
    furtherTails: pairsByEdge(graph.furtherTails),
    hierarchy,
  };
  return { prepared, junctions };
}

export function placesOf(
  { junctionLongitudes, junctionLatitudes }: RoadNetwork,
  { junctions }: ProfileGraph,
): StatePlaces {
  return {
    east: junctions.map((junction) => junctionLongitudes[junction]!),
    north: junctions.map((junction) => junctionLatitudes[junction]!),
  };
}

function pairsByEdge(pairs: Int32Array): Int32Array {
  const order = Array.from({ length: pairs.length / 2 }, (_, i) => 2 * i).sort(
    (a, b) => pairs[a]! - pairs[b]! || pairs[a + 1]! - pairs[b + 1]!,
  );
  return Int32Array.from(order.flatMap((at) => [pairs[at]!, pairs[at + 1]!]));
}
