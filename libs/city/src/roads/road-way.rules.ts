import type { RoadProfile } from './road.types.js';
import type { OsmTags } from '../osm/osm.types.js';

interface WayUse {
  /** Kilometres an hour in the direction of the way and against it; 0: not allowed. */
  readonly forward: number;
  readonly backward: number;
  readonly endOnly: boolean;
  /** Nobody crosses it on foot from the wrong side: whoever stops there does so on the side of the door. */
  readonly sided: boolean;
}

/** `ends`: for those who begin or end there. */
type Access = 'yes' | 'ends' | 'no' | 'walk';

/** Usual speeds in a city's traffic, not what the law allows. */
const SPEEDS: Readonly<Record<string, Readonly<Record<RoadProfile, number>>>> = {
  motorway: { motorbike: 80, car: 80, bicycle: 0, foot: 0 },
  motorway_link: { motorbike: 45, car: 45, bicycle: 0, foot: 0 },
  trunk: { motorbike: 62, car: 58, bicycle: 16, foot: 5 },
  trunk_link: { motorbike: 38, car: 35, bicycle: 16, foot: 5 },
  primary: { motorbike: 45, car: 40, bicycle: 16, foot: 5 },
  primary_link: { motorbike: 33, car: 30, bicycle: 16, foot: 5 },
  secondary: { motorbike: 40, car: 35, bicycle: 16, foot: 5 },
  secondary_link: { motorbike: 30, car: 28, bicycle: 16, foot: 5 },
  tertiary: { motorbike: 35, car: 31, bicycle: 16, foot: 5 },
  tertiary_link: { motorbike: 28, car: 25, bicycle: 16, foot: 5 },
  unclassified: { motorbike: 30, car: 27, bicycle: 15, foot: 5 },
  residential: { motorbike: 27, car: 24, bicycle: 15, foot: 5 },
  road: { motorbike: 24, car: 22, bicycle: 14, foot: 5 },
  living_street: { motorbike: 12, car: 10, bicycle: 10, foot: 5 },
  service: { motorbike: 15, car: 13, bicycle: 12, foot: 5 },
  track: { motorbike: 15, car: 12, bicycle: 10, foot: 5 },
  cycleway: { motorbike: 0, car: 0, bicycle: 17, foot: 5 },
  path: { motorbike: 0, car: 0, bicycle: 10, foot: 5 },
  pedestrian: { motorbike: 0, car: 0, bicycle: 6, foot: 5 },
  footway: { motorbike: 0, car: 0, bicycle: 0, foot: 5 },
  bridleway: { motorbike: 0, car: 0, bicycle: 0, foot: 5 },
  steps: { motorbike: 0, car: 0, bicycle: 0, foot: 2 },
};
/** Speed of a profile on a way that its class does not open to it, but a sign does. */
const BY_SIGN: Readonly<Record<RoadProfile, number>> = { motorbike: 10, car: 10, bicycle: 10, foot: 5 };
const WALKING = 5;

/** The names of a profile in keys and exceptions, the most particular first. */
export const PROFILE_KEYS: Readonly<Record<RoadProfile, readonly [own: string, ...wider: string[]]>> = {
  motorbike: ['motorcycle', 'motor_vehicle', 'vehicle'],
  car: ['motorcar', 'motor_vehicle', 'vehicle'],
  bicycle: ['bicycle', 'vehicle'],
  foot: ['foot'],
};
const ACCESS: ReadonlyMap<string, Access> = new Map<string, Access>([
  ...['yes', 'permissive', 'designated', 'official'].map((value) => [value, 'yes'] as const),
  ...['private', 'destination', 'customers', 'delivery', 'permit', 'residents', 'unknown'].map(
    (value) => [value, 'ends'] as const,
  ),
  ...['no', 'agricultural', 'forestry', 'military', 'emergency', 'psv', 'bus', 'use_sidepath'].map(
    (value) => [value, 'no'] as const,
  ),
  ['dismount', 'walk'],
]);

const isMotor = (profile: RoadProfile) => profile === 'motorbike' || profile === 'car';
const UNPAVED = /^(unpaved|dirt|earth|ground|gravel|sand|mud|grass|compacted|fine_gravel)$/;
const UNPAVED_FACTOR = 0.7;

export function isRoad(tags: OsmTags): boolean {
  return SPEEDS[tags.get('highway') ?? ''] !== undefined && tags.get('area') !== 'yes';
}

