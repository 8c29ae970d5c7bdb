import { contract } from './contraction.calculator.js';
import type { BuiltRoads } from './road-network.builder.js';
import {
  type PreparedProfile,
  type PreparedRoads,
  type ProfileRules,
  ROAD_PROFILES,
  type RoadNetwork,
  type RoadProfile,
} from './road.types.js';
import { profileGraph } from './turn-states.calculator.js';
import { usableSegments } from './usable-segments.rules.js';

/** Makes a network searchable, one profile after the other. */
export function prepareRoads(
  { network, rules }: BuiltRoads,
  onProgress: (share: number) => void = () => undefined,
): PreparedRoads {
  const profiles = ROAD_PROFILES.map((profile, at) => {
    const told = (share: number) => onProgress((at + share) / ROAD_PROFILES.length);
    return [profile, prepareProfile(network, rules[profile], told)] as const;
  });
  return { network, profiles: Object.fromEntries(profiles) as Record<RoadProfile, PreparedProfile> };
}

function prepareProfile(
  network: RoadNetwork,
  rules: ProfileRules,
  onProgress: (share: number) => void,
): PreparedProfile {
  const graph = profileGraph(network, rules);
  return {
    durations: rules.durations,
    usable: usableSegments(network, rules, graph),
    barred: rules.barred,
    startStates: pairsByEdge(graph.startStates),
    furtherTails: pairsByEdge(graph.furtherTails),
    hierarchy: contract(graph, onProgress),
  };
}

function pairsByEdge(pairs: Int32Array): Int32Array {
  const order = Array.from({ length: pairs.length / 2 }, (_, i) => 2 * i).sort(
    (a, b) => pairs[a]! - pairs[b]! || pairs[a + 1]! - pairs[b + 1]!,
  );
  return Int32Array.from(order.flatMap((at) => [pairs[at]!, pairs[at + 1]!]));
}
