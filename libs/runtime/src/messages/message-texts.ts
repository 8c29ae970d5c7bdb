import {
  type MessageMoment,
  type MessageTemplate,
  type MessageText,
  momentText,
  type MessageWords,
  type OutgoingMessage,
  type PushTemplate,
} from '#domain';

/** Without those that are pushed, whose texts are in `push-texts.ts`, and those that hubs may write, whose texts are in the core. */
type TextTemplate = Exclude<MessageTemplate, PushTemplate | MessageMoment>;
type Texts = { readonly [T in TextTemplate]: (words: MessageWords[T]) => MessageText };

/** Names of recipients are optional. */
function greeting(name: string): string {
  const known = name.trim();
  return known === '' ? 'Olá!' : `Olá, ${known}!`;
}

/** Texts of messages, in their readers' language. A link ends its text or stands before a space: phones take a full stop as part of it. */
const TEXTS: Texts = {
  password_reset: ({ personName, link, validMinutes }) => ({
    subject: 'Redefinição de senha',
    text: `${greeting(personName)} Para escolher uma nova senha, abra ${link} em até ${validMinutes} minutos. Se não foi você quem pediu, ignore esta mensagem.`,
  }),
  invitation: ({ personName, inviterName, link }) => ({
    subject: `Convite de ${inviterName}`,
    text: `${greeting(personName)} ${inviterName} convidou você. Para escolher sua senha e entrar, abra ${link} em até 7 dias. O link vale uma única vez.`,
  }),
  access_changed: ({ personName, what, operatorName }) => ({
    subject: what === 'password' ? 'Sua senha foi trocada' : 'Sua chave Pix foi trocada',
    text: `${greeting(personName)} ${operatorName}, da empresa, trocou ${what === 'password' ? 'sua senha' : 'a chave Pix dos seus saques'}. Se você não pediu, fale com a empresa agora.`,
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

export function textOf({
  template,
  words,
  own = null,
}: Pick<OutgoingMessage, 'template' | 'words'> & Partial<Pick<OutgoingMessage, 'own'>>): MessageText {
  const written = momentText(template, words, own);
  if (written) return written;
  // Channel, template and `words` were checked against each other when the message was enqueued.
  const text = TEXTS[template as TextTemplate] as (words: OutgoingMessage['words']) => MessageText;
  return text(words);
}
