import type { MessageTemplate, MessageWords, OutgoingMessage, PushTemplate } from '#domain';
import { deliveryText, type MessageText } from './delivery-texts.js';

/** Without those that are pushed, whose texts are in `push-texts.ts`. */
type TextTemplate = Exclude<MessageTemplate, PushTemplate>;
type Texts = { readonly [T in TextTemplate]: (words: MessageWords[T]) => MessageText };

/** Names of recipients are optional. */
function greeting(name: string): string {
  const known = name.trim();
  return known === '' ? 'Olá!' : `Olá, ${known}!`;
}

/** Texts of messages, in their readers' language. A link ends its text or stands before a space: phones take a full stop as part of it. */
const TEXTS: Texts = {
  delivery_on_the_way: (words) => deliveryText('delivery_on_the_way', words),
  delivery_arriving: (words) => deliveryText('delivery_arriving', words),
  delivery_delivered: (words) => deliveryText('delivery_delivered', words),
  delivery_message: (words) => deliveryText('delivery_message', words),
  password_reset: ({ personName, link, validMinutes }) => ({
    subject: 'Redefinição de senha',
    text: `${greeting(personName)} Para escolher uma nova senha, abra ${link} em até ${validMinutes} minutos. Se não foi você quem pediu, ignore esta mensagem.`,
  }),
  access_changed: ({ personName, what, operatorName }) => ({
    subject: what === 'password' ? 'Sua senha foi trocada' : 'Sua chave Pix foi trocada',
    text: `${greeting(personName)} ${operatorName}, da empresa, trocou ${what === 'password' ? 'sua senha' : 'a chave Pix dos seus saques'}. Se você não pediu, fale com a empresa agora.`,
  }),
  order_unserved: ({ companyName, publicId, recipientName, ended }) => ({
    subject: `Pedido ${publicId}: ainda sem entregador`,
    text: `${companyName}: nenhum entregador pegou o pedido ${publicId}${recipientName === '' ? '' : ` de ${recipientName}`} até agora. ${ended === 'yes' ? 'A busca terminou e o pedido foi encerrado: peça de novo ou fale com a gente.' : 'Ele continua esperando, e estamos cuidando disso.'}`,
  }),
  courier_code: ({ companyName, code, validMinutes }) => ({
    subject: `Seu código de cadastro: ${code}`,
    text: `${code} é o seu código de cadastro de entregador em ${companyName}. Vale por ${validMinutes} minutos. Não passe este código a ninguém.`,
  }),
  courier_known: ({ companyName, what, link }) => ({
    subject: `Você já tem cadastro em ${companyName}`,
    text:
      what === 'phone'
        ? `Este telefone já tem cadastro de entregador em ${companyName}. Entre com sua senha, ou peça uma nova, em ${link} . Se não foi você quem pediu, ignore esta mensagem.`
        : `Seu cadastro em ${companyName} não foi feito: já existe um cadastro com este ${what === 'cpf' ? 'CPF' : 'e-mail'}. Entre com o telefone dele em ${link} ou fale com a empresa.`,
  }),
  developer_confirmation: ({ personName, link }) => ({
    subject: 'Confirme seu e-mail',
    text: `${greeting(personName)} Para confirmar seu cadastro de desenvolvedor, abra ${link} em até 24 horas e digite a senha que escolheu. Se não foi você quem se cadastrou, ignore esta mensagem.`,
  }),
  developer_invitation: ({ inviterName, teamName, link }) => ({
    subject: `Convite para a equipe ${teamName}`,
    text: `${inviterName} convidou você para a equipe ${teamName} no portal de desenvolvedores. Para entrar, abra ${link} em até 7 dias.`,
  }),
};

export function textOf({ template, words }: Pick<OutgoingMessage, 'template' | 'words'>): MessageText {
  // Channel, template and `words` were checked against each other when the message was enqueued.
  const text = TEXTS[template as TextTemplate] as (words: OutgoingMessage['words']) => MessageText;
  return text(words);
}
