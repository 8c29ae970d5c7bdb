/**
 * The pages of the documentation in reading order, each with the chapters that it shows: of the protocols'
 * guides, and of the platform's.
 */
const PAGES = {
  inicio: {},
  'primeira-chamada': {},
  sdks: { platform: ['sdks', 'cli', 'conformance'] },
  conceitos: { protocol: ['concepts', 'life'] },
  pedidos: { protocol: ['since'], platform: ['held-quotes', 'batches'] },
  webhooks: { protocol: ['events', 'signatures', 'retries'] },
  erros: { protocol: ['errors', 'idempotency', 'limits'] },
  testes: { protocol: ['sandbox', 'live'] },
  aplicativos: { protocol: ['apps'], platform: ['assistants'] },
  mudancas: { protocol: ['changes'], platform: ['versions'] },
} as const satisfies Readonly<Record<string, { protocol?: readonly string[]; platform?: readonly string[] }>>;
export type Topic = keyof typeof PAGES;

export const TOPICS = Object.keys(PAGES) as Topic[];

interface TopicChapters {
  readonly protocol: readonly string[];
  readonly platform: readonly string[];
}

export const chaptersOf = (topic: Topic): TopicChapters => ({ protocol: [], platform: [], ...PAGES[topic] });

export function topicOf(chapter: string): Topic {
  return TOPICS.find((topic) => Object.values(chaptersOf(topic)).flat().includes(chapter)) ?? 'inicio';
}
