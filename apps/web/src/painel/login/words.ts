import { words } from '../../ground/language.js';

export const loginWords = words(
  {
    title: 'Entrar no painel',
    lead: 'Acompanhe pedidos, entregadores e lojas da sua operação.',
    email: 'E-mail',
    password: 'Senha',
    show: 'Mostrar senha',
    code: 'Código do aplicativo',
    codeHint: 'Seis números, ou um código de recuperação.',
    enter: 'Entrar',
    wrong: 'E-mail ou senha não conferem.',
    forgotten: 'Esqueceu a senha? Peça a quem administra a conta da sua empresa.',
  },
  {
    title: 'Sign in',
    lead: 'Follow the orders, couriers and merchants of your operation.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show password',
    code: 'Code of your app',
    codeHint: 'Six digits, or a recovery code.',
    enter: 'Sign in',
    wrong: 'E-mail or password do not match.',
    forgotten: 'Forgot it? Ask whoever administers your company’s account.',
  },
);
