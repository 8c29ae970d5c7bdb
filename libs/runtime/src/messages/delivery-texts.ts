import type { MessageLanguage, MessageWords } from '#domain';

export interface MessageText {
  /** Subject of an e-mail. */
  readonly subject: string;
  readonly text: string;
}

type DeliveryTemplate =
  'delivery_on_the_way' | 'delivery_arriving' | 'delivery_delivered' | 'delivery_message';
type Facts = Omit<MessageWords['delivery_on_the_way'], 'language'> & { readonly text: string };
type Texts = Readonly<Record<DeliveryTemplate, (facts: Facts) => MessageText>>;

function greeting(hello: string, name: string): string {
  const known = name.trim();
  return known === '' ? `${hello}!` : `${hello}, ${known}!`;
}

function withCode(code: string | null, sentence: (code: string) => string): string {
  return code === null ? '' : ` ${sentence(code)}`;
}

/** Messages to recipients in their language. A link ends its text or stands before a space: phones take a full stop as part of it. */
const TEXTS: Readonly<Record<MessageLanguage, Texts>> = {
  'pt-BR': {
    delivery_on_the_way: ({ recipientName, merchantName, link, code }) => ({
      subject: `Seu pedido de ${merchantName} está a caminho`,
      text: `${greeting('Olá', recipientName)} Seu pedido de ${merchantName} está a caminho.${withCode(code, (c) => `Informe o código ${c} ao entregador ao receber.`)} Acompanhe: ${link}`,
    }),
    delivery_arriving: ({ recipientName, merchantName, link, code }) => ({
      subject: `O entregador chegou com seu pedido de ${merchantName}`,
      text: `${greeting('Olá', recipientName)} O entregador chegou com seu pedido de ${merchantName}.${withCode(code, (c) => `Informe o código ${c} ao entregador ao receber.`)} Acompanhe: ${link}`,
    }),
    delivery_delivered: ({ recipientName, merchantName, link }) => ({
      subject: `Seu pedido de ${merchantName} foi entregue`,
      text: `${greeting('Olá', recipientName)} Seu pedido de ${merchantName} foi entregue. Detalhes: ${link}`,
    }),
    delivery_message: ({ merchantName, text, link }) => ({
      subject: `Mensagem do entregador do seu pedido de ${merchantName}`,
      text: `Entregador do seu pedido de ${merchantName}: “${text}” Responda em ${link}`,
    }),
  },
  en: {
    delivery_on_the_way: ({ recipientName, merchantName, link, code }) => ({
      subject: `Your order from ${merchantName} is on its way`,
      text: `${greeting('Hello', recipientName)} Your order from ${merchantName} is on its way.${withCode(code, (c) => `Tell the courier the code ${c} when you receive it.`)} Follow it: ${link}`,
    }),
    delivery_arriving: ({ recipientName, merchantName, link, code }) => ({
      subject: `The courier is there with your order from ${merchantName}`,
      text: `${greeting('Hello', recipientName)} The courier is there with your order from ${merchantName}.${withCode(code, (c) => `Tell the courier the code ${c} when you receive it.`)} Follow it: ${link}`,
    }),
    delivery_delivered: ({ recipientName, merchantName, link }) => ({
      subject: `Your order from ${merchantName} was delivered`,
      text: `${greeting('Hello', recipientName)} Your order from ${merchantName} was delivered. Details: ${link}`,
    }),
    delivery_message: ({ merchantName, text, link }) => ({
      subject: `Message from the courier of your order from ${merchantName}`,
      text: `Courier of your order from ${merchantName}: “${text}” Answer at ${link}`,
    }),
  },
  es: {
    delivery_on_the_way: ({ recipientName, merchantName, link, code }) => ({
      subject: `Tu pedido de ${merchantName} está en camino`,
      text: `${greeting('Hola', recipientName)} Tu pedido de ${merchantName} está en camino.${withCode(code, (c) => `Dile el código ${c} al repartidor al recibirlo.`)} Síguelo: ${link}`,
    }),
    delivery_arriving: ({ recipientName, merchantName, link, code }) => ({
      subject: `El repartidor llegó con tu pedido de ${merchantName}`,
      text: `${greeting('Hola', recipientName)} El repartidor llegó con tu pedido de ${merchantName}.${withCode(code, (c) => `Dile el código ${c} al repartidor al recibirlo.`)} Síguelo: ${link}`,
    }),
    delivery_delivered: ({ recipientName, merchantName, link }) => ({
      subject: `Tu pedido de ${merchantName} fue entregado`,
      text: `${greeting('Hola', recipientName)} Tu pedido de ${merchantName} fue entregado. Detalles: ${link}`,
    }),
    delivery_message: ({ merchantName, text, link }) => ({
      subject: `Mensaje del repartidor de tu pedido de ${merchantName}`,
      text: `Repartidor de tu pedido de ${merchantName}: “${text}” Responde en ${link}`,
    }),
  },
};

/** Messages of an earlier release have no language. */
export function deliveryText(
  template: DeliveryTemplate,
  words: { readonly language?: MessageLanguage | null } & Partial<Facts> &
    Pick<Facts, 'merchantName' | 'link'>,
): MessageText {
  const { language, recipientName = '', code = null, text = '', merchantName, link } = words;
  return TEXTS[language ?? 'pt-BR'][template]({ recipientName, code, text, merchantName, link });
}