/** @returns null: the profile may not use the way. */
export function wayUse(tags: OsmTags, profile: RoadProfile): WayUse | null {
  const { access, particular } = accessOf(tags, profile);
  if (access === 'no' || closedTo(tags, profile, particular)) return null;
  const usual = usualSpeed(tags, profile, access !== null && particular);
  if (usual === 0) return null;
  const speed = access === 'walk' ? WALKING : speedOf(tags, profile, usual);
  const oneway = onewayOf(tags, profile);
  return {
    forward: ONEWAY_BACK.includes(oneway) ? 0 : speed,
    backward: ONEWAY.includes(oneway) ? 0 : speed,
    endOnly: access === 'ends' || isYard(tags, profile),
    sided: isMotor(profile) && isWide(tags),
  };
}

const usualSpeed = (tags: OsmTags, profile: RoadProfile, isOpened: boolean) =>
  (SPEEDS[tags.get('highway') ?? '']?.[profile] ?? 0) || (isOpened ? BY_SIGN[profile] : 0);
const isYard = (tags: OsmTags, profile: RoadProfile) => isMotor(profile) && tags.get('highway') === 'service';
/** Lanes of both directions together. */
const WIDE_LANES = 4;
const isWide = (tags: OsmTags) =>
  /^(motorway|trunk)$/.test(tags.get('highway') ?? '') || Number(tags.get('lanes')) >= WIDE_LANES;

/** Whether a node bars the way of a profile; `gate`: only who begins or ends behind it may pass. */
export function nodeBars(tags: OsmTags, profile: RoadProfile): 'no' | 'yes' | 'gate' {
  const barrier = tags.get('barrier');
  if (barrier === undefined) return 'no';
  const { access } = accessOf(tags, profile);
  if (access === 'no') return 'yes';
  if (access === 'ends') return 'gate';
  if (access !== null || PASSABLE.test(barrier)) return 'no';
  if (profile === 'foot') return 'no';
  return profile === 'bicycle' && SLIM.test(barrier) ? 'no' : 'yes';
}

const PASSABLE =
  /^((lift_|swing_|sliding_)?gate|entrance|toll_booth|border_control|cattle_grid|height_restrictor|kerb|sally_port|no)$/;
const SLIM = /^(bollard|block|cycle_barrier|jersey_barrier|motorcycle_barrier)$/;

/** `particular`: a key of the profile itself says so, not the one of all. */
function accessOf(tags: OsmTags, profile: RoadProfile): { access: Access | null; particular: boolean } {
  for (const key of [...PROFILE_KEYS[profile], 'access']) {
    const access = ACCESS.get(tags.get(key) ?? '');
    if (access !== undefined) return { access, particular: key !== 'access' };
  }
  return { access: null, particular: false };
}

/** Roads for motors only, and lanes whose direction changes by the hour. */
function closedTo(tags: OsmTags, profile: RoadProfile, particular: boolean): boolean {
  if (tags.get('motorroad') === 'yes' && !isMotor(profile) && !particular) return true;
  return isMotor(profile) && ['reversible', 'alternating'].includes(tags.get('oneway') ?? '');
}

function speedOf(tags: OsmTags, profile: RoadProfile, usual: number): number {
  if (profile === 'foot') return usual;
  const paved = UNPAVED.test(tags.get('surface') ?? '') ? usual * UNPAVED_FACTOR : usual;
  if (!isMotor(profile)) return paved;
  const [, number, unit] = /^(\d{1,3})( ?mph)?$/.exec(tags.get('maxspeed') ?? '') ?? [];
  const limit = number === undefined ? Infinity : Number(number) * (unit ? 1.609 : 1);
  return limit > 0 ? Math.min(paved, limit) : paved;
}

const ONEWAY = ['yes', 'true', '1'];
const ONEWAY_BACK = ['-1', 'reverse'];

function onewayOf(tags: OsmTags, profile: RoadProfile): string {
  const own = tags.get(`oneway:${PROFILE_KEYS[profile][0]}`);
  if (own !== undefined) return own;
  const opposite = profile === 'bicycle' && /^opposite/.test(tags.get('cycleway') ?? '');
  if (profile === 'foot' || opposite) return 'no';
  return tags.get('oneway') ?? (isOnewayByKind(tags) ? 'yes' : 'no');
}

const isOnewayByKind = (tags: OsmTags) =>
  /^(roundabout|circular)$/.test(tags.get('junction') ?? '') || tags.get('highway') === 'motorway';
