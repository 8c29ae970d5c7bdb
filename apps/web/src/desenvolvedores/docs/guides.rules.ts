import apps from './guides/aplicativos.pt.md?raw';
import changes from './guides/mudancas.pt.md?raw';
import orders from './guides/pedidos.pt.md?raw';
import sdks from './guides/sdks.pt.md?raw';
import type { Topic } from './topics.rules.js';

/** Pages beyond the contracts, the same for all protocols; a build takes its language's files. `{origin}`: this server. */
const GUIDES: Readonly<Partial<Record<Topic, string>>> = {
  sdks,
  pedidos: orders,
  aplicativos: apps,
  mudancas: changes,
};

export const guideOf = (topic: Topic): Block[] =>
  blocksOf((GUIDES[topic] ?? '').replaceAll('{origin}', location.origin));

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly language: string; readonly code: string };

const FENCE = /^```(\w+)\n([^]*?)\n```$/;

/** The parts of Markdown that the guides use: headings, paragraphs and fenced code. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/^(```\w+\n[^]*?\n```)$/m)
    .flatMap((part) => (FENCE.test(part) ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const [, language, code] = FENCE.exec(part) ?? [];
  if (language !== undefined && code !== undefined) return { kind: 'code', language, code };
  if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) };
  return { kind: 'text', text: part.replaceAll('\n', ' ') };
}
