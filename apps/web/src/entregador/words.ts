import { words } from '../ground/language.js';

export const appWords = words(
  {
    work: 'Trabalho',
    map: 'Mapa',
    money: 'Ganhos',
    account: 'Conta',
    navigation: 'Telas',
    noNetwork: 'Sem internet. O que você fizer será enviado depois.',
    sending: (count: number) => (count === 1 ? '1 ação por enviar' : `${count} ações por enviar`),
    close: 'Fechar',
    back: 'Voltar',
    slide: (act: string) => `Deslize para confirmar: ${act}`,
    tapAgain: (act: string) => `Toque de novo: ${act}`,
    again: 'Tentar de novo',
  },
  {
    work: 'Work',
    map: 'Map',
    money: 'Earnings',
    account: 'Account',
    navigation: 'Screens',
    noNetwork: 'No internet. What you do will be sent later.',
    sending: (count) => (count === 1 ? '1 act to be sent' : `${count} acts to be sent`),
    close: 'Close',
    back: 'Back',
    slide: (act) => `Slide to confirm: ${act}`,
    tapAgain: (act) => `Tap again: ${act}`,
    again: 'Try again',
  },
);
