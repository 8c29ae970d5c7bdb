import { gridRoads, plainDistances, ruledWeights } from '../../../../test/support/road-oracle.js';
import { seededRandom } from '../../../../test/support/seeded-random.js';
import { contract } from './contraction.calculator.js';
import { placesOf } from './prepared-roads.builder.js';
import { HierarchySearch } from './hierarchy-search.calculator.js';
import { headOf, ROAD_PROFILES, tailOf, weightOf } from './road.types.js';
import { profileGraph } from './turn-states.calculator.js';

const SOURCES = 60;
const TARGETS = 50;
const ROADS = gridRoads({ columns: 40, rows: 36 });
const { network } = ROADS;

describe.each(ROAD_PROFILES)('the contracted graph of %s', (profile) => {
  const rules = ROADS.rules[profile];
  const graph = profileGraph(network, rules);
  const { hierarchy } = contract(graph, placesOf(network, graph));
  const search = new HierarchySearch(hierarchy);
  const random = seededRandom(7);
  const anyState = () => Math.floor(random() * graph.states);
  const at = (state: number) => [{ rank: hierarchy.ranks[state]!, weight: 0 }];

  it(`has the weights of a plain search, ${SOURCES * TARGETS} pairs at random, as a way and in a table`, () => {
    const sources = Array.from({ length: SOURCES }, anyState);
    const targets = Array.from({ length: TARGETS }, anyState);
    const plain = sources.flatMap((source) => {
      const distances = plainDistances(graph, source);
      return targets.map((target) => distances[target]!);
    });
    const ways = sources.flatMap((source) =>
      targets.map((target) => search.way(at(source), at(target))?.weight ?? Infinity),
    );
    expect(ways).toEqual(plain);
    expect([...search.table(sources.map(at), targets.map(at))]).toEqual(plain);
    expect(plain.filter((weight) => weight < Infinity).length).toBeGreaterThan(plain.length / 2);
  });

  it('leads along edges that follow each other and weigh what it says', () => {
    for (let i = 0; i < 200; i++) {
      const way = search.way(at(anyState()), at(anyState()));
      if (!way) continue;
      const weights = way.edges.map((edge) => weightOf(rules.durations[edge]!, network.lengths[edge >> 1]!));
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(way.weight);
      way.edges.slice(1).forEach((edge, j) => {
        expect(tailOf(network, edge)).toBe(headOf(network, way.edges[j]!));
      });
    }
  });

  it('keeps the rules as a search that remembers every edge driven does', () => {
    const startStates = pairsOf(graph.startStates);
    const furtherTails = pairsOf(graph.furtherTails);
    const open = [...rules.durations.keys()].filter((edge) => rules.durations[edge]! > 0);
    const weight = (edge: number) => weightOf(rules.durations[edge]!, network.lengths[edge >> 1]!);
    for (let i = 0; i < 8; i++) {
      const from = open[Math.floor(random() * open.length)]!;
      const ruled = ruledWeights(network, rules, from);
      for (let j = 0; j < 60; j++) {
        const to = open[Math.floor(random() * open.length)]!;
        if (to === from) continue;
        const start = startStates.get(from)?.[0] ?? headOf(network, from);
        const tail = tailOf(network, to);
        const tails = [...(rules.barred[tail] === 1 ? [] : [tail]), ...(furtherTails.get(to) ?? [])];
        const seeds = tails.map((state) => ({ rank: hierarchy.ranks[state]!, weight: weight(to) }));
        const found = search.way([{ rank: hierarchy.ranks[start]!, weight: weight(from) }], seeds);
        expect([from, to, found?.weight]).toEqual([from, to, ruled.get(to)]);
      }
    }
  });
});

function pairsOf(pairs: Int32Array): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let i = 0; i < pairs.length; i += 2)
    found.set(pairs[i]!, [...(found.get(pairs[i]!) ?? []), pairs[i + 1]!]);
  return found;
}
