import { PROFILE_KEYS } from './road-way.rules.js';
import { ROAD_PROFILES, type RoadProfile } from './road.types.js';
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

/** The restrictions of a relation, one per pair of ways. Conditions of time are not read: they hold for hours only. */
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
