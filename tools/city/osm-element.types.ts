import type { OsmMember } from '#city/testing';

type Tags = Readonly<Record<string, string>>;

export interface WrittenNode {
  readonly kind: 'node';
  readonly id: number;
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
  readonly tags?: Tags;
}

export interface WrittenWay {
  readonly kind: 'way';
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly tags?: Tags;
}

export interface WrittenRelation {
  readonly kind: 'relation';
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags?: Tags;
}

/** An element of a made-up city. A city lists its nodes first, then ways, then relations, each by ascending id. */
export type WrittenElement = WrittenNode | WrittenWay | WrittenRelation;
