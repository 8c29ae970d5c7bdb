import { words } from '../../ground/language.js';

export const appsWords = words(
  {
    title: 'Aplicativos',
    lead: 'Sistemas aprovados que pedem entregas pela loja. Conectar não exige copiar senha nem chave.',
    connected: 'Conectados',
    others: 'Disponíveis',
    before: (count: number) =>
      count === 1 ? '1 desconectado antes' : `${String(count)} desconectados antes`,
    none: 'Nenhum aplicativo foi aprovado até agora. Quando houver, aparece aqui.',
    allConnected: 'Todos os aplicativos disponíveis já estão conectados.',
    by: (team: string) => `de ${team}`,
    connect: 'Conectar',
    connectOf: (name: string) => `Conectar ${name}`,
    connectTitle: (name: string) => `Conectar ${name}?`,
    will: (name: string) => `${name} vai poder:`,
    abilities: {
      open_delivery: {
        order: 'pedir entregas em nome da loja, pagas pela carteira ou pela fatura dela',
        follow: 'acompanhar e cancelar as entregas que ele mesmo pediu',
        enable: 'os pedidos por Open Delivery ficam ligados na loja',
      },
      full_api: {
        order: 'pedir entregas em nome da loja, pagas pela carteira ou pela fatura dela',
        follow: 'ver e cancelar todas as entregas da loja, com nome, telefone e endereço dos clientes',
        account: 'ver o saldo e o extrato da carteira e alterar o cadastro da loja',
      },
      model_m: {
        order: 'pedir entregas em nome da loja, pagas pela carteira ou pela fatura dela',
        follow: 'ver e cancelar todas as entregas da loja, com nome, telefone e endereço dos clientes',
        account: 'ver o saldo da carteira',
      },
    },
    credential: (team: string) =>
      `Uma credencial só para esta ligação é entregue a ${team}. Você pode desconectar quando quiser.`,
    ownUrl: 'Endereço próprio para os eventos',
    ownUrlHint: 'Deixe vazio: os eventos vão para o endereço do aplicativo.',
    nowConnected: (name: string) => `${name} conectado`,
    disconnect: 'Desconectar',
    disconnectOf: (name: string) => `Desconectar ${name}`,
    disconnectTitle: (name: string) => `Desconectar ${name}?`,
    disconnectLead: (name: string) =>
      `A credencial de ${name} para na hora: ele não pede mais entregas nem recebe eventos. As entregas já pedidas continuam; para voltar, conecte de novo.`,
    nowDisconnected: (name: string) => `${name} desconectado`,
    events: (url: string) => `eventos em ${url}`,
  },
  {
    title: 'Apps',
    lead: 'Approved systems that order deliveries for the store. Connecting needs no password or key to be copied.',
    connected: 'Connected',
    others: 'Available',
    before: (count) => (count === 1 ? '1 disconnected before' : `${String(count)} disconnected before`),
    none: 'No app has been approved so far. When there is one, it is shown here.',
    allConnected: 'All available apps are connected already.',
    by: (team) => `by ${team}`,
    connect: 'Connect',
    connectOf: (name) => `Connect ${name}`,
    connectTitle: (name) => `Connect ${name}?`,
    will: (name) => `${name} will be able to:`,
    abilities: {
      open_delivery: {
        order: 'order deliveries for the store, paid from its wallet or by its invoice',
        follow: 'follow and cancel the deliveries that it ordered itself',
        enable: 'requests by Open Delivery are turned on for the store',
      },
      full_api: {
        order: 'order deliveries for the store, paid from its wallet or by its invoice',
        follow: 'see and cancel all deliveries of the store, with names, phones and addresses of customers',
        account: 'see the wallet’s balance and statement, and change the store’s record',
      },
      model_m: {
        order: 'order deliveries for the store, paid from its wallet or by its invoice',
        follow: 'see and cancel all deliveries of the store, with names, phones and addresses of customers',
        account: 'see the wallet’s balance',
      },
    },
    credential: (team) =>
      `A credential for this connection only is handed to ${team}. You can disconnect whenever you like.`,
    ownUrl: 'Own address for the events',
    ownUrlHint: 'Leave it empty: the events go to the app’s address.',
    nowConnected: (name) => `${name} connected`,
    disconnect: 'Disconnect',
    disconnectOf: (name) => `Disconnect ${name}`,
    disconnectTitle: (name) => `Disconnect ${name}?`,
    disconnectLead: (name) =>
      `The credential of ${name} ends at once: it orders no more deliveries and receives no events. Deliveries ordered already go on; to return, connect again.`,
    nowDisconnected: (name) => `${name} disconnected`,
    events: (url) => `events to ${url}`,
  },
);
