import type { MessageMoment } from './message-moments.rules.js';
import type {
  FailureNext,
  MessageLanguage,
  MessageWords,
  RecipientTemplate,
  ShopTemplate,
} from './message.types.js';

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

/** What a value of a closed list is called in a message. */
export const PHRASES: Readonly<Record<MessageLanguage, Phrases>> = {
  'pt-BR': {
    next: {
      returns: 'Ele volta para a loja.',
      again_today: 'Vamos tentar de novo ainda hoje.',
      again_tomorrow: 'Vamos tentar de novo amanhã.',
      again_then: 'Vamos tentar de novo no horário combinado.',
      disposed: 'Como foi pedido para este caso, ele não volta à loja.',
      held: 'Fale com a loja para combinar outra entrega.',
    },
    request: { pin: 'outro ponto no mapa', time: 'outro horário', redelivery: 'uma nova entrega' },
    claim: { not_received: 'não recebido', damaged: 'danificado', wrong: 'item errado', late: 'atrasado' },
    decision: { accepted: 'aceita', refused: 'recusada' },
    ended: {
      yes: 'A busca terminou e o pedido foi encerrado: peça de novo ou fale com a gente.',
      soon: 'Se ninguém o pegar em dois minutos, ele é encerrado: fale com a gente.',
      no: 'Ele continua esperando, e estamos cuidando disso.',
    },
    example: { text: 'Estou na portaria.', answer: 'Vimos a foto e falamos com o entregador.' },
  },
  en: {
    next: {
      returns: 'It goes back to the shop.',
      again_today: 'We will try again today.',
      again_tomorrow: 'We will try again tomorrow.',
      again_then: 'We will try again at the time that was agreed.',
      disposed: 'As was asked for this case, it does not go back to the shop.',
      held: 'Talk to the shop to agree on another delivery.',
    },
    request: { pin: 'another point on the map', time: 'another time', redelivery: 'another delivery' },
    claim: { not_received: 'not received', damaged: 'damaged', wrong: 'wrong item', late: 'late' },
    decision: { accepted: 'accepted', refused: 'refused' },
    ended: {
      yes: 'The search has ended with the order: order again or talk to us.',
      soon: 'If nobody takes it within two minutes it ends: talk to us.',
      no: 'It is still waiting, and we are taking care of it.',
    },
    example: { text: 'I am at the gate.', answer: 'We saw the photo and talked to the courier.' },
  },
  es: {
    next: {
      returns: 'Vuelve a la tienda.',
      again_today: 'Lo intentaremos de nuevo hoy.',
      again_tomorrow: 'Lo intentaremos de nuevo mañana.',
      again_then: 'Lo intentaremos de nuevo a la hora acordada.',
      disposed: 'Como se pidió para este caso, no vuelve a la tienda.',
      held: 'Habla con la tienda para acordar otra entrega.',
    },
    request: { pin: 'otro punto en el mapa', time: 'otra hora', redelivery: 'una nueva entrega' },
    claim: {
      not_received: 'no recibido',
      damaged: 'dañado',
      wrong: 'artículo equivocado',
      late: 'con retraso',
    },
    decision: { accepted: 'aceptada', refused: 'rechazada' },
    ended: {
      yes: 'La búsqueda terminó y el pedido se cerró: pide de nuevo o habla con nosotros.',
      soon: 'Si nadie lo toma en dos minutos, se cierra: habla con nosotros.',
      no: 'Sigue esperando, y nos estamos ocupando.',
    },
    example: { text: 'Estoy en la entrada.', answer: 'Vimos la foto y hablamos con el repartidor.' },
  },
};

