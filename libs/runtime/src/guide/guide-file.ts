import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import {
  CODE_LANGUAGES,
  GUIDE_LANGUAGES,
  type Block,
  type Chapter,
  type Guide,
  type Guides,
} from './guide.js';
import { withWords } from './programs.js';

/**
 * The guides of `NAME.pt.md` and `NAME.en.md`. Without `words` the marked places are still open; with them,
 * these fill every place, in code too.
 */
export function readGuides(folder: string, name: string, words?: Readonly<Record<string, string>>): Guides {
  const [pt, en] = GUIDE_LANGUAGES.map((language) => {
    const markdown = readFileSync(join(folder, `${name}.${language}.md`), 'utf8');
    return guideOfMarkdown(words ? withWords(markdown, words) : markdown);
  }) as [Guide, Guide];
  const [inPt, inEn] = [pt, en].map(({ chapters }) => chapters.map(({ id }) => id).join(', '));
  if (inPt !== inEn) throw new Error(`${name}.pt.md has the chapters ${inPt}; ${name}.en.md has ${inEn}`);
  return { pt, en };
}

/** `# Title`, then chapters: `## Title {#id}`, or `## id`. */
export function guideOfMarkdown(markdown: string): Guide {
  const [first, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading') throw new Error('A guide begins with its title');
  const chapters: (Chapter & { blocks: Block<string>[] })[] = [];
  for (const token of rest) {
    if (token.type === 'heading') {
      const [, title = '', id = title] =
        /^(.+?)(?: \{#([\w-]+)\})?$/.exec((token as Tokens.Heading).text) ?? [];
      chapters.push({ id, title, blocks: [] });
    } else {
      const chapter = chapters.at(-1);
      if (!chapter) throw new Error(`No chapter has ${token.raw}`);
      chapter.blocks.push(blockOf(token));
    }
  }
  return { title: (first as Tokens.Heading).text, chapters };
}

function blockOf(token: Token): Block<string> {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'text', text: (token as Tokens.Paragraph).text.replaceAll('\n', ' ') };
    case 'list':
      return { kind: 'list', items: (token as Tokens.List).items.map(({ text }) => text) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const words = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => text);
      return { kind: 'table', heads: words(header), rows: rows.map(words) };
    }
    case 'code': {
      const { lang, text } = token as Tokens.Code;
      const language = CODE_LANGUAGES.find((one) => one === lang);
      if (language) return { kind: 'code', language, code: text };
    }
  }
  throw new Error(`A guide has no ${token.type}: ${token.raw}`);
}
