/** Languages that the guides of the protocols are written in. */
export const GUIDE_LANGUAGES = ['pt', 'en'] as const;
type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** A sentence in every language. Words between backticks are code. */
export type Told = Readonly<Record<GuideLanguage, string>>;

export const told = (pt: string, en: string): Told => ({ pt, en });

/** Words that are the same in every language: codes, fields, messages as they are sent. */
export const same = (text: string): Told => told(text, text);

/** The chapters of a guide, in their order. */
const GUIDE_CHAPTERS = [
  'concepts',
  'life',
  'events',
  'errors',
  'idempotency',
  'retries',
  'signatures',
  'since',
  'apps',
  'limits',
  'sandbox',
  'live',
  'changes',
] as const;
type GuideChapter = (typeof GUIDE_CHAPTERS)[number];

type SampleLanguage = 'curl' | 'typescript' | 'php' | 'python';

/** One program, by plain HTTP and by the SDK of the language. */
interface Sample<Text> {
  readonly http?: string | Text;
  readonly sdk?: string | Text;
}

export type Samples<Text = Told> = Readonly<Record<SampleLanguage, Sample<Text>>>;

/** A program with a comment, in each language. */
export const commented = (pt: string, en: string, program: (comment: string) => string): Told =>
  told(program(pt), program(en));

export type Block<Text = Told> =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly heads: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'code'; readonly language: 'json' | 'http'; readonly code: string }
  | { readonly kind: 'samples'; readonly samples: Samples<Text> }
  /** A thing with a name, its meaning and what it looks like: an event and its payload. */
  | { readonly kind: 'entry'; readonly name: string; readonly text: Text; readonly code: string };

interface Chapter<Text = Told> {
  readonly id: GuideChapter;
  readonly title: Text;
  readonly blocks: readonly Block<Text>[];
}

/** What a protocol's guide tells, in all languages; written by each face beside its document. */
export interface Guide<Text = Told> {
  readonly title: string;
  readonly chapters: readonly Chapter<Text>[];
}

const TITLES: Readonly<Record<GuideChapter, Told>> = {
  concepts: told('Conceitos', 'Concepts'),
  life: told('A vida de um pedido', 'The life of an order'),
  events: told('Eventos', 'Events'),
  errors: told('Recusas e o que fazer', 'Refusals and what to do'),
  idempotency: told('Idempotência', 'Idempotency'),
  retries: told('Novas tentativas', 'Retries'),
  signatures: told('Assinaturas', 'Signatures'),
  since: told('O que mudou desde', 'What changed since'),
  apps: told('Aplicativos que as lojas instalam', 'Apps that shops install'),
  limits: told('Limites de requisições', 'Rate limits'),
  sandbox: told('Cenários de teste', 'Sandbox scenarios'),
  live: told('Ir para produção', 'Going live'),
  changes: told('Mudanças', 'Changelog'),
};

/** A guide of the chapters it has, in the order of all guides. */
export function guideOf(
  title: string,
  blocks: Readonly<Partial<Record<GuideChapter, readonly Block[]>>>,
): Guide {
  const chapters = GUIDE_CHAPTERS.flatMap((id) => {
    const own = blocks[id];
    return own === undefined ? [] : [{ id, title: TITLES[id], blocks: own }];
  });
  return { title, chapters };
}

/** The guide with each text in one language. */
export function inLanguage(guide: Guide, language: GuideLanguage): Guide<string> {
  return chosen(guide, language) as Guide<string>;
}

export function blocksIn(blocks: readonly Block[], language: GuideLanguage): Block<string>[] {
  return chosen(blocks, language) as Block<string>[];
}

function chosen(value: unknown, language: GuideLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => chosen(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isTold(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, chosen(one, language)]));
}

function isTold(value: object): value is Told {
  return GUIDE_LANGUAGES.every((language) => typeof (value as Partial<Told>)[language] === 'string');
}

export const text = (pt: string, en: string): Block => ({ kind: 'text', text: told(pt, en) });
export const list = (...items: readonly Told[]): Block => ({ kind: 'list', items });
export const table = (heads: readonly Told[], rows: readonly (readonly Told[])[]): Block => ({
  ...{ kind: 'table', heads, rows },
});
