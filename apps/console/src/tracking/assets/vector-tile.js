// @ts-check
/**
 * Reads a vector tile (Mapbox Vector Tile 2): what the painter needs of it, and nothing else.
 *
 * @typedef {{ type: 1 | 2 | 3, kind: string, name: string, lines: [number, number][][] }} Feature
 * @typedef {{ name: string, extent: number, features: Feature[] }} TileLayer
 */

/** Keys that say what a thing is, in the schemas of Protomaps and of OpenMapTiles. */
const KIND_KEYS = ['kind', 'class'];

/** The fields of a message of protocol buffers. */
class Message {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  part() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** @param {(field: number, wire: number) => boolean} take Whether it has read the field. */
  each(take) {
    while (this.at < this.bytes.length) {
      const tag = this.number();
      const [field, wire] = [Math.floor(tag / 8), tag % 8];
      if (!take(field, wire)) this.#skip(wire);
    }
  }

  numbers() {
    const own = new Message(this.part());
    /** @type {number[]} */
    const all = [];
    while (own.at < own.bytes.length) all.push(own.number());
    return all;
  }

  /** @param {number} wire */
  #skip(wire) {
    if (wire === 0) this.number();
    else if (wire === 1) this.at += 8;
    else if (wire === 2) this.part();
    else if (wire === 5) this.at += 4;
    else throw new Error('The tile is damaged');
  }
}

const text = new TextDecoder();

/** @param {Uint8Array} bytes @returns {string} */
function textValue(bytes) {
  let value = '';
  const message = new Message(bytes);
  message.each((field) => {
    if (field !== 1) return false;
    value = text.decode(message.part());
    return true;
  });
  return value;
}

/** Even numbers are positive, odd ones negative. @param {number} value */
const signed = (value) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

const MOVE = 1;
const CLOSE = 7;

/** Closes a ring at its first point. @param {[number, number][] | undefined} line */
function close(line) {
  const [first] = line ?? [];
  if (first) line?.push(first);
}

/** @param {readonly number[]} commands */
function linesOf(commands) {
  /** @type {[number, number][][]} */
  const lines = [];
  let [x, y, at] = [0, 0, 0];
  const next = () => commands[at++] ?? 0;
  while (at < commands.length) {
    const command = next();
    const what = command % 8;
    if (what === CLOSE) close(lines.at(-1));
    else
      for (let left = Math.floor(command / 8); left > 0 && at < commands.length; left--) {
        x += signed(next());
        y += signed(next());
        if (what === MOVE) lines.push([]);
        lines.at(-1)?.push([x, y]);
      }
  }
  return lines;
}

/** @param {Uint8Array} bytes @returns {TileLayer} */
function layerOf(bytes) {
  const layer = { name: '', extent: 4096 };
  /** @type {Uint8Array[]} */
  const features = [];
  /** @type {{ keys: string[], values: string[] }} */
  const { keys, values } = { keys: [], values: [] };
  const message = new Message(bytes);
  message.each((field) => {
    if (field === 1) layer.name = text.decode(message.part());
    else if (field === 2) features.push(message.part());
    else if (field === 3) keys.push(text.decode(message.part()));
    else if (field === 4) values.push(textValue(message.part()));
    else if (field === 5) layer.extent = message.number();
    else return false;
    return true;
  });
  return { ...layer, features: features.map((one) => featureOf(one, keys, values)) };
}

/**
 * @param {Feature} feature
 * @param {readonly number[]} tags Pairs of positions in keys and values.
 * @param {readonly string[]} keys
 * @param {readonly string[]} values
 */
function describe(feature, tags, keys, values) {
  for (let at = 0; at + 1 < tags.length; at += 2) {
    const key = keys[tags[at] ?? 0] ?? '';
    const value = values[tags[at + 1] ?? 0] ?? '';
    if (KIND_KEYS.includes(key)) feature.kind = value;
    else if (key === 'name') feature.name = value;
  }
}

/** @param {Uint8Array} bytes @param {readonly string[]} keys @param {readonly string[]} values @returns {Feature} */
function featureOf(bytes, keys, values) {
  /** @type {Feature} */
  const feature = { type: 1, kind: '', name: '', lines: [] };
  const message = new Message(bytes);
  message.each((field) => {
    if (field === 2) describe(feature, message.numbers(), keys, values);
    else if (field === 3) feature.type = /** @type {1 | 2 | 3} */ (message.number());
    else if (field === 4) feature.lines = linesOf(message.numbers());
    else return false;
    return true;
  });
  return feature;
}

/** @param {ArrayBuffer} bytes @returns {TileLayer[]} */
export function readVectorTile(bytes) {
  /** @type {TileLayer[]} */
  const layers = [];
  const message = new Message(new Uint8Array(bytes));
  message.each((field) => {
    if (field !== 3) return false;
    layers.push(layerOf(message.part()));
    return true;
  });
  return layers;
}
