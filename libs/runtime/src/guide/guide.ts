export const GUIDE_LANGUAGES = ['pt', 'en'] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** A sentence in every language. Words between backticks are code. */
export type GuideText = Readonly<Record<GuideLanguage, string>>;

export const guideText = (pt: string, en: string): GuideText => ({ pt, en });

/** A text that is the same in every language: codes, fields, messages as they are sent. */
export const same = (text: string): GuideText => guideText(text, text);

type SampleLanguage = 'curl' | 'typescript' | 'php' | 'python';

interface Sample<Text> {
  readonly http?: Text;
  readonly sdk?: Text;
}

export type Samples<Text = GuideText> = Readonly<Record<SampleLanguage, Sample<Text>>>;

export const CODE_LANGUAGES = ['json', 'http', 'sh', 'ts', 'php', 'python'] as const;
type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export type Block<Text = GuideText> =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly heads: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'code'; readonly language: CodeLanguage; readonly code: string }
  | { readonly kind: 'samples'; readonly samples: Samples<Text> }
  /** An event, say, with its meaning and an example. */
  | { readonly kind: 'entry'; readonly name: string; readonly text: Text; readonly code: string };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<string>[];
}

/** A guide in one language: a Markdown file beside the face's document. */
export interface Guide {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export type Guides = Readonly<Record<GuideLanguage, Guide>>;

/**
 * What fills the places of a guide, each `{{name}}` in its files: words in a sentence, rows in a table,
 * blocks where a paragraph or an item of a list is nothing else.
 */
export type GuidePlaces = Readonly<Record<string, GuideText | Rows | Blocks>>;
export interface Rows {
  readonly rows: readonly (readonly GuideText[])[];
}
export interface Blocks {
  readonly blocks: readonly Block[];
}

export function blocksIn(blocks: readonly Block[], language: GuideLanguage): Block<string>[] {
  return chosen(blocks, language) as Block<string>[];
}

function chosen(value: unknown, language: GuideLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => chosen(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isGuideText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, chosen(one, language)]));
}

function isGuideText(value: object): value is GuideText {
  return GUIDE_LANGUAGES.every((language) => typeof (value as Partial<GuideText>)[language] === 'string');
}
