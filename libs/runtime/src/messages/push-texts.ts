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

type MoneyWords = MessageWords['courier_money'];
type Texts = { readonly [T in PushTemplate]: (words: MessageWords[T]) => PushText };

const KILOMETRE = 1_000;
const MINUTE_S = 60;

/** Amounts in Spanish as the Spanish screens have them: in reais, with a comma. */
const FORMS = { pt: 'pt-BR', en: 'en-BR', es: 'pt-BR' } as const;

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

/** What was decided, and what it says where the person who decided gave no words. */
const DECIDED: Readonly<Record<PushLanguage, Readonly<Record<MoneyWords['what'], PushText>>>> = {
  pt: {
    withdrawal_paid: { title: 'Saque pago', body: 'O Pix foi enviado.' },
    withdrawal_returned: { title: 'Saque devolvido', body: 'O valor voltou para a sua carteira.' },
    contest_accepted: { title: 'Contestação aceita', body: 'Toque para ver em Ganhos.' },
    contest_refused: { title: 'Contestação recusada', body: 'Toque para ver em Ganhos.' },
    hand_in_counted: { title: 'Acerto conferido', body: 'Toque para ver em Ganhos.' },
    hand_in_reversed: {
      title: 'Acerto desfeito',
      body: 'O dinheiro volta a estar com você. Toque para ver em Ganhos.',
    },
  },
  en: {
    withdrawal_paid: { title: 'Withdrawal paid', body: 'The Pix was sent.' },
    withdrawal_returned: { title: 'Withdrawal returned', body: 'The amount is in your wallet again.' },
    contest_accepted: { title: 'Contest accepted', body: 'Tap to see it in Earnings.' },
    contest_refused: { title: 'Contest refused', body: 'Tap to see it in Earnings.' },
    hand_in_counted: { title: 'Cash counted', body: 'Tap to see it in Earnings.' },
    hand_in_reversed: {
      title: 'Count taken back',
      body: 'The cash is yours to hand in again. Tap to see it in Earnings.',
    },
  },
  es: {
    withdrawal_paid: { title: 'Retiro pagado', body: 'El Pix fue enviado.' },
    withdrawal_returned: { title: 'Retiro devuelto', body: 'El valor volvió a tu billetera.' },
    contest_accepted: { title: 'Reclamo aceptado', body: 'Toca para verlo en Ganancias.' },
    contest_refused: { title: 'Reclamo rechazado', body: 'Toca para verlo en Ganancias.' },
    hand_in_counted: { title: 'Rendición contada', body: 'Toca para verlo en Ganancias.' },
    hand_in_reversed: {
      title: 'Rendición anulada',
      body: 'El efectivo vuelve a estar contigo. Toca para verlo en Ganancias.',
    },
  },
};

