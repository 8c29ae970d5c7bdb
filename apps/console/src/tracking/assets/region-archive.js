// @ts-check
/// <reference lib="dom" />
/**
 * Reads tiles from a PMTiles archive (version 3), a single file that is asked for ranges of bytes.
 *
 * @typedef {{ id: number, offset: number, length: number, run: number }} Entry
 * @typedef {{ root: [number, number], leaves: number, data: number, packed: boolean, packedTiles: boolean,
 *   type: 'vector' | 'picture', maxZoom: number }} Header
 */
const HEADER_BYTES = 127;
/** Header and root directory fit into the first bytes of every archive. */
const FIRST_BYTES = 16_384;
const NONE = 1;
const GZIP = 2;
const VECTOR = 1;
const PICTURES = [2, 3, 4, 5];
/** Directories lead to directories, and those to tiles. */
const MOST_STEPS = 4;

/** @param {ArrayBuffer} bytes @returns {Header} */
function readHeader(bytes) {
  const view = new DataView(bytes);
  const magic = new TextDecoder().decode(bytes.slice(0, 7));
  if (magic !== 'PMTiles' || view.getUint8(7) !== 3)
    throw new Error('The map is no PMTiles archive, version 3');
  /** @param {number} at */
  const long = (at) => Number(view.getBigUint64(at, true));
  const [inside, tiles, type] = [view.getUint8(97), view.getUint8(98), view.getUint8(99)];
  for (const packing of [inside, tiles])
    if (packing !== NONE && packing !== GZIP) throw new Error('The map is packed otherwise than by gzip');
  if (type !== VECTOR && !PICTURES.includes(type)) throw new Error('The map has tiles of an unknown kind');
  return {
    root: [long(8), long(16)],
    leaves: long(40),
    data: long(56),
    packed: inside === GZIP,
    packedTiles: tiles === GZIP,
    type: type === VECTOR ? 'vector' : 'picture',
    maxZoom: view.getUint8(101),
  };
}

/** @param {ArrayBuffer} bytes @returns {Entry[]} */
function readDirectory(bytes) {
  const data = new Uint8Array(bytes);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = data[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  let id = 0;
  /** @type {Entry[]} */
  const entries = Array.from({ length: number() }, () => ({
    id: (id += number()),
    offset: 0,
    length: 0,
    run: 0,
  }));
  for (const entry of entries) entry.run = number();
  for (const entry of entries) entry.length = number();
  let end = 0;
  for (const entry of entries) {
    const offset = number();
    entry.offset = offset === 0 ? end : offset - 1;
    end = entry.offset + entry.length;
  }
  return entries;
}

/** Tiles are numbered zoom after zoom, along a Hilbert curve. @param {number} z @param {number} x @param {number} y */
export function tileNumber(z, x, y) {
  let number = (4 ** z - 1) / 3;
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const [right, below] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    number += side * side * ((3 * right) ^ below);
    if (below === 1) continue;
    if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return number;
}

/** The entry that holds the tile or leads to it. @param {readonly Entry[]} entries @param {number} id */
function entryOf(entries, id) {
  const entry = entries.findLast((one) => one.id <= id);
  return entry && (entry.run === 0 || id < entry.id + entry.run) ? entry : null;
}

/** @param {ArrayBuffer} bytes @param {boolean} packed @returns {Promise<ArrayBuffer>} */
async function unpacked(bytes, packed) {
  if (!packed) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

export class RegionArchive {
  /** @type {Map<string, Promise<Entry[]>>} */
  #directories = new Map();
  /** @type {Promise<Header> | null} */
  #header = null;

  /** @param {(offset: number, length: number) => Promise<ArrayBuffer>} read */
  constructor(read) {
    this.read = read;
  }

  header() {
    this.#header ??= this.read(0, FIRST_BYTES).then((bytes) => readHeader(bytes.slice(0, HEADER_BYTES)));
    return this.#header;
  }

  /** null: the archive has no such tile. @param {number} z @param {number} x @param {number} y */
  async tile(z, x, y) {
    const { root, leaves, data, packedTiles } = await this.header();
    const id = tileNumber(z, x, y);
    let [offset, length] = root;
    for (let step = 0; step < MOST_STEPS; step++) {
      const entry = entryOf(await this.#directory(offset, length), id);
      if (!entry) return null;
      if (entry.run > 0) return unpacked(await this.read(data + entry.offset, entry.length), packedTiles);
      [offset, length] = [leaves + entry.offset, entry.length];
    }
    return null;
  }

  /** @param {number} offset @param {number} length */
  #directory(offset, length) {
    const key = `${offset} ${length}`;
    const known = this.#directories.get(key);
    if (known) return known;
    const found = Promise.all([this.header(), this.read(offset, length)])
      .then(([{ packed }, bytes]) => unpacked(bytes, packed))
      .then(readDirectory);
    found.catch(() => this.#directories.delete(key));
    this.#directories.set(key, found);
    return found;
  }
}

/** Asks a server for ranges of a file. @param {string} url */
export function rangesOf(url) {
  /** @param {number} offset @param {number} length */
  return async (offset, length) => {
    const answer = await fetch(url, { headers: { Range: `bytes=${offset}-${offset + length - 1}` } });
    if (answer.status !== 206) throw new Error(`A range of the map was answered ${answer.status}`);
    return answer.arrayBuffer();
  };
}
