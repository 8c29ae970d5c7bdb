import { words } from '../../ground/language.js';

export const enterWords = words(
  {
    title: 'Entrar',
    phone: 'Celular com DDD',
    password: 'Senha',
    show: 'Mostrar senha',
    enter: 'Entrar',
    wrong: 'Celular ou senha não conferem.',
    forgotten: 'Esqueci a senha',
    resetTitle: 'Nova senha',
    sendLink: 'Receber link',
    sent: (phone: string) =>
      `Se ${phone} tiver cadastro, um link para escolher a nova senha chega em instantes. Ele vale 30 minutos.`,
    back: 'Voltar',
    register: 'Quero ser entregador',
    closed: (note: string) => `Seu acesso não está ativo. A empresa escreveu: ${note}`,
    why: {
      ended: 'Sua sessão terminou. Entre de novo; o que faltava enviar continua guardado.',
      suspended: 'Seu acesso foi suspenso. Fale com a empresa.',
    },
  },
  {
    title: 'Sign in',
    phone: 'Mobile phone with area code',
    password: 'Password',
    show: 'Show password',
    enter: 'Sign in',
    wrong: 'Phone or password do not match.',
    forgotten: 'I forgot my password',
    resetTitle: 'New password',
    sendLink: 'Send me a link',
    sent: (phone) =>
      `If ${phone} is registered, a link to choose a new password arrives shortly. It is valid for 30 minutes.`,
    back: 'Back',
    register: 'I want to ride',
    closed: (note) => `Your registration is not open. The company wrote: ${note}`,
    why: {
      ended: 'Your session has ended. Sign in again; what was to be sent is kept.',
      suspended: 'Your access was suspended. Contact the company.',
    },
  },
);
