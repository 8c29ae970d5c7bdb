import { words } from '../ground/language.js';

/** What refusals of this app's API say to a shop. */
export const lojaProblems: Readonly<Record<string, string>> = {
  caller_blocked: 'A conta da loja está bloqueada. Fale com a empresa de entregas.',
  forbidden: 'Seu usuário não tem permissão para isto.',
  invoicing_not_enabled: 'A loja não paga por fatura. Escolha outra forma.',
  payment_method_unavailable: 'Esta forma de pagamento não está disponível.',
  area_paused: 'A região do endereço não recebe pedidos agora.',
  tariff_not_found: 'Não há preço para este trajeto. Fale com a empresa de entregas.',
  package_dimensions_required: 'Este veículo pede peso e medidas. Escolha outro.',
  price_changed: 'O preço mudou. Confira o novo preço e peça de novo.',
  order_not_cancellable: 'Um entregador já aceitou. Fale com a empresa de entregas para cancelar.',
  idempotency_conflict: 'Este pedido já foi enviado com outros dados. Confira a lista.',
  place_not_found: 'Este endereço não está mais na agenda.',
  top_up_not_found: 'Esta recarga não existe mais.',
  app_connected: 'Este aplicativo já está conectado.',
  app_not_found: 'Este aplicativo não está mais disponível.',
  connection_not_found: 'Este aplicativo já foi desconectado.',
  credential_not_found: 'Esta chave já foi encerrada.',
  subscription_not_found: 'Nenhum endereço recebe mensagens. Salve um endereço antes.',
  delivery_not_found: 'Esta mensagem não existe mais.',
  merchant_not_found: 'Este usuário não existe mais.',
  wrong_password: 'A senha não confere.',
};

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