/** A link ends its text or stands before a space: phones take a full stop as part of it. */
const RECIPIENTS: Readonly<Record<MessageLanguage, Readonly<Record<RecipientTemplate, MessageText>>>> = {
  'pt-BR': {
    delivery_on_the_way: {
      subject: 'Seu pedido de {shop} está a caminho',
      text: 'Olá[, {recipient}]! Seu pedido de {shop} está a caminho.[ Informe o código {code} ao entregador ao receber.] Acompanhe: {link}',
    },
    delivery_arriving: {
      subject: 'O entregador chegou com seu pedido de {shop}',
      text: 'Olá[, {recipient}]! O entregador chegou com seu pedido de {shop}.[ Informe o código {code} ao entregador ao receber.] Acompanhe: {link}',
    },
    delivery_delivered: {
      subject: 'Seu pedido de {shop} foi entregue',
      text: 'Olá[, {recipient}]! Seu pedido de {shop} foi entregue. Detalhes: {link}',
    },
    delivery_rating_asked: {
      subject: 'Como foi a entrega do seu pedido de {shop}?',
      text: 'Olá[, {recipient}]! Como foi a entrega do seu pedido de {shop}? Conte em dois toques: {link}',
    },
    delivery_message: {
      subject: 'Mensagem do entregador do seu pedido de {shop}',
      text: 'Entregador do seu pedido de {shop}: “{text}” Responda em {link}',
    },
    delivery_failed: {
      subject: 'Seu pedido de {shop} não foi entregue',
      text: 'Olá[, {recipient}]! Não conseguimos entregar seu pedido de {shop}. {next} Detalhes: {link}',
    },
    delivery_redelivery: {
      subject: 'Seu pedido de {shop} vai sair de novo',
      text: 'Olá[, {recipient}]! Seu pedido de {shop} vai sair para entrega de novo[: {time}].[ “{answer}”] Acompanhe: {link}',
    },
    delivery_request_received: {
      subject: 'Recebemos o que você pediu',
      text: 'Pedido de {shop}: você pediu {request}. Avisamos quando houver resposta. Acompanhe: {link}',
    },
    delivery_request_refused: {
      subject: 'Não foi possível mudar a entrega',
      text: 'Pedido de {shop}: não foi possível atender o que você pediu ({request}).[ “{answer}”] Acompanhe: {link}',
    },
    delivery_time_agreed: {
      subject: 'Novo horário combinado',
      text: 'Pedido de {shop}: novo horário combinado, {time}.[ “{answer}”] Acompanhe: {link}',
    },
    delivery_pin_accepted: {
      subject: 'Novo ponto de entrega aceito',
      text: 'Pedido de {shop}: o novo ponto de entrega foi aceito.[ “{answer}”] Acompanhe: {link}',
    },
    delivery_claim_opened: {
      subject: 'Recebemos sua reclamação',
      text: 'Pedido de {shop}: recebemos sua reclamação ({claim}). Respondemos até {time}. Acompanhe: {link}',
    },
    delivery_claim_decided: {
      subject: 'Sua reclamação foi respondida',
      text: 'Pedido de {shop}: sua reclamação ({claim}) foi {decision}.[ “{answer}”] Detalhes: {link}',
    },
  },
  en: {
    delivery_on_the_way: {
      subject: 'Your order from {shop} is on its way',
      text: 'Hello[, {recipient}]! Your order from {shop} is on its way.[ Tell the courier the code {code} when you receive it.] Follow it: {link}',
    },
    delivery_arriving: {
      subject: 'The courier is there with your order from {shop}',
      text: 'Hello[, {recipient}]! The courier is there with your order from {shop}.[ Tell the courier the code {code} when you receive it.] Follow it: {link}',
    },
    delivery_delivered: {
      subject: 'Your order from {shop} was delivered',
      text: 'Hello[, {recipient}]! Your order from {shop} was delivered. Details: {link}',
    },
    delivery_rating_asked: {
      subject: 'How was the delivery of your order from {shop}?',
      text: 'Hello[, {recipient}]! How was the delivery of your order from {shop}? Say it in two taps: {link}',
    },
    delivery_message: {
      subject: 'Message from the courier of your order from {shop}',
      text: 'Courier of your order from {shop}: “{text}” Answer at {link}',
    },
    delivery_failed: {
      subject: 'Your order from {shop} was not delivered',
      text: 'Hello[, {recipient}]! We could not deliver your order from {shop}. {next} Details: {link}',
    },
    delivery_redelivery: {
      subject: 'Your order from {shop} goes out again',
      text: 'Hello[, {recipient}]! Your order from {shop} goes out for delivery again[: {time}].[ “{answer}”] Follow it: {link}',
    },
    delivery_request_received: {
      subject: 'We received what you asked for',
      text: 'Order from {shop}: you asked for {request}. We will tell you the answer. Follow it: {link}',
    },
    delivery_request_refused: {
      subject: 'The delivery could not be changed',
      text: 'Order from {shop}: what you asked for ({request}) is not possible.[ “{answer}”] Follow it: {link}',
    },
    delivery_time_agreed: {
      subject: 'Another time was agreed',
      text: 'Order from {shop}: the new time is {time}.[ “{answer}”] Follow it: {link}',
    },
    delivery_pin_accepted: {
      subject: 'The new place of delivery was accepted',
      text: 'Order from {shop}: the new place of delivery was accepted.[ “{answer}”] Follow it: {link}',
    },
    delivery_claim_opened: {
      subject: 'We received your claim',
      text: 'Order from {shop}: we received your claim ({claim}). We answer until {time}. Follow it: {link}',
    },
    delivery_claim_decided: {
      subject: 'Your claim was answered',
      text: 'Order from {shop}: your claim ({claim}) was {decision}.[ “{answer}”] Details: {link}',
    },
  },
  es: {
    delivery_on_the_way: {
      subject: 'Tu pedido de {shop} está en camino',
      text: '¡Hola[, {recipient}]! Tu pedido de {shop} está en camino.[ Dile el código {code} al repartidor al recibirlo.] Síguelo: {link}',
    },
    delivery_arriving: {
      subject: 'El repartidor llegó con tu pedido de {shop}',
      text: '¡Hola[, {recipient}]! El repartidor llegó con tu pedido de {shop}.[ Dile el código {code} al repartidor al recibirlo.] Síguelo: {link}',
    },
    delivery_delivered: {
      subject: 'Tu pedido de {shop} fue entregado',
      text: '¡Hola[, {recipient}]! Tu pedido de {shop} fue entregado. Detalles: {link}',
    },
    delivery_rating_asked: {
      subject: '¿Cómo fue la entrega de tu pedido de {shop}?',
      text: '¡Hola[, {recipient}]! ¿Cómo fue la entrega de tu pedido de {shop}? Cuéntalo en dos toques: {link}',
    },
    delivery_message: {
      subject: 'Mensaje del repartidor de tu pedido de {shop}',
      text: 'Repartidor de tu pedido de {shop}: “{text}” Responde en {link}',
    },
    delivery_failed: {
      subject: 'Tu pedido de {shop} no fue entregado',
      text: '¡Hola[, {recipient}]! No pudimos entregar tu pedido de {shop}. {next} Detalles: {link}',
    },
    delivery_redelivery: {
      subject: 'Tu pedido de {shop} sale de nuevo',
      text: '¡Hola[, {recipient}]! Tu pedido de {shop} sale de nuevo para entrega[: {time}].[ “{answer}”] Síguelo: {link}',
    },
    delivery_request_received: {
      subject: 'Recibimos lo que pediste',
      text: 'Pedido de {shop}: pediste {request}. Te avisaremos de la respuesta. Síguelo: {link}',
    },
    delivery_request_refused: {
      subject: 'No fue posible cambiar la entrega',
      text: 'Pedido de {shop}: no fue posible lo que pediste ({request}).[ “{answer}”] Síguelo: {link}',
    },
    delivery_time_agreed: {
      subject: 'Nueva hora acordada',
      text: 'Pedido de {shop}: nueva hora acordada, {time}.[ “{answer}”] Síguelo: {link}',
    },
    delivery_pin_accepted: {
      subject: 'Nuevo punto de entrega aceptado',
      text: 'Pedido de {shop}: el nuevo punto de entrega fue aceptado.[ “{answer}”] Síguelo: {link}',
    },
    delivery_claim_opened: {
      subject: 'Recibimos tu reclamación',
      text: 'Pedido de {shop}: recibimos tu reclamación ({claim}). Respondemos hasta {time}. Síguelo: {link}',
    },
    delivery_claim_decided: {
      subject: 'Tu reclamación fue respondida',
      text: 'Pedido de {shop}: tu reclamación ({claim}) fue {decision}.[ “{answer}”] Detalles: {link}',
    },
  },
};

/** Shops are in Brazil. */
const SHOPS: Readonly<Record<ShopTemplate, MessageText>> = {
  order_unserved: {
    subject: 'Pedido {order}: ainda sem entregador',
    text: '{company}: nenhum entregador pegou o pedido {order}[ de {recipient}] até agora. {next}',
  },
  order_pin_accepted: {
    subject: 'Pedido {order}: novo ponto de entrega',
    text: '{company}: o pedido {order}[ de {recipient}] vai para outro ponto, que o cliente pediu e nós aceitamos. O preço agora é {price}.',
  },
  order_claim_opened: {
    subject: 'Pedido {order}: o cliente reclamou',
    text: '{company}: o cliente do pedido {order}[, {recipient},] abriu uma reclamação: {claim}. Avisamos quando houver resposta.',
  },
  order_claim_decided: {
    subject: 'Pedido {order}: reclamação respondida',
    text: '{company}: a reclamação sobre o pedido {order} ({claim}) foi {decision}.[ “{answer}”]',
  },
};

/** The text of a moment, unless the hub wrote its own. */
export function builtInText(moment: MessageMoment, language: MessageLanguage): MessageText {
  return { ...SHOPS, ...RECIPIENTS[language] }[moment];
}
