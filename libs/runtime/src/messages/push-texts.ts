import {
  filledText,
  PUSH_TEMPLATES,
  type MessageTemplate,
  type OutgoingMessage,
  type PushLanguage,
  type PushTemplate,
} from '#domain';
import { WORDS } from './push-words.js';

interface PushText {
  readonly title: string;
  readonly body: string;
}

type Words = Readonly<Record<string, string | null | undefined>>;
type Texts = Readonly<Record<Exclude<PushTemplate, 'courier_money'>, PushText>>;

const KILOMETRE = 1_000;
const MINUTE_S = 60;

const FORMS = { pt: 'pt-BR', en: 'en-BR' } as const;

function money(cents: string, language: PushLanguage): string {
  const format = new Intl.NumberFormat(FORMS[language], { style: 'currency', currency: 'BRL' });
  return format.format(Number(cents) / 100);
}

function way(meters: string, language: PushLanguage): string {
  const km = Number(meters) / KILOMETRE;
  return `${new Intl.NumberFormat(FORMS[language], { maximumFractionDigits: 1 }).format(km)} km`;
}

function valuesOf(words: Words, language: PushLanguage): Words {
  const { payCents, cents, distanceM, toPickupM, durationS } = words;
  const paid = payCents ?? cents;
  return {
    ...words,
    amount: paid && money(paid, language),
    way: distanceM && way(distanceM, language),
    toPickup: toPickupM && way(toPickupM, language),
    duration: durationS && `${String(Math.max(1, Math.round(Number(durationS) / MINUTE_S)))} min`,
  };
}

/** The push of a decision names the decision where the person who decided gave no words. */
function textsOf(template: PushTemplate, { what, reason }: Words, language: PushLanguage): PushText {
  if (template !== 'courier_money') return (WORDS[language] satisfies Texts)[template];
  const { title, body } = WORDS[language].courier_money[what as keyof (typeof WORDS)['pt']['courier_money']];
  return { title, body: typeof reason === 'string' ? '{reason}' : body };
}

/** null: the message is not pushed. */
export function pushTextOf(
  { template, words }: Pick<OutgoingMessage, 'template' | 'words'>,
  language: PushLanguage,
): PushText | null {
  if (!isPushed(template)) return null;
  // `words` were checked against their template when the message was enqueued.
  const facts = words as Words;
  const { title, body } = textsOf(template, facts, language);
  const values = valuesOf(facts, language);
  return { title: filledText(title, values), body: filledText(body, values) };
}

function isPushed(template: MessageTemplate): template is PushTemplate {
  return PUSH_TEMPLATES.some((one) => one === template);
}
