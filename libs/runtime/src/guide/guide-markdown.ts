import type { Block, Guide, Samples } from './guide.js';

const FENCES: Readonly<Record<keyof Samples, string>> = {
  curl: 'sh',
  typescript: 'ts',
  php: 'php',
  python: 'python',
};

/** A guide as Markdown, for programs (`/llms.txt` leads to it) and people who keep a copy. */
export function guideMarkdown({ title, chapters }: Guide): string {
  const parts = chapters.flatMap((chapter) => [`## ${chapter.title}`, blocksMarkdown(chapter.blocks)]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

export function blocksMarkdown(blocks: readonly Block<string>[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: Block<string>): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [block.heads, block.heads.map(() => '---'), ...block.rows].map(tableRow).join('\n');
    case 'code':
      return fenced(block.language, block.code);
    case 'samples':
      return samplesText(block.samples);
    case 'entry':
      return `### ${block.name}\n\n${block.text}\n\n${fenced('json', block.code)}`;
  }
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function samplesText(samples: Samples<string>): string {
  return Object.entries(samples)
    .flatMap(([language, { http, sdk }]) =>
      [http, sdk].flatMap((code) =>
        code === undefined ? [] : [fenced(FENCES[language as keyof Samples], code)],
      ),
    )
    .join('\n\n');
}

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
