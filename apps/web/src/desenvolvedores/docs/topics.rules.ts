/** The pages of the documentation in reading order, each with the chapters of the protocols' guides that it shows. */
const PAGES = {
  inicio: [],
  'primeira-chamada': [],
  sdks: [],
  conceitos: ['concepts', 'life'],
  pedidos: ['since'],
  webhooks: ['events', 'signatures', 'retries'],
  erros: ['errors', 'idempotency', 'limits'],
  testes: ['sandbox', 'live'],
  aplicativos: ['apps'],
  mudancas: ['changes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Topic = keyof typeof PAGES;

export const TOPICS = Object.keys(PAGES) as Topic[];

export const chaptersOf = (topic: Topic): readonly string[] => PAGES[topic];

export function topicOf(chapter: string): Topic {
  return TOPICS.find((topic) => chaptersOf(topic).includes(chapter)) ?? 'inicio';
}
