import { words } from '../../ground/language.js';

export const enterWords = words(
  {
    title: 'Entrar',
    lead: 'Peça entregas e acompanhe cada uma, do balcão ou do celular.',
    email: 'E-mail',
    enter: 'Entrar',
    forgot: 'Esqueci a senha',
    resetLead: 'Enviamos um link para escolher outra senha. Ele vale por 30 minutos.',
    send: 'Enviar link',
    sent: 'Se este e-mail tem cadastro, o link chega em instantes.',
    back: 'Voltar',
  },
  {
    title: 'Sign in',
    lead: 'Order deliveries and follow each one, from the counter or your phone.',
    email: 'E-mail',
    enter: 'Sign in',
    forgot: 'Forgot the password',
    resetLead: 'We send a link to choose another password. It is valid for 30 minutes.',
    send: 'Send link',
    sent: 'If this e-mail is registered, the link arrives in a moment.',
    back: 'Back',
  },
);
