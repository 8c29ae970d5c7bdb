type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** The parts of Markdown that the changelog uses: headings, lists of one level, paragraphs. The title is left out. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('# '))
    .map(blockOf);
}

function blockOf(part: string): Block {
  const plain = part.replace(LINK, '$1');
  const heading = /^(#{2,}) (.*)$/.exec(plain);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 2, text: heading[2] ?? '' };
  if (!plain.startsWith('- ')) return { kind: 'text', text: plain.replaceAll('\n', ' ') };
  const items = plain
    .slice(2)
    .split(/\n- /)
    .map((item) => item.replace(/\n\s*/g, ' '));
  return { kind: 'list', items };
}
