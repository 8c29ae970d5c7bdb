import { closeSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import {
  type Hierarchy,
  type PreparedProfile,
  type PreparedRoads,
  ROAD_PROFILES,
  type RoadNetwork,
  type RoadProfile,
  type UpwardArcs,
} from './road.types.js';

/** Raised by any change of what the arrays hold; a file of another version is made anew from the source. */
export const ROADS_VERSION = 1;
const MAGIC = 'LMROADS1';
/** The magic, the length of the directory and the checksum of all that follows. */
const HEAD_BYTES = 16;
const ALIGNMENT = 8;
const CHUNK = 1 << 22;

const KINDS = { u8: Uint8Array, i32: Int32Array, u32: Uint32Array, f64: Float64Array } as const;
type Kind = keyof typeof KINDS;
type Values = InstanceType<(typeof KINDS)[Kind]>;
const directory = z.object({
  version: z.number(),
  arrays: z.array(
    z.object({ name: z.string(), kind: z.enum(['u8', 'i32', 'u32', 'f64']), length: z.number() }),
  ),
});

/** The file is not what this version reads; the roads are made anew from the source. */
export class RoadsFileError extends Error {
  override readonly name = 'RoadsFileError';
}

/** Writes the roads as arrays that are read back as they lie. */
export function writeRoads(path: string, roads: PreparedRoads): void {
  const arrays = arraysOf(roads);
  const entries = arrays.map(([name, values]) => ({ name, kind: kindOf(values), length: values.length }));
  const names = padded(Buffer.from(JSON.stringify({ version: ROADS_VERSION, arrays: entries })), 0x20);
  const parts = [names, ...arrays.map(([, values]) => padded(bytesOf(values), 0))];
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(MAGIC);
  head.writeUInt32LE(names.length, 8);
  head.writeUInt32LE(
    // Node begins the sum anew at a part without memory.
    parts.reduce((sum, part) => (part.length === 0 ? sum : crc32(part, sum)), 0),
    12,
  );
  const file = openSync(path, 'w');
  try {
    for (const part of [head, ...parts]) for (let at = 0; at < part.length;) at += writeSync(file, part, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Reads each profile when it is first asked for. @throws RoadsFileError, also when the file was replaced */
export function readRoads(path: string): PreparedRoads {
  const { changed, places } = directoryOf(path);
  const fields: FieldsOf = <T>(name: string) => {
    if (statSync(path).mtimeMs !== changed) throw new RoadsFileError(`${path} is another file by now`);
    const own = places.filter((place) => place.name.replace(/\.\w+$/, '') === name);
    return Object.fromEntries(
      own.map((place) => [
        place.name.slice(name.length + 1),
        new KINDS[place.kind](partOfFile(path, place.at, place.bytes)),
      ]),
    ) as T;
  };
  const known = new Map<RoadProfile, PreparedProfile>();
  const profiles = {} as Record<RoadProfile, PreparedProfile>;
  for (const profile of ROAD_PROFILES)
    Object.defineProperty(profiles, profile, {
      enumerable: true,
      get: () => {
        const there = known.get(profile) ?? profileOf(profile, fields);
        known.set(profile, there);
        return there;
      },
    });
  return { network: fields<RoadNetwork>('network'), profiles };
}

type FieldsOf = <T>(name: string) => T;

interface ArrayPlace {
  /** `network.from`, `car.out.starts`. */
  readonly name: string;
  readonly kind: Kind;
  readonly at: number;
  readonly bytes: number;
}

function directoryOf(path: string): { changed: number; places: readonly ArrayPlace[] } {
  const { size, mtimeMs: changed } = statSync(path);
  const head = Buffer.from(partOfFile(path, 0, Math.min(HEAD_BYTES, size)));
  if (head.length < HEAD_BYTES || head.toString('latin1', 0, 8) !== MAGIC)
    throw new RoadsFileError(`${path} holds no roads`);
  if (checksumOf(path, size) !== head.readUInt32LE(12))
    throw new RoadsFileError(`${path} is damaged: its checksum differs`);
  const length = head.readUInt32LE(8);
  const names = Buffer.from(partOfFile(path, HEAD_BYTES, length)).toString();
  const { version, arrays } = directory.parse(JSON.parse(names));
  if (version !== ROADS_VERSION)
    throw new RoadsFileError(`${path} has version ${version}, not ${ROADS_VERSION}`);
  let at = HEAD_BYTES + length;
  const places = arrays.map(({ name, kind, length: count }) => {
    const place = { name, kind, at, bytes: count * KINDS[kind].BYTES_PER_ELEMENT };
    at = alignedTo(at + place.bytes);
    return place;
  });
  return { changed, places };
}

/** Checksum of all that follows the head, read in pieces. */
function checksumOf(path: string, size: number): number {
  let sum = 0;
  for (let at = HEAD_BYTES; at < size; at += CHUNK)
    sum = crc32(new Uint8Array(partOfFile(path, at, Math.min(CHUNK, size - at))), sum);
  return sum;
}

function partOfFile(path: string, from: number, length: number): ArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const bytes = new ArrayBuffer(length);
    for (let at = 0; at < length;) {
      const read = readSync(file, new Uint8Array(bytes), at, length - at, from + at);
      if (read === 0) throw new RoadsFileError(`${path} ends too early`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

function arraysOf({ network, profiles }: PreparedRoads): [string, Values][] {
  return [
    ...fieldsOf('network', network),
    ...ROAD_PROFILES.flatMap((profile) => {
      const { hierarchy, ...fields } = profiles[profile];
      const { ranks, out, in: into } = hierarchy;
      return [
        ...fieldsOf(profile, fields),
        ...fieldsOf(profile, { ranks }),
        ...fieldsOf(`${profile}.out`, out),
        ...fieldsOf(`${profile}.in`, into),
      ];
    }),
  ];
}

const fieldsOf = (name: string, fields: object) =>
  Object.entries(fields).map(([field, values]): [string, Values] => [`${name}.${field}`, values as Values]);

function profileOf(profile: RoadProfile, fields: FieldsOf): PreparedProfile {
  const { ranks, ...own } = fields<Omit<PreparedProfile, 'hierarchy'> & Pick<Hierarchy, 'ranks'>>(profile);
  const arcs = (name: string) => fields<UpwardArcs>(`${profile}.${name}`);
  return { ...own, hierarchy: { ranks, out: arcs('out'), in: arcs('in') } };
}

function kindOf(values: Values): Kind {
  if (values instanceof Uint8Array) return 'u8';
  if (values instanceof Int32Array) return 'i32';
  return values instanceof Uint32Array ? 'u32' : 'f64';
}

const bytesOf = (values: Values) => Buffer.from(values.buffer, values.byteOffset, values.byteLength);
const alignedTo = (at: number) => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

function padded(bytes: Buffer, filling: number): Buffer {
  const missing = alignedTo(bytes.length) - bytes.length;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing, filling)]);
}
