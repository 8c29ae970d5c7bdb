import { fold } from '../../desk/names.js';
import type { ApiGuide, ApiName, GuideBlock } from './docs.hook.js';
import type { Block } from './guides.rules.js';
import { topicOf, type Topic } from './topics.rules.js';

type Place = ReturnType<typeof placeOf>;

const MOST = 40;

/** All text of the guides, one place for each sentence and row. */
export function indexOf(guides: Readonly<Partial<Record<ApiName, ApiGuide>>>): readonly Place[] {
  return (Object.entries(guides) as [ApiName, ApiGuide][]).flatMap(([api, { title: name, chapters }]) =>
    chapters.flatMap(({ id, title, blocks }) =>
      blocks.flatMap((block, index) =>
        placesOf(block, `${id}-${index}`).map(([place, text]) => {
          return placeOf(`${topicOf(id)}?api=${api}#${place}`, `${name} · ${title}`, text);
        }),
      ),
    ),
  );
}

/** All text of a page of this app, one place for each paragraph and line of code. */
export function indexOfPage(topic: Topic, blocks: readonly Block[]): readonly Place[] {
  let title = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') title = block.text;
    const lines = block.kind === 'code' ? block.code.split('\n') : [block.text];
    return lines.map((text) => placeOf(topic, title, text));
  });
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
    .slice(0, MOST)
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
    case 'samples':
      return [];
  }
}

function plainOf(text: string): string {
  return fold(text).replaceAll('`', '');
}
