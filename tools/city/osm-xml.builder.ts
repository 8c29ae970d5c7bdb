import type { OsmMember } from '#city/testing';
import type { WrittenElement } from './osm-element.types.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

export function* osmXml(elements: Iterable<WrittenElement>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="made-up city">\n';
  for (const element of elements) yield `${elementXml(element)}\n`;
  yield '</osm>\n';
}

function elementXml(element: WrittenElement): string {
  const { kind, id, tags = {} } = element;
  const refs = kind === 'way' ? element.nodeIds.map((node) => `<nd ref="${node}"/>`) : [];
  const members = kind === 'relation' ? element.members.map(memberXml) : [];
  const texts = Object.entries(tags).map((tag) => `<tag k="${escaped(tag[0])}" v="${escaped(tag[1])}"/>`);
  const inner = [...refs, ...members, ...texts].join('');
  const [lat, lon] = kind === 'node' ? [element.latitude, element.longitude] : [];
  const at = lat === undefined ? '' : ` lat="${lat.toFixed(7)}" lon="${lon!.toFixed(7)}"`;
  return inner === '' ? `<${kind} id="${id}"${at}/>` : `<${kind} id="${id}"${at}>${inner}</${kind}>`;
}

const memberXml = ({ kind, id, role }: OsmMember) =>
  `<member type="${kind}" ref="${id}" role="${escaped(role)}"/>`;
