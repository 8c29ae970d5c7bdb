import { gridRoads, plainDistances } from '../../../../test/support/road-oracle.js';
import { seededRandom } from '../../../../test/support/seeded-random.js';
import { contract } from './contraction.calculator.js';
import { placesOf } from './prepared-roads.builder.js';
import { HierarchySearch } from './hierarchy-search.calculator.js';
import { ROAD_PROFILES } from './road.types.js';
import { profileGraph } from './turn-states.calculator.js';

const SOURCES = 100;
const TARGETS = 100;
const { network, rules } = gridRoads({ columns: 80, rows: 70 });

it.each(ROAD_PROFILES)(
  'the contracted graph of %s has the weights of a plain search for 10,000 pairs at random',
  (profile) => {
    const graph = profileGraph(network, rules[profile]);
    const { hierarchy } = contract(graph, placesOf(network, graph));
    const search = new HierarchySearch(hierarchy);
    const random = seededRandom(13);
    const anyState = () => Math.floor(random() * graph.states);
    const at = (state: number) => [{ rank: hierarchy.ranks[state]!, weight: 0 }];
    for (let i = 0; i < SOURCES; i++) {
      const source = anyState();
      const plain = plainDistances(graph, source);
      const targets = Array.from({ length: TARGETS }, anyState);
      expect(targets.map((target) => search.way(at(source), at(target))?.weight ?? Infinity)).toEqual(
        targets.map((target) => plain[target]!),
      );
    }
  },
  300_000,
);
