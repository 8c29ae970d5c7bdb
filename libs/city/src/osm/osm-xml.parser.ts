import {
  brokenOsmFile,
  DEGREE,
  NO_TAGS,
  OsmFileError,
  type OsmKind,
  type OsmMember,
  type OsmTags,
  type OsmVisitor,
  truncatedOsmFile,
} from './osm.types.js';

/** No element of OSM is longer; a file that goes on without one is not read into memory. */
const MAX_ELEMENT_CHARACTERS = 1_000_000;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ELEMENT = /<(\/?)([\w:.-]+)/y;
const END = /\s*(\/?)>$/y;
const ENTITY = /&(#x[\da-fA-F]{1,6}|#\d{1,7}|[a-z]{1,8});/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const KINDS: ReadonlySet<string> = new Set<OsmKind>(['node', 'way', 'relation']);
/** A comment, an instruction or an element, in whose attributes `>` may stand. */
const MARKUP = /<!--[^]*?-->|<\?[^]*?\?>|<(?!!--|\?)[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/y;
const IGNORED = /^<(?:!--|\?)/;

type Attributes = ReadonlyMap<string, string>;

interface OpenElement {
  readonly kind: OsmKind;
  readonly attributes: Attributes;
  readonly nodeIds: number[];
  readonly members: OsmMember[];
  tags: Map<string, string> | null;
}

/** OSM's XML: elements and attributes, no text between. Document types and malformed parts are refused. */
export class OsmXmlParser {
  private rest = '';
  private depth = 0;
  private ended = false;
  private open: OpenElement | null = null;

  constructor(private readonly visitor: OsmVisitor) {}

  write(text: string): void {
    const buffer = this.rest + text;
    let at = 0;
    for (;;) {
      const start = buffer.indexOf('<', at);
      at = start < 0 ? buffer.length : start;
      MARKUP.lastIndex = at;
      const [markup] = MARKUP.exec(buffer) ?? [];
      // The rest comes with the next piece.
      if (markup === undefined) break;
      this.element(markup);
      at += markup.length;
    }
    this.rest = buffer.slice(at);
    if (this.rest.length > MAX_ELEMENT_CHARACTERS) throw brokenOsmFile('an element does not end');
  }

  end(): void {
    if (!this.ended) throw truncatedOsmFile();
  }

  private element(markup: string): void {
    if (IGNORED.test(markup)) return;
    ELEMENT.lastIndex = 0;
    const [whole = '', closing, name = ''] = ELEMENT.exec(markup) ?? [];
    if (whole === '') throw brokenOsmFile(`"${markup.slice(0, 40)}" is no element`);
    if (closing) {
      this.close(name);
      return;
    }
    const { attributes, closed } = attributesOf(markup, whole.length);
    this.start(name, attributes);
    if (closed) this.close(name);
  }

  private start(name: string, attributes: Attributes): void {
    if (this.depth === 0 && name !== 'osm')
      throw new OsmFileError('foreign', `The file holds <${name}>, not <osm>: no OpenStreetMap data.`);
    this.depth++;
    if (KINDS.has(name) && this.depth === 2) {
      this.open = { kind: name as OsmKind, attributes, nodeIds: [], members: [], tags: null };
      return;
    }
    if (this.open && this.depth === 3) addPart(this.open, name, attributes);
  }

  private close(name: string): void {
    this.depth--;
    if (this.depth < 0) throw brokenOsmFile(`</${name}> closes nothing`);
    if (this.depth === 0) this.ended = true;
    if (this.depth !== 1 || !this.open) return;
    const open = this.open;
    this.open = null;
    if (name !== open.kind) throw brokenOsmFile(`</${name}> closes <${open.kind}>`);
    this.tell(open, open.tags ?? NO_TAGS);
  }

  private tell({ kind, attributes, nodeIds, members }: OpenElement, tags: OsmTags): void {
    // Editors mark what is to be deleted, and history files what is no more.
    if (attributes.get('action') === 'delete' || attributes.get('visible') === 'false') return;
    const id = numberOf(attributes, 'id');
    if (kind === 'node')
      this.visitor.node?.(id, degrees7(attributes, 'lon'), degrees7(attributes, 'lat'), tags);
    else if (kind === 'way') this.visitor.way?.(id, nodeIds, tags);
    else this.visitor.relation?.(id, members, tags);
  }
}

function addPart(open: OpenElement, name: string, attributes: Attributes): void {
  if (name === 'tag') {
    open.tags ??= new Map();
    open.tags.set(textOf(attributes, 'k'), textOf(attributes, 'v'));
  } else if (name === 'nd') open.nodeIds.push(numberOf(attributes, 'ref'));
  else if (name === 'member') open.members.push(memberOf(attributes));
}

function attributesOf(markup: string, from: number): { attributes: Attributes; closed: boolean } {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const [whole, name, double, single] = ATTRIBUTE.exec(markup) ?? [];
    if (whole === undefined || name === undefined) break;
    attributes.set(name, decoded(double ?? single ?? ''));
    at += whole.length;
  }
  END.lastIndex = at;
  const end = END.exec(markup);
  if (!end) throw brokenOsmFile(`"${markup.slice(0, 40)}" is malformed`);
  return { attributes, closed: end[1] === '/' };
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0x10_ffff ? whole : String.fromCodePoint(code);
  });
}

function memberOf(attributes: Attributes): OsmMember {
  const kind = textOf(attributes, 'type');
  if (!KINDS.has(kind)) throw brokenOsmFile(`a member is a "${kind}"`);
  return { kind: kind as OsmKind, id: numberOf(attributes, 'ref'), role: attributes.get('role') ?? '' };
}

function textOf(attributes: Attributes, name: string): string {
  const text = attributes.get(name);
  if (text === undefined) throw brokenOsmFile(`an element without "${name}"`);
  return text;
}

function numberOf(attributes: Attributes, name: string): number {
  const text = textOf(attributes, name);
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw brokenOsmFile(`"${text}" is no ${name}`);
  return value;
}

const degrees7 = (attributes: Attributes, name: string) => Math.round(numberOf(attributes, name) * DEGREE);
