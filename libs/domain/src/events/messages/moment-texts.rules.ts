import {
  MESSAGE_LANGUAGES,
  type MessageLanguage,
  type MessageMoment,
  TEXT_CHANNELS,
  type TextChannel,
} from './message.types.js';
import { WORDS as SHOP_WORDS } from './shop-words.js';
import { WORDS } from './words.js';

export const PLACEHOLDERS = [
  'recipient',
  'shop',
  'company',
  'link',
  'code',
  'text',
  'next',
  'time',
  'price',
  'request',
  'claim',
  'decision',
  'answer',
  'order',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

interface MomentRules {
  readonly to: 'recipient' | 'shop';
  readonly channels: readonly TextChannel[];
  readonly languages: readonly MessageLanguage[];
  readonly placeholders: readonly Placeholder[];
  /** Without these a text is refused: it would lead nowhere. */
  readonly required: readonly Placeholder[];
}

/** Recipients have phones and no e-mail addresses, and languages of their own. */
const recipient = (...placeholders: Placeholder[]): MomentRules => ({
  to: 'recipient',
  channels: ['sms', 'whatsapp'],
  languages: MESSAGE_LANGUAGES,
  required: ['link'],
  placeholders: ['recipient', 'shop', 'company', 'link', ...placeholders],
});
const shop = (...placeholders: Placeholder[]): MomentRules => ({
  to: 'shop',
  channels: TEXT_CHANNELS,
  languages: ['pt-BR'],
  required: ['order'],
  placeholders: ['company', 'order', 'recipient', ...placeholders],
});

export const MOMENT_RULES: Readonly<Record<MessageMoment, MomentRules>> = {
  delivery_on_the_way: recipient('code'),
  delivery_arriving: recipient('code'),
  delivery_delivered: recipient(),
  delivery_rating_asked: recipient(),
  delivery_message: { ...recipient('text'), required: ['text', 'link'] },
  delivery_failed: recipient('next'),
  delivery_redelivery: recipient('time', 'answer'),
  delivery_request_received: recipient('request'),
  delivery_request_refused: recipient('request', 'answer'),
  delivery_time_agreed: { ...recipient('time', 'answer'), required: ['time', 'link'] },
  delivery_pin_accepted: recipient('price', 'answer'),
  delivery_claim_opened: recipient('claim', 'time'),
  delivery_claim_decided: recipient('claim', 'decision', 'answer'),
  order_unserved: shop('next'),
  order_pin_accepted: shop('price'),
  order_claim_opened: shop('claim'),
  order_claim_decided: shop('claim', 'decision', 'answer'),
};

export function isMoment(template: string): template is MessageMoment {
  return template in MOMENT_RULES;
}

/** Texts with placeholders. What is in square brackets is left out when a placeholder in it has no value. */
export interface MessageText {
  /** E-mails alone have a subject. */
  readonly subject: string;
  readonly text: string;
}

/** A link ends its text or stands before a space: phones take a full stop as part of it. */
export const PHRASES: Readonly<Record<MessageLanguage, typeof WORDS.pt>> = {
  'pt-BR': WORDS.pt,
  en: WORDS.en,
  es: WORDS.es,
};

/** Shops are in Brazil. */
export function builtInText(moment: MessageMoment, language: MessageLanguage): MessageText {
  return { ...SHOP_WORDS.pt, ...PHRASES[language].moments }[moment];
}
