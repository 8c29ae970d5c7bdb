import { fold } from '../../ground/fold.js';
import type { ApiGuide, ApiName, GuideBlock } from './docs.hook.js';
import { topicOf, type GuideTopic } from './topics.rules.js';

interface Found {
  /** Where it is told; `#3-17` is a row of the chapter's fourth block. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Place extends Found {
  readonly plain: string;
}

type SearchIndex = readonly Place[];

const MOST = 40;

/** Everything that the guides say, sentence by sentence and row by row. */
export function indexOf(guides: Readonly<Partial<Record<ApiName, ApiGuide>>>): SearchIndex {
  return (Object.entries(guides) as [ApiName, ApiGuide][]).flatMap(([api, { title: name, chapters }]) =>
    chapters.flatMap(({ id, title, blocks }) =>
      blocks.flatMap((block, at) =>
        placesOf(block, at).map(([place, text]) => {
          return placeOf(`${topicOf(id)}?api=${api}#${place}`, `${name} · ${title}`, text);
        }),
      ),
    ),
  );
}

/** The pages that are ours beyond the contracts, paragraph by paragraph. */
export function indexOfPages(
  pages: Readonly<Record<GuideTopic, string>>,
  titles: Readonly<Record<GuideTopic, string>>,
): SearchIndex {
  return (Object.entries(pages) as [GuideTopic, string][]).flatMap(([topic, said]) =>
    said.split('\n\n').map((text) => placeOf(topic, titles[topic], text)),
  );
}

function placeOf(page: string, title: string, text: string): Place {
  return { to: `/desenvolvedores/docs/${page}`, title, text, plain: plainOf(`${title} ${text}`) };
}

/** What has every word that was typed, the nearest first: a word as it stands counts before a part of one. */
export function foundIn(index: SearchIndex, typed: string): Found[] {
  const words = plainOf(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ plain }: Place) => {
    const whole = ` ${plain.replace(/[^\p{L}\p{N}_]+/gu, ' ')} `;
    return words.filter((word) => whole.includes(` ${word} `)).length;
  };
  return index
    .filter(({ plain }) => words.every((word) => plain.includes(word)))
    .map((place) => ({ place, ranked: rank(place) }))
    .sort((a, b) => b.ranked - a.ranked)
    .slice(0, MOST)
    .map(({ place: { plain: _, ...found } }) => found);
}

function placesOf(block: GuideBlock, at: number): [place: string, text: string][] {
  const own = String(at);
  switch (block.kind) {
    case 'text':
      return [[own, block.text]];
    case 'list':
      return block.items.map((item) => [own, item]);
    case 'table':
      return block.rows.map((cells, row) => [`${own}-${String(row)}`, cells.join(' · ')]);
    case 'entry':
      return [[own, `\`${block.name}\` ${block.text}`]];
    case 'code':
    case 'samples':
      return [];
  }
}

/** Without accents and marks, in lower case. */
function plainOf(text: string): string {
  return fold(text).replaceAll('`', '');
}
