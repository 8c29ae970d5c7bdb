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
  const inner = [
    ...(element.kind === 'way' ? element.nodeIds.map((id) => `<nd ref="${id}"/>`) : []),
    ...(element.kind === 'relation'
      ? element.members.map(
          ({ kind, id, role }) => `<member type="${kind}" ref="${id}" role="${escaped(role)}"/>`,
        )
      : []),
    ...Object.entries(element.tags ?? {}).map(
      ([key, value]) => `<tag k="${escaped(key)}" v="${escaped(value)}"/>`,
    ),
  ].join('');
  const at =
    element.kind === 'node'
      ? ` lat="${element.latitude.toFixed(7)}" lon="${element.longitude.toFixed(7)}"`
      : '';
  const start = `<${element.kind} id="${element.id}"${at}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${element.kind}>`;
}
