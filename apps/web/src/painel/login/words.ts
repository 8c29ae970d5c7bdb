import { words } from '../../ground/language.js';

export const loginWords = words(
  {
    title: 'Entrar no painel',
    lead: 'Acompanhe pedidos, entregadores e lojas da sua operação.',
    enter: 'Entrar',
    forgotten: 'Esqueceu a senha? Peça a quem administra a conta da sua empresa.',
  },
  {
    title: 'Sign in',
    lead: 'Follow the orders, couriers and merchants of your operation.',
    enter: 'Sign in',
    forgotten: 'Forgot it? Ask whoever administers your company’s account.',
  },
);