function moneyText({ what, cents, reason }: MoneyWords, language: PushLanguage): PushText {
  const { title, body } = DECIDED[language][what];
  return { title: cents === null ? title : `${title}: ${money(cents, language)}`, body: reason ?? body };
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
    courier_order_delivered: ({ publicId }) => ({
      title: `O pedido ${publicId} já foi entregue`,
      body: 'Quem estava com ele antes já tinha entregado. Não siga com ele.',
    }),
    courier_order_cancelled: ({ publicId, merchantName }) => ({
      title: `O pedido ${publicId} foi cancelado`,
      body: `Não siga com o pedido de ${merchantName}. Toque para ver o motivo.`,
    }),
    courier_order_returning: ({ publicId, merchantName }) => ({
      title: `O pedido ${publicId} foi cancelado`,
      body: `Não entregue: leve os produtos de volta para ${merchantName}.`,
    }),
    courier_order_changed: ({ publicId }) => ({
      title: `Mudança no pedido ${publicId}`,
      body: 'O cliente pediu outra coisa na porta. Toque para ver.',
    }),
    courier_recipient_coming: ({ publicId }) => ({
      title: 'O cliente chega em 5 minutos',
      body: `Pedido ${publicId}: espere na porta.`,
    }),
    courier_message: ({ publicId }) => ({
      title: 'Mensagem do cliente',
      body: `Pedido ${publicId}. Toque para ler e responder.`,
    }),
    courier_claim: ({ publicId }) => ({
      title: `Reclamação do pedido ${publicId}`,
      body: 'Conte o que aconteceu antes da decisão: Ganhos › Contestações.',
    }),
    courier_goods_elsewhere: ({ publicId, merchantName }) => ({
      title: `Os produtos do pedido ${publicId} estão com outra pessoa`,
      body: `Quem tinha o pedido de ${merchantName} já coletou. Toque para ver com quem falar.`,
    }),
    courier_shift_taken: ({ day, from, to }) => ({
      title: `Você entrou no turno de ${day}`,
      body: `Das ${from} às ${to}. Abriu uma vaga para você. Toque para ver.`,
    }),
    courier_shift_lost: ({ day, from, to }) => ({
      title: `Seu turno de ${day} caiu`,
      body: `A central tirou o turno das ${from} às ${to}. Toque para ver os outros.`,
    }),
    courier_notice: ({ text }) => ({ title: 'Aviso da central', body: text }),
    courier_money: (words) => moneyText(words, 'pt'),
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
    courier_order_delivered: ({ publicId }) => ({
      title: `Order ${publicId} is already delivered`,
      body: 'The courier who had it before had delivered it. Do not go on with it.',
    }),
    courier_order_cancelled: ({ publicId, merchantName }) => ({
      title: `Order ${publicId} was cancelled`,
      body: `Do not go on with the order of ${merchantName}. Tap to see why.`,
    }),
    courier_order_returning: ({ publicId, merchantName }) => ({
      title: `Order ${publicId} was cancelled`,
      body: `Do not deliver it: take the goods back to ${merchantName}.`,
    }),
    courier_order_changed: ({ publicId }) => ({
      title: `Change in order ${publicId}`,
      body: 'The customer asks for something else at the door. Tap to see.',
    }),
    courier_recipient_coming: ({ publicId }) => ({
      title: 'The customer is there in 5 minutes',
      body: `Order ${publicId}: wait at the door.`,
    }),
    courier_message: ({ publicId }) => ({
      title: 'Message from the customer',
      body: `Order ${publicId}. Tap to read and answer.`,
    }),
    courier_claim: ({ publicId }) => ({
      title: `Claim about order ${publicId}`,
      body: 'Say what happened before it is decided: Earnings › Contests.',
    }),
    courier_goods_elsewhere: ({ publicId, merchantName }) => ({
      title: `Somebody else has the goods of order ${publicId}`,
      body: `Whoever had the order of ${merchantName} collected it. Tap to see whom to call.`,
    }),
    courier_shift_taken: ({ day, from, to }) => ({
      title: `You are in the shift of ${day}`,
      body: `From ${from} to ${to}. A place became free. Tap to see it.`,
    }),
    courier_shift_lost: ({ day, from, to }) => ({
      title: `Your shift of ${day} is off`,
      body: `The company took away the shift from ${from} to ${to}. Tap to see others.`,
    }),
    courier_notice: ({ text }) => ({ title: 'From the company', body: text }),
    courier_money: (words) => moneyText(words, 'en'),
  },
  es: {
    courier_offer: ({ payCents, distanceM, toPickupM, durationS, merchantName }) => ({
      title: `Oferta: ${money(payCents, 'es')} · ${way(distanceM, 'es')}`,
      body:
        toPickupM === null
          ? `${merchantName} · ${minutes(durationS)}`
          : `${merchantName}, a ${way(toPickupM, 'es')} de ti · ${minutes(durationS)}`,
    }),
    courier_offer_gone: () => ({
      title: 'La oferta terminó',
      body: 'Pasó a otra persona o se acabó el tiempo.',
    }),
    courier_order_assigned: ({ publicId, merchantName }) => ({
      title: `Nuevo pedido: ${merchantName}`,
      body: `La central te pasó el pedido ${publicId}. Toca para verlo.`,
    }),
    courier_order_taken: ({ publicId }) => ({
      title: `El pedido ${publicId} salió de tu lista`,
      body: 'La central te quitó el pedido. Toca para ver qué sigue ahora.',
    }),
    courier_order_delivered: ({ publicId }) => ({
      title: `El pedido ${publicId} ya fue entregado`,
      body: 'Quien lo tenía antes ya lo había entregado. No sigas con él.',
    }),
    courier_order_cancelled: ({ publicId, merchantName }) => ({
      title: `El pedido ${publicId} fue cancelado`,
      body: `No sigas con el pedido de ${merchantName}. Toca para ver el motivo.`,
    }),
    courier_order_returning: ({ publicId, merchantName }) => ({
      title: `El pedido ${publicId} fue cancelado`,
      body: `No lo entregues: lleva los productos de vuelta a ${merchantName}.`,
    }),
    courier_order_changed: ({ publicId }) => ({
      title: `Cambio en el pedido ${publicId}`,
      body: 'El cliente pide otra cosa en la puerta. Toca para ver.',
    }),
    courier_recipient_coming: ({ publicId }) => ({
      title: 'El cliente llega en 5 minutos',
      body: `Pedido ${publicId}: espera en la puerta.`,
    }),
    courier_message: ({ publicId }) => ({
      title: 'Mensaje del cliente',
      body: `Pedido ${publicId}. Toca para leer y responder.`,
    }),
    courier_claim: ({ publicId }) => ({
      title: `Reclamación del pedido ${publicId}`,
      body: 'Cuenta qué pasó antes de la decisión: Ganancias › Reclamos.',
    }),
    courier_goods_elsewhere: ({ publicId, merchantName }) => ({
      title: `Los productos del pedido ${publicId} están con otra persona`,
      body: `Quien tenía el pedido de ${merchantName} ya lo recogió. Toca para ver con quién hablar.`,
    }),
    courier_shift_taken: ({ day, from, to }) => ({
      title: `Entraste en el turno del ${day}`,
      body: `De ${from} a ${to}. Se liberó un lugar. Toca para verlo.`,
    }),
    courier_shift_lost: ({ day, from, to }) => ({
      title: `Tu turno del ${day} se cayó`,
      body: `La central quitó el turno de ${from} a ${to}. Toca para ver otros.`,
    }),
    courier_notice: ({ text }) => ({ title: 'Aviso de la central', body: text }),
    courier_money: (words) => moneyText(words, 'es'),
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
