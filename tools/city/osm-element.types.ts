import type { OsmMember } from '#city/testing';

export type Tags = Readonly<Record<string, string>>;

interface Written {
  readonly id: number;
  readonly tags?: Tags;
}

export interface WrittenNode extends Written {
  readonly kind: 'node';
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
}

export interface WrittenWay extends Written {
  readonly kind: 'way';
  readonly nodeIds: readonly number[];
}

export interface WrittenRelation extends Written {
  readonly kind: 'relation';
  readonly members: readonly OsmMember[];
}

/** An element of a made-up city. A city lists its nodes first, then ways, then relations, each by id. */
export type WrittenElement = WrittenNode | WrittenWay | WrittenRelation;
