import {
  brokenOsmFile,
  NO_TAGS,
  type OsmKind,
  type OsmMember,
  type OsmTags,
  type OsmVisitor,
} from './osm.types.js';
import { readDeltas, readMessage } from './protobuf.parser.js';

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
    readMessage(bytes, (field, block) => {
      if (field === 1)
        readMessage(block.readBytes(), (part, table) => {
          if (part === 1) this.strings.push(table.readString());
        });
      else if (field === 2) this.groups.push(block.readBytes());
      else if (field === 17) this.granularity = block.readVarint(true);
      else if (field === 19) this.latitudeOffset = block.readVarint(true);
      else if (field === 20) this.longitudeOffset = block.readVarint(true);
    });
  }

  visit(): void {
    for (const group of this.groups) {
      const elements: [number, Uint8Array][] = [];
      readMessage(group, (field, pbf) => elements.push([field, pbf.readBytes()]));
      for (const [field, bytes] of elements) this.element(field, bytes);
    }
  }

  private element(field: number, bytes: Uint8Array): void {
    if (field === 1) this.node(bytes);
    else if (field === 2) this.denseNodes(bytes);
    else if (field === 3) this.way(bytes);
    else if (field === 4) this.relation(bytes);
  }

  private node(bytes: Uint8Array): void {
    let [id, latitude, longitude] = [0, 0, 0];
    let [keys, values] = [NONE, NONE];
    readMessage(bytes, (field, node) => {
      if (field === 1) id = node.readSVarint();
      else if (field === 2) keys = node.readPackedVarint();
      else if (field === 3) values = node.readPackedVarint();
      else if (field === 8) latitude = node.readSVarint();
      else if (field === 9) longitude = node.readSVarint();
    });
    this.visitor.node?.(id, this.longitude7(longitude), this.latitude7(latitude), this.tags(keys, values));
  }

  private denseNodes(bytes: Uint8Array): void {
    let [ids, latitudes, longitudes, words] = [NONE, NONE, NONE, NONE];
    readMessage(bytes, (field, nodes) => {
      if (field === 1) ids = readDeltas(nodes);
      else if (field === 8) latitudes = readDeltas(nodes);
      else if (field === 9) longitudes = readDeltas(nodes);
      else if (field === 10) words = nodes.readPackedVarint();
    });
    if (latitudes.length !== ids.length || longitudes.length !== ids.length)
      throw brokenOsmFile('nodes without coordinates');
    const tagsOf = this.denseTags(words);
    for (let i = 0; i < ids.length; i++)
      this.visitor.node?.(ids[i]!, this.longitude7(longitudes[i]!), this.latitude7(latitudes[i]!), tagsOf());
  }

  private way(bytes: Uint8Array): void {
    let id = 0;
    let [keys, values, nodes] = [NONE, NONE, NONE];
    readMessage(bytes, (field, way) => {
      if (field === 1) id = way.readVarint(true);
      else if (field === 2) keys = way.readPackedVarint();
      else if (field === 3) values = way.readPackedVarint();
      else if (field === 8) nodes = readDeltas(way);
    });
    this.visitor.way?.(id, nodes, this.tags(keys, values));
  }

  private relation(bytes: Uint8Array): void {
    let id = 0;
    let [keys, values, roles, ids, kinds] = [NONE, NONE, NONE, NONE, NONE];
    readMessage(bytes, (field, relation) => {
      if (field === 1) id = relation.readVarint(true);
      else if (field === 2) keys = relation.readPackedVarint();
      else if (field === 3) values = relation.readPackedVarint();
      else if (field === 8) roles = relation.readPackedVarint();
      else if (field === 9) ids = readDeltas(relation);
      else if (field === 10) kinds = relation.readPackedVarint();
    });
    const members = ids.map((member, i): OsmMember => {
      const kind = KINDS[kinds[i] ?? -1];
      if (kind === undefined) throw brokenOsmFile('a member of a relation has no kind');
      return { kind, id: member, role: this.string(roles[i]) };
    });
    this.visitor.relation?.(id, members, this.tags(keys, values));
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
