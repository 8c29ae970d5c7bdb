import { words } from '../../ground/language.js';

export const accountWords = words(
  {
    title: 'Conta',
    sessions: 'Onde você está conectado',
    here: 'aqui',
    everywhere: 'Sair de todos os aparelhos',
    password: 'Trocar senha',
    current: 'Senha atual',
    fresh: 'Senha nova',
    hint: 'Pelo menos 8 letras ou números. Todas as sessões são encerradas; entre de novo com a senha nova.',
  },
  {
    title: 'Account',
    sessions: 'Where you are signed in',
    here: 'here',
    everywhere: 'Sign out everywhere',
    password: 'Change password',
    current: 'Present password',
    fresh: 'New password',
    hint: 'At least 8 letters or digits. Every session ends; sign in again with the new one.',
  },
);
