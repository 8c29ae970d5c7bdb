import type { MessageMoment } from './message-moments.rules.js';
import type {
  FailureNext,
  MessageLanguage,
  MessageWords,
  RecipientTemplate,
  ShopTemplate,
} from './message.types.js';
import { WORDS as SHOP_WORDS } from './shop-words.js';
import { WORDS } from './words.js';

/** A text with placeholders. What stands in square brackets is left out where a placeholder in it has no value. */
export interface MessageText {
  /** Subject of an e-mail. */
  readonly subject: string;
  readonly text: string;
}

type Phrases = {
  readonly next: Readonly<Record<FailureNext, string>>;
  readonly request: Readonly<Record<MessageWords['delivery_request_received']['request'], string>>;
  readonly claim: Readonly<Record<MessageWords['delivery_claim_opened']['claim'], string>>;
  readonly decision: Readonly<Record<MessageWords['delivery_claim_decided']['decision'], string>>;
  /** An order that nobody takes: whether the search has ended. */
  readonly ended: Readonly<Record<MessageWords['order_unserved']['ended'], string>>;
  /** What people write, as an example. */
  readonly example: { readonly text: string; readonly answer: string };
};

type Catalogue = Phrases & { readonly moments: Readonly<Record<RecipientTemplate, MessageText>> };

/** What a value of a closed list is called in a message, and the texts to recipients. A link ends its text or stands before a space: phones take a full stop as part of it. */
export const PHRASES: Readonly<Record<MessageLanguage, Catalogue>> = {
  'pt-BR': WORDS.pt,
  en: WORDS.en,
  es: WORDS.es,
};

/** Shops are in Brazil. */
const SHOPS: Readonly<Record<ShopTemplate, MessageText>> = SHOP_WORDS.pt;

/** The text of a moment, unless the hub wrote its own. */
export function builtInText(moment: MessageMoment, language: MessageLanguage): MessageText {
  return { ...SHOPS, ...PHRASES[language].moments }[moment];
}
