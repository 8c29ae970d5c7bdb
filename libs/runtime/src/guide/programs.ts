import { readFileSync } from 'node:fs';
import { marked, type Tokens } from 'marked';
import { guideText, type Block, type Blocks, type Samples, type GuideText } from './guide.js';

const LANGUAGES: Readonly<Record<string, keyof Samples>> = {
  sh: 'curl',
  ts: 'typescript',
  php: 'php',
  python: 'python',
};

type Written = Partial<Record<keyof Samples, { http?: GuideText; sdk?: GuideText }>>;

/**
 * Reads a file of programs: `## name`, then the program in each language; `sdk` after the language marks the
 * one by the SDK. They fill the place `{{name-samples}}`. In them `{{português | English}}` is a comment by
 * the guide's language, and `{{word}}` one of `words`.
 */
export function readPrograms(
  file: string,
  words: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Blocks>> {
  const markdown = withWords(readFileSync(file, 'utf8'), words);
  const programs: Record<string, Blocks> = {};
  let written: Written = {};
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
      written = {};
      const block: Block = { kind: 'samples', samples: written as Samples };
      programs[`${(token as Tokens.Heading).text}-samples`] = { blocks: [block] };
    }
    if (token.type === 'code') add(written, token as Tokens.Code);
  }
  return programs;
}

export function withWords(markdown: string, words: Readonly<Record<string, string>>): string {
  return markdown.replace(/\{\{([\w-]+)\}\}/g, (place, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`Nothing fills ${place}`);
    return word;
  });
}

function add(written: Written, { lang = '', text }: Tokens.Code): void {
  const [name = '', by = 'http'] = lang.split(' ');
  const language = LANGUAGES[name];
  if (!language || (by !== 'http' && by !== 'sdk')) throw new Error(`No program is in ${lang}`);
  const comment = /\{\{([^{}|]+) \| ([^{}|]+)\}\}/g;
  const program = guideText(text.replace(comment, '$1'), text.replace(comment, '$2'));
  if (program.pt.includes('{{')) throw new Error(`A place is not filled: ${text}`);
  written[language] = { ...written[language], [by]: program };
}
