import { brokenOsmFile } from './osm.types.js';

const TWO_32 = 0x1_0000_0000;
const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/**
 * Reads one message of Protocol Buffers out of its bytes. Whole numbers are read as doubles, exact to 2^53, which OSM's
 * ids and coordinates never reach.
 */
export class ProtobufMessage {
  field = 0;
  private wire = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
    private end = bytes.length,
  ) {}

  /** Goes on to the next field; false at the end. Each field is either read or skipped. */
  next(): boolean {
    if (this.at >= this.end) return false;
    const key = this.unsigned();
    this.field = Math.floor(key / 8);
    this.wire = key % 8;
    return true;
  }

  skip(): void {
    if (this.wire === VARINT) this.unsigned();
    else if (this.wire === FIXED_64) this.move(8);
    else if (this.wire === FIXED_32) this.move(4);
    else if (this.wire === BYTES) this.move(this.unsigned());
    else throw brokenOsmFile(`unknown field type ${this.wire}`);
  }

  unsigned(): number {
    const { bytes } = this;
    let byte = bytes[this.at++] ?? this.over();
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let unit = 0x80;
    do {
      byte = bytes[this.at++] ?? this.over();
      value += (byte & 0x7f) * unit;
      unit *= 0x80;
    } while (byte >= 0x80);
    return value;
  }

  /** int32 and int64: negative numbers are written as their complement to 2^64. */
  integer(): number {
    const value = this.unsigned();
    return value >= TWO_32 * 0x8000_0000 ? value - TWO_32 * TWO_32 : value;
  }

  /** sint32 and sint64: zigzag. */
  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  part(): Uint8Array {
    if (this.wire !== BYTES) throw brokenOsmFile(`field ${this.field} is of another type`);
    const length = this.unsigned();
    const from = this.at;
    this.move(length);
    return this.bytes.subarray(from, this.at);
  }

  message(): ProtobufMessage {
    return new ProtobufMessage(this.part());
  }

  text(): string {
    const part = this.part();
    return Buffer.from(part.buffer, part.byteOffset, part.length).toString('utf8');
  }

  hasMore(): boolean {
    return this.at < this.end;
  }

  private move(length: number): void {
    if (length > this.end - this.at) this.over();
    this.at += length;
  }

  private over(): never {
    throw brokenOsmFile('a field is longer than its block');
  }
}

/** The numbers of a packed field. */
export function packedUnsigned(bytes: Uint8Array): number[] {
  const reader = new ProtobufMessage(bytes);
  const values: number[] = [];
  while (reader.hasMore()) values.push(reader.unsigned());
  return values;
}

/** Signed differences summed up. */
export function packedDeltas(bytes: Uint8Array): number[] {
  const reader = new ProtobufMessage(bytes);
  const values: number[] = [];
  let value = 0;
  while (reader.hasMore()) values.push((value += reader.signed()));
  return values;
}
