import { fold } from '../../desk/names.js';
import type { ApiGuide, GuideBlock, GuideName } from './docs.hook.js';
import { topicOf } from './topics.rules.js';

type Place = ReturnType<typeof placeOf>;

const MAX_RESULTS = 40;

/** Search index of the guides: one place for each sentence, row and line of code. */
export function indexOf(guides: Readonly<Partial<Record<GuideName, ApiGuide>>>): readonly Place[] {
  return (Object.entries(guides) as [GuideName, ApiGuide][]).flatMap(([of, { title: name, chapters }]) =>
    chapters.flatMap(({ id, title, blocks }) =>
      blocks.flatMap((block, index) =>
        placesOf(block, `${id}-${index}`).map(([place, text]) => {
          const page = of === 'platform' ? topicOf(id) : `${topicOf(id)}?api=${of}`;
          return placeOf(`${page}#${place}`, `${name} · ${title}`, text);
        }),
      ),
    ),
  );
}

/** A place that a search finds; `#errors-3-17` in its address is a row of the chapter's fourth block. */
function placeOf(page: string, title: string, text: string) {
  return { to: `/desenvolvedores/docs/${page}`, title, text, plain: plainOf(`${title} ${text}`) };
}

/** Places with every typed word, the best first: a whole word counts more than a part of one. */
export function foundIn(index: readonly Place[], typed: string): Place[] {
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
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place);
}

function placesOf(block: GuideBlock, own: string): [place: string, text: string][] {
  switch (block.kind) {
    case 'text':
      return [[own, block.text]];
    case 'list':
      return block.items.map((item) => [own, item]);
    case 'table':
      return block.rows.map((cells, row) => [`${own}-${row}`, cells.join(' · ')]);
    case 'entry':
      return [[own, `\`${block.name}\` ${block.text}`]];
    case 'code':
      return block.code.split('\n').map((line) => [own, line]);
    case 'samples':
      return [];
  }
}

function plainOf(text: string): string {
  return fold(text).replaceAll('`', '');
}
