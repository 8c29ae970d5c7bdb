import { type Adjacency, edgesLeaving } from './adjacency.rules.js';
import { headOf, type RoadNetwork, type TurnBan, ROAD_PROFILES, type RoadProfile } from './road.types.js';
import { PROFILE_KEYS } from './road-way.rules.js';
import type { OsmMember, OsmTags } from '../osm/osm.types.js';

/** A turn restriction as drawn: from a way, by way of a node or ways, to a way. */
export interface TurnRestriction {
  readonly from: number;
  readonly to: number;
  readonly viaNode: number | null;
  readonly viaWays: readonly number[];
  /** `only_…`: the way named is the only one allowed. */
  readonly only: boolean;
  readonly profiles: readonly RoadProfile[];
}

/** A relation's restrictions, one per pair of ways. Conditions of time, which hold for hours, are unread. */
export function restrictionsOf(members: readonly OsmMember[], tags: OsmTags): TurnRestriction[] {
  if (!/^restriction/.test(tags.get('type') ?? '')) return [];
  const ways = (role: string) => members.filter((member) => member.kind === 'way' && member.role === role);
  const viaNode = members.find(({ kind, role }) => kind === 'node' && role === 'via')?.id ?? null;
  const viaWays = ways('via').map(({ id }) => id);
  if (viaNode === null && viaWays.length === 0) return [];
  return kindsOf(tags).flatMap(({ kind, profiles }) =>
    ways('from').flatMap(({ id: from }) =>
      ways('to').map(({ id: to }) => ({
        from,
        to,
        viaNode,
        viaWays,
        only: kind.startsWith('only_'),
        profiles,
      })),
    ),
  );
}

function kindsOf(tags: OsmTags): { kind: string; profiles: RoadProfile[] }[] {
  const excepted = (tags.get('except') ?? '').split(/\s*;\s*/);
  const kinds = new Map<string, RoadProfile[]>();
  for (const profile of ROAD_PROFILES) {
    const own = PROFILE_KEYS[profile]
      .map((word) => tags.get(`restriction:${word}`))
      .find((it) => it !== undefined);
    // Signs at the road are not for walkers, unless they say so.
    const general = profile === 'foot' ? undefined : tags.get('restriction');
    const kind = own ?? (PROFILE_KEYS[profile].some((word) => excepted.includes(word)) ? undefined : general);
    if (kind === undefined || !/^(no|only)_/.test(kind)) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), profile]);
  }
  return [...kinds].map(([kind, profiles]) => ({ kind, profiles }));
}

/** Translates restrictions, which name ways and nodes, into edges that must not follow each other. */
export class TurnBanFinder {
  constructor(
    private readonly network: RoadNetwork,
    private readonly leaving: Adjacency,
    private readonly segmentsByWay: ReadonlyMap<number, readonly number[]>,
  ) {}

  /** With each, a ban on turning round behind the junction. Ways that do not meet are left out. */
  bans(
    restrictions: readonly TurnRestriction[],
    junctionOfNode: (id: number) => number,
    durations: Uint32Array,
  ): TurnBan[] {
    const found = new Map<string, TurnBan>();
    const add = (ban: TurnBan) => {
      if (ban.every((edge) => durations[edge]! > 0)) found.set(ban.join(), ban);
    };
    for (const restriction of restrictions)
      for (const path of this.pathsOf(restriction, junctionOfNode)) {
        for (const ban of this.bansOf(path, restriction)) add(ban);
        for (const ban of this.turnsRound(headOf(this.network, path.at(-1)!), durations)) add(ban);
      }
    return [...found.values()];
  }

  /** From the edge that comes in by way of whole segments to where the turn is taken. */
  private pathsOf(restriction: TurnRestriction, junctionOfNode: (id: number) => number): number[][] {
    const entries = this.edgesOf(restriction.from);
    if (restriction.viaNode !== null) {
      const via = junctionOfNode(restriction.viaNode);
      return entries.filter((edge) => headOf(this.network, edge) === via).map((edge) => [edge]);
    }
    return entries.flatMap((entry) => {
      const path = this.alongWays(entry, restriction.viaWays);
      return path === null ? [] : [path];
    });
  }

  private alongWays(entry: number, ways: readonly number[]): number[] | null {
    const path = [entry];
    for (const way of ways) {
      const segments = this.segmentsByWay.get(way) ?? [];
      const at = headOf(this.network, path.at(-1)!);
      const [first, last] = [segments[0], segments.at(-1)];
      if (first === undefined || last === undefined) return null;
      if (this.network.from[first] === at) path.push(...segments.map((segment) => 2 * segment));
      else if (this.network.to[last] === at)
        path.push(...segments.toReversed().map((segment) => 2 * segment + 1));
      else return null;
    }
    return path;
  }

  private bansOf(path: readonly number[], { to, only }: TurnRestriction): TurnBan[] {
    const exits = this.exitsOf(headOf(this.network, path.at(-1)!));
    const named = new Set(this.edgesOf(to));
    const taken = exits.filter((edge) => named.has(edge));
    if (taken.length === 0) return [];
    return exits.filter((edge) => named.has(edge) !== only).map((edge) => [...path, edge]);
  }

  /** Bans to enter a road next to the junction and to come straight back. */
  private turnsRound(junction: number, durations: Uint32Array): TurnBan[] {
    return this.exitsOf(junction)
      .filter((edge) => this.leadsOn(edge, durations))
      .map((edge) => [edge, edge ^ 1]);
  }

  private leadsOn(edge: number, durations: Uint32Array): boolean {
    const exits = this.exitsOf(headOf(this.network, edge));
    return exits.some((next) => next !== (edge ^ 1) && durations[next]! > 0);
  }

  private exitsOf(junction: number): number[] {
    return [...edgesLeaving(this.leaving, junction)];
  }

  private edgesOf(way: number): number[] {
    return (this.segmentsByWay.get(way) ?? []).flatMap((segment) => [2 * segment, 2 * segment + 1]);
  }
}
