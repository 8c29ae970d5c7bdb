/** Tags of an element; a Map, because a key may be any text, `__proto__` too. */
export type OsmTags = ReadonlyMap<string, string>;

export type OsmKind = 'node' | 'way' | 'relation';

export interface OsmMember {
  readonly kind: OsmKind;
  readonly id: number;
  readonly role: string;
}

/** In the order of the file, usually nodes, ways, relations. Arrays and tags are the receiver's to keep. */
export interface OsmVisitor {
  /** Longitude and latitude in units of 1e-7 degrees, whole numbers. */
  node?(id: number, longitude7: number, latitude7: number, tags: OsmTags): void;
  way?(id: number, nodeIds: readonly number[], tags: OsmTags): void;
  relation?(id: number, members: readonly OsmMember[], tags: OsmTags): void;
}

/** Degrees. */
export interface OsmBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface OsmReading {
  /** Nodes outside are left out; ways keep all node ids: who reads a way cuts it at the bounds. */
  readonly bounds?: OsmBounds | undefined;
  /** Bytes of the file read so far, and all of them. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const DEGREE = 1e7;
export const NO_TAGS: OsmTags = new Map();

/** Passes one reading of a file to several visitors. */
export function visitorsTogether(visitors: readonly OsmVisitor[]): OsmVisitor {
  return {
    node: (id, longitude7, latitude7, tags) => {
      for (const visitor of visitors) visitor.node?.(id, longitude7, latitude7, tags);
    },
    way: (id, nodeIds, tags) => {
      for (const visitor of visitors) visitor.way?.(id, nodeIds, tags);
    },
    relation: (id, members, tags) => {
      for (const visitor of visitors) visitor.relation?.(id, members, tags);
    },
  };
}

/**
 * - foreign: no OpenStreetMap data, or an encoding that is not read;
 * - truncated: the file ends before its data does;
 * - broken: its data contradict its format;
 * - empty: there is nothing in it, or nothing within the bounds.
 */
export type OsmFileFault = 'foreign' | 'truncated' | 'broken' | 'empty';

/** The message says in one sentence why the file cannot be read and what to do. */
export class OsmFileError extends Error {
  override readonly name = 'OsmFileError';

  constructor(
    readonly fault: OsmFileFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const truncatedOsmFile = (cause?: unknown) =>
  new OsmFileError('truncated', 'The file ends too early: download it again.', { cause });

export const brokenOsmFile = (what: string, cause?: unknown) =>
  new OsmFileError('broken', `The file is broken: ${what}. Download it again.`, { cause });
