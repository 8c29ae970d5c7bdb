/** The chapters of the guides, by their names in the address. */
export const CHAPTERS = {
  conceitos: 'concepts',
  pedido: 'life',
  eventos: 'events',
  erros: 'errors',
  idempotencia: 'idempotency',
  tentativas: 'retries',
  webhooks: 'signatures',
  desde: 'since',
  aplicativos: 'apps',
  limites: 'limits',
  testes: 'sandbox',
  producao: 'live',
  mudancas: 'changes',
} as const;
type ChapterTopic = keyof typeof CHAPTERS;

/** What is ours beyond the contracts, told once for all. */
const GUIDES = ['cotacoes', 'lotes', 'sdks', 'cli', 'conformidade', 'ia', 'versoes'] as const;
export type GuideTopic = (typeof GUIDES)[number];

export const TOPICS = [
  'inicio',
  'primeira-chamada',
  ...(Object.keys(CHAPTERS) as ChapterTopic[]),
  ...GUIDES,
] as const;
export type Topic = (typeof TOPICS)[number];

export const isChapter = (topic: Topic): topic is ChapterTopic => topic in CHAPTERS;
export const isGuide = (topic: Topic): topic is GuideTopic => GUIDES.some((guide) => guide === topic);

export function topicOf(chapter: string): Topic {
  return (Object.keys(CHAPTERS) as ChapterTopic[]).find((topic) => CHAPTERS[topic] === chapter) ?? 'inicio';
}
