import {
  brokenOsmFile,
  NO_TAGS,
  type OsmKind,
  type OsmMember,
  type OsmTags,
  type OsmVisitor,
} from './osm.types.js';
import { packedDeltas, packedUnsigned, ProtobufMessage } from './protobuf.parser.js';

const KINDS: readonly OsmKind[] = ['node', 'way', 'relation'];
/** Coordinates are written in nanodegrees times the granularity. */
const NANO_PER_UNIT = 100;
const NONE: readonly number[] = [];

/** A PrimitiveBlock of the PBF format: a table of strings and groups of elements that refer to it. */
export class OsmBlock {
  private readonly strings: string[] = [];
  private granularity = 100;
  private latitudeOffset = 0;
  private longitudeOffset = 0;
  private readonly groups: Uint8Array[] = [];

  constructor(
    bytes: Uint8Array,
    private readonly visitor: OsmVisitor,
  ) {
    const block = new ProtobufMessage(bytes);
    while (block.next()) {
      if (block.field === 1) this.readStrings(block.message());
      else if (block.field === 2) this.groups.push(block.part());
      else if (block.field === 17) this.granularity = block.integer();
      else if (block.field === 19) this.latitudeOffset = block.integer();
      else if (block.field === 20) this.longitudeOffset = block.integer();
      else block.skip();
    }
  }

  visit(): void {
    for (const bytes of this.groups) {
      const group = new ProtobufMessage(bytes);
      while (group.next()) this.element(group);
    }
  }

  private element(group: ProtobufMessage): void {
    if (group.field === 1) this.node(group.message());
    else if (group.field === 2) this.denseNodes(group.message());
    else if (group.field === 3) this.way(group.message());
    else if (group.field === 4) this.relation(group.message());
    else group.skip();
  }

  private readStrings(table: ProtobufMessage): void {
    while (table.next())
      if (table.field === 1) this.strings.push(table.text());
      else table.skip();
  }

  private node(message: ProtobufMessage): void {
    let [id, latitude, longitude] = [0, 0, 0];
    let [keys, values] = [NONE, NONE];
    while (message.next()) {
      if (message.field === 1) id = message.signed();
      else if (message.field === 2) keys = packedUnsigned(message.part());
      else if (message.field === 3) values = packedUnsigned(message.part());
      else if (message.field === 8) latitude = message.signed();
      else if (message.field === 9) longitude = message.signed();
      else message.skip();
    }
    this.visitor.node?.(id, this.longitude7(longitude), this.latitude7(latitude), this.tags(keys, values));
  }

  private denseNodes(message: ProtobufMessage): void {
    let [ids, latitudes, longitudes, words] = [NONE, NONE, NONE, NONE];
    while (message.next()) {
      if (message.field === 1) ids = packedDeltas(message.part());
      else if (message.field === 8) latitudes = packedDeltas(message.part());
      else if (message.field === 9) longitudes = packedDeltas(message.part());
      else if (message.field === 10) words = packedUnsigned(message.part());
      else message.skip();
    }
    if (latitudes.length !== ids.length || longitudes.length !== ids.length)
      throw brokenOsmFile('nodes without coordinates');
    const tagsOf = this.denseTags(words);
    for (let i = 0; i < ids.length; i++)
      this.visitor.node?.(ids[i]!, this.longitude7(longitudes[i]!), this.latitude7(latitudes[i]!), tagsOf());
  }

  private way(message: ProtobufMessage): void {
    let id = 0;
    let [keys, values, nodes] = [NONE, NONE, NONE];
    while (message.next()) {
      if (message.field === 1) id = message.integer();
      else if (message.field === 2) keys = packedUnsigned(message.part());
      else if (message.field === 3) values = packedUnsigned(message.part());
      else if (message.field === 8) nodes = packedDeltas(message.part());
      else message.skip();
    }
    this.visitor.way?.(id, nodes, this.tags(keys, values));
  }

  private relation(message: ProtobufMessage): void {
    let id = 0;
    const found = new Map<number, Uint8Array>();
    while (message.next()) {
      if (message.field === 1) id = message.integer();
      else if ([2, 3, 8, 9, 10].includes(message.field)) found.set(message.field, message.part());
      else message.skip();
    }
    const packed = (field: number) => found.get(field) ?? new Uint8Array();
    const roles = packedUnsigned(packed(8));
    const ids = packedDeltas(packed(9));
    const kinds = packedUnsigned(packed(10));
    const members = ids.map((member, i): OsmMember => {
      const kind = KINDS[kinds[i] ?? -1];
      if (kind === undefined) throw brokenOsmFile('a member of a relation has no kind');
      return { kind, id: member, role: this.string(roles[i]) };
    });
    this.visitor.relation?.(id, members, this.tags(packedUnsigned(packed(2)), packedUnsigned(packed(3))));
  }

  private tags(keys: readonly number[], values: readonly number[]): OsmTags {
    if (keys.length !== values.length) throw brokenOsmFile('keys without values');
    if (keys.length === 0) return NO_TAGS;
    return new Map(keys.map((key, i) => [this.string(key), this.string(values[i])]));
  }

  /** The tags of one node after the other. A zero ends those of a node; no words at all: no node has any. */
  private denseTags(words: readonly number[]): () => OsmTags {
    let at = 0;
    return () => {
      let tags: Map<string, string> | null = null;
      for (; at < words.length && words[at] !== 0; at += 2) {
        tags ??= new Map();
        tags.set(this.string(words[at]), this.string(words[at + 1]));
      }
      at++;
      return tags ?? NO_TAGS;
    };
  }

  private string(index: number | undefined): string {
    const text = this.strings[index ?? -1];
    if (text === undefined) throw brokenOsmFile('a text is missing');
    return text;
  }

  private longitude7(value: number): number {
    return Math.round((this.longitudeOffset + this.granularity * value) / NANO_PER_UNIT);
  }

  private latitude7(value: number): number {
    return Math.round((this.latitudeOffset + this.granularity * value) / NANO_PER_UNIT);
  }
}
