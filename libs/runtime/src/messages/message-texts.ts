import { filledText, type MessageText, momentText, type OutgoingMessage } from '#domain';
import { WORDS } from './words.js';

type Words = Readonly<Record<string, string>>;
type Variants = Readonly<Record<string, MessageText>>;

/** Texts of messages that are not pushed and that hubs do not write; some depend on their subject. */
const TEXTS: Readonly<Record<string, MessageText | Variants>> = WORDS.pt;

/** Texts of messages, in their readers' language. A link ends its text or stands before a space: phones take a full stop as part of it. */
export function textOf({
  template,
  words,
  own = null,
}: Pick<OutgoingMessage, 'template' | 'words'> & Partial<Pick<OutgoingMessage, 'own'>>): MessageText {
  const written = momentText(template, words, own);
  if (written) return written;
  // Channel, template and `words` were checked against each other when the message was enqueued.
  const facts = words as Words;
  const texts = TEXTS[template] as MessageText & Variants;
  const { subject, text } = texts[facts['what'] ?? ''] ?? texts;
  const values = { ...facts, personName: facts['personName']?.trim() };
  return { subject: filledText(subject, values), text: filledText(text, values) };
}
