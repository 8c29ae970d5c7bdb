import { words } from '../../ground/language.js';

export const appsWords = words(
  {
    title: 'Aplicativos',
    create: 'Criar aplicativo',
    empty: 'Nenhum aplicativo ainda',
    emptyLead: 'Crie o primeiro: o ambiente de testes e as credenciais ficam prontos na hora.',
    name: 'Nome do aplicativo',
    nameHint: 'A loja vê este nome ao conectar.',
    team: 'Equipe',
    type: 'API',
    typeLeads: {
      open_delivery: 'Padrão aberto: o PDV pede entregadores e recebe eventos.',
      full_api: 'Pedidos, preço, carteira, entregadores: a API completa.',
      model_m: 'Para programas que já falam o contrato anterior.',
    },
    sandbox: 'Ambiente de testes',
  },
  {
    title: 'Apps',
    create: 'Create app',
    empty: 'No app yet',
    emptyLead: 'Create the first: its test environment and credentials are there at once.',
    name: 'Name of the app',
    nameHint: 'Merchants see it when they connect.',
    team: 'Team',
    type: 'API',
    typeLeads: {
      open_delivery: 'Open standard: the shop’s software asks for couriers and receives events.',
      full_api: 'Orders, prices, wallet, couriers: the whole API.',
      model_m: 'For programs that speak the former contract.',
    },
    sandbox: 'Test environment',
  },
);
