import { words } from '../ground/language.js';

export const appWords = words(
  {
    navigation: 'Telas',
    orders: 'Entregas',
    deliver: 'Nova entrega',
    deliverShort: 'Nova',
    money: 'Carteira',
    integrations: 'Integrações',
    store: 'Loja',
    out: 'Sair',
    offline:
      'Sem internet. O que está na tela pode ter mudado; o que você escreveu fica guardado até a rede voltar.',
    lost: (since: string) => `Sem conexão ao vivo desde ${since}. Tentando de novo…`,
    blocked: {
      account:
        'A empresa de entregas bloqueou a conta: dá para acompanhar entregas, não pedir novas. Fale com a empresa.',
      user: 'Seu usuário está bloqueado: dá para acompanhar entregas, não pedir novas. Fale com quem cuida da conta da loja.',
    },
    cannotOrder:
      'Seu usuário acompanha entregas, mas não pede novas. Quem cuida da conta da loja pode mudar isso.',
    call: (stops: number) => (stops === 1 ? 'Chamada de entregador' : `Chamada para ${stops} entregas`),
    more: 'Ver mais',
    save: 'Salvar',
    saved: 'Salvo',
    close: 'Fechar',
    back: 'Voltar',
    optional: 'opcional',
  },
  {
    navigation: 'Screens',
    orders: 'Deliveries',
    deliver: 'New delivery',
    deliverShort: 'New',
    money: 'Wallet',
    integrations: 'Integrations',
    store: 'Store',
    out: 'Sign out',
    offline:
      'No network. What is shown may have changed; what you have typed is kept until the network is back.',
    lost: (since) => `Not live since ${since}. Trying again…`,
    blocked: {
      account:
        'The delivery company blocked the account: you may follow deliveries, not order new ones. Talk to the company.',
      user: 'Your user is blocked: you may follow deliveries, not order new ones. Talk to the owner of the account.',
    },
    cannotOrder:
      'Your user follows deliveries and does not order them. The owner of the account can change that.',
    call: (stops) => (stops === 1 ? 'Courier call' : `Courier call for ${stops} deliveries`),
    more: 'Show more',
    save: 'Save',
    saved: 'Saved',
    close: 'Close',
    back: 'Back',
    optional: 'optional',
  },
);
