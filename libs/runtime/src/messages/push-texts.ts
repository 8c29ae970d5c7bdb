import {
  PUSH_TEMPLATES,
  type MessageTemplate,
  type MessageWords,
  type OutgoingMessage,
  type PushLanguage,
  type PushTemplate,
} from '#domain';

/** A notification on a courier's phone. */
interface PushText {
  readonly title: string;
  readonly body: string;
}

type Texts = { readonly [T in PushTemplate]: (words: MessageWords[T]) => PushText };

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

function minutes(seconds: string): string {
  return `${String(Math.max(1, Math.round(Number(seconds) / MINUTE_S)))} min`;
}

const TEXTS: Readonly<Record<PushLanguage, Texts>> = {
  pt: {
    courier_offer: ({ payCents, distanceM, toPickupM, durationS, merchantName }) => ({
      title: `Oferta: ${money(payCents, 'pt')} · ${way(distanceM, 'pt')}`,
      body:
        toPickupM === null
          ? `${merchantName} · ${minutes(durationS)}`
          : `${merchantName}, a ${way(toPickupM, 'pt')} de você · ${minutes(durationS)}`,
    }),
    courier_offer_gone: () => ({
      title: 'A oferta acabou',
      body: 'Ela foi para outra pessoa ou o tempo passou.',
    }),
    courier_order_assigned: ({ publicId, merchantName }) => ({
      title: `Novo pedido: ${merchantName}`,
      body: `A central passou o pedido ${publicId} para você. Toque para ver.`,
    }),
    courier_order_taken: ({ publicId }) => ({
      title: `O pedido ${publicId} saiu da sua lista`,
      body: 'A central tirou o pedido de você. Toque para ver o que vem agora.',
    }),
    courier_order_cancelled: ({ publicId, merchantName }) => ({
      title: `O pedido ${publicId} foi cancelado`,
      body: `Não siga com o pedido de ${merchantName}. Toque para ver o motivo.`,
    }),
    courier_order_returning: ({ publicId, merchantName }) => ({
      title: `O pedido ${publicId} foi cancelado`,
      body: `Não entregue: leve os produtos de volta para ${merchantName}.`,
    }),
  },
  en: {
    courier_offer: ({ payCents, distanceM, toPickupM, durationS, merchantName }) => ({
      title: `Offer: ${money(payCents, 'en')} · ${way(distanceM, 'en')}`,
      body:
        toPickupM === null
          ? `${merchantName} · ${minutes(durationS)}`
          : `${merchantName}, ${way(toPickupM, 'en')} from you · ${minutes(durationS)}`,
    }),
    courier_offer_gone: () => ({
      title: 'The offer is gone',
      body: 'Someone else has it, or its time is over.',
    }),
    courier_order_assigned: ({ publicId, merchantName }) => ({
      title: `New order: ${merchantName}`,
      body: `The company gave you order ${publicId}. Tap to see it.`,
    }),
    courier_order_taken: ({ publicId }) => ({
      title: `Order ${publicId} has left your list`,
      body: 'The company took the order from you. Tap to see what comes next.',
    }),
    courier_order_cancelled: ({ publicId, merchantName }) => ({
      title: `Order ${publicId} was cancelled`,
      body: `Do not go on with the order of ${merchantName}. Tap to see why.`,
    }),
    courier_order_returning: ({ publicId, merchantName }) => ({
      title: `Order ${publicId} was cancelled`,
      body: `Do not deliver it: take the goods back to ${merchantName}.`,
    }),
  },
};

/** The notification of a message; null: the message is none that is pushed. */
export function pushTextOf(
  { template, words }: Pick<OutgoingMessage, 'template' | 'words'>,
  language: PushLanguage,
): PushText | null {
  if (!isPushed(template)) return null;
  // `words` were checked against their template when the message was enqueued.
  const text = TEXTS[language][template] as (words: never) => PushText;
  return text(words as never);
}

function isPushed(template: MessageTemplate): template is PushTemplate {
  return PUSH_TEMPLATES.some((one) => one === template);
}
