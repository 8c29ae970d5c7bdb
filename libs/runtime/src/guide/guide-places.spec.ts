import { guideOfMarkdown, readGuides } from './guide-file.js';
import { filled } from './guide-places.js';
import { same, guideText, type GuidePlaces } from './guide.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE = `# Toy

## First steps {#concepts}

The limit is {{limit}} a minute.

- One
- {{own-list}}

| Name | Meaning |
| --- | --- |
| {{names}} | |
| \`last\` | {{limit}} |

{{names-told}}

\`\`\`json
{ "as": "{{it}} is" }
\`\`\`
`;

const PLACES: GuidePlaces = {
  limit: guideText('sessenta', 'sixty'),
  'own-list': { blocks: [{ kind: 'list', items: [same('Two'), guideText('Três', 'Three')] }] },
  names: { rows: [[same('`a`'), guideText('um', 'one')]] },
  'names-told': { blocks: [{ kind: 'entry', name: 'a', text: guideText('um', 'one'), code: '{}' }] },
};

const fill = (page: string, places: GuidePlaces = {}) => {
  const guide = guideOfMarkdown(page);
  return filled({ pt: guide, en: guide }, places);
};
const withPlace = (place: string) => `# Toy\n\n## concepts\n\n${place}\n`;

describe('the places of a guide', () => {
  it('are filled with words, items, rows and blocks in the language of the guide', () => {
    const { en, pt } = fill(PAGE, PLACES);
    expect(en).toEqual({
      title: 'Toy',
      chapters: [
        {
          id: 'concepts',
          title: 'First steps',
          blocks: [
            { kind: 'text', text: 'The limit is sixty a minute.' },
            { kind: 'list', items: ['One', 'Two', 'Three'] },
            {
              kind: 'table',
              heads: ['Name', 'Meaning'],
              rows: [
                ['`a`', 'one'],
                ['`last`', 'sixty'],
              ],
            },
            { kind: 'entry', name: 'a', text: 'one', code: '{}' },
            { kind: 'code', language: 'json', code: '{ "as": "{{it}} is" }' },
          ],
        },
      ],
    });
    expect(pt.chapters[0]?.blocks[0]).toEqual({ kind: 'text', text: 'The limit is sessenta a minute.' });
  });

  it.each([
    ['a place that nothing fills', 'Nothing fills {{unheard}}', '{{unheard}}', {}],
    ['such a place in a sentence', 'No words fill {{unheard}}', 'Of {{unheard}}.', {}],
    ['a place that is written otherwise', 'No words fill {{ limit }}', 'Of {{ limit }}.', {}],
    ['such a place in a list', 'Nothing fills {{unheard}}', '- {{unheard}}', {}],
    ['such a place in a table', 'No words fill {{unheard}}', '| a |\n| --- |\n| {{unheard}} |', {}],
    ['words that no place asks for', 'no place for limit', 'Nothing.', { limit: same('60') }],
    ['rows in a sentence', 'No words fill {{names}}', 'Of {{names}}.', { names: { rows: [] } }],
    [
      'a row of another width than its table',
      '{{names}} has a row of 1',
      '| a | b |\n| --- | --- |\n| {{names}} | |',
      { names: { rows: [[same('a')]] } },
    ],
    ['a text that no chapter can show', 'A guide has no blockquote', '> Quoted', {}],
  ] as const)('refuse %s', (_what, message, text, places) => {
    expect(() => fill(withPlace(text), places)).toThrow(message);
  });

  it('are in files of the same chapters in each language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'guides-'));
    writeFileSync(join(folder, 'guide.pt.md'), '# Toy\n\n## Conceitos {#concepts}\n\nSim.\n');
    writeFileSync(join(folder, 'guide.en.md'), '# Toy\n\n## Concepts {#ideas}\n\nYes.\n');
    expect(() => readGuides(folder, 'guide')).toThrow(
      'guide.pt.md has the chapters concepts; guide.en.md has ideas',
    );
  });
});
