import {
  builtInText,
  isMoment,
  type MessageText,
  MOMENT_RULES,
  PHRASES,
  type Placeholder,
} from './moment-texts.rules.js';
import type { MessageLanguage, MessageMoment, TextChannel } from './message.types.js';

type Words = Readonly<Record<string, string | null | undefined>>;
type Values = Readonly<Record<Placeholder, string>>;

/** Maximum of parts of an SMS; each part costs as much as a message. */
const MAX_SMS_PARTS = 5;

type TextProblem =
  | { readonly kind: 'unknown'; readonly placeholder: string }
  | { readonly kind: 'missing'; readonly placeholder: Placeholder }
  | { readonly kind: 'too_long' };

/** A placeholder, or a part in square brackets. */
const SLOT = /\[[^[\]]*\]|\{[^{}]*\}/g;
const NAMES = /\{([^{}]*)\}/g;

/** null: hubs do not write this template. */
export function momentText(template: string, words: Words, own: MessageText | null): MessageText | null {
  if (!isMoment(template)) return null;
  const language = (words['language'] ?? 'pt-BR') as MessageLanguage;
  const values = valuesOf(words, language);
  const { subject, text } = own ?? builtInText(template, language);
  return { subject: filledText(subject, values), text: filledText(text, values) };
}

export function filledText(text: string, values: Words): string {
  const value = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  return text.replace(SLOT, (slot) => {
    const names = namesOf(slot);
    if (slot.startsWith('{')) return value(names[0] ?? '');
    if (names.length === 0) return slot;
    if (names.some((name) => value(name) === '')) return '';
    return slot.slice(1, -1).replace(NAMES, (_, name: string) => value(name));
  });
}

function namesOf(text: string): string[] {
  return [...text.matchAll(NAMES)].map(([, name = '']) => name);
}

function valuesOf(words: Words, language: MessageLanguage): Values {
  const phrases = PHRASES[language];
  const phrase = (of: Readonly<Record<string, string>>, word: string) => of[words[word] ?? ''] ?? '';
  const plain = (word: string) => (words[word] ?? '').trim();
  return {
    recipient: plain('recipientName'),
    shop: plain('merchantName'),
    company: plain('companyName'),
    link: plain('link'),
    code: plain('code'),
    text: plain('text'),
    next: phrase(phrases.ended, 'ended') || phrase(phrases.next, 'next'),
    time: plain('time'),
    price: plain('price'),
    request: phrase(phrases.request, 'request'),
    claim: phrase(phrases.claim, 'claim'),
    decision: phrase(phrases.decision, 'decision'),
    answer: plain('answer'),
    order: plain('publicId'),
  };
}

export function exampleWords(
  language: MessageLanguage,
  facts: Readonly<Record<'companyName' | 'link' | 'time', string>>,
): Words {
  return {
    ...facts,
    ...PHRASES[language].example,
    language,
    recipientName: 'Maria',
    merchantName: 'Sabor & Arte',
    code: '4821',
    publicId: 'K7Q2-M4P9',
    next: 'again_tomorrow',
    price: 'R$ 14,50',
    request: 'time',
    claim: 'damaged',
    decision: 'accepted',
  };
}

/** `example`: what would be sent. */
export function textProblems(
  moment: MessageMoment,
  channel: TextChannel,
  { subject, text }: MessageText,
  example: MessageText,
): TextProblem[] {
  const { placeholders, required } = MOMENT_RULES[moment];
  const named = namesOf(channel === 'email' ? `${subject} ${text}` : text);
  // Parts in square brackets may be left out.
  const certain = namesOf(text.replace(/\[[^[\]]*\]/g, ''));
  const unknown = [...new Set(named)].filter((name) => !placeholders.some((one) => one === name));
  const missing = required.filter((name) => !certain.includes(name));
  const tooLong = channel === 'sms' && smsParts(example.text) > MAX_SMS_PARTS;
  return [
    ...unknown.map((placeholder) => ({ kind: 'unknown', placeholder }) as const),
    ...missing.map((placeholder) => ({ kind: 'missing', placeholder }) as const),
    ...(tooLong ? [{ kind: 'too_long' } as const] : []),
  ];
}

/** Characters of the alphabet of SMS (GSM 03.38), and those of them that count twice. */
const GSM_ALPHABET =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const COUNTED_TWICE = /[\^{}\\[~\]|€]/g;

/** Parts in which an SMS is sent; beyond the alphabet, as with ã and ç, a part holds fewer characters. */
export function smsParts(text: string): number {
  const plain = GSM_ALPHABET.test(text);
  const length = text.length + (plain ? [...text.matchAll(COUNTED_TWICE)].length : 0);
  const [alone, each] = plain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

export function messageTime(
  language: MessageLanguage | null | undefined,
  timeZone: string,
  at: Date,
): string {
  return new Intl.DateTimeFormat(language ?? 'pt-BR', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
}
