/** What the guide asks and says; each answer that cannot be has its own sentence. */
const PORTUGUESE = {
  company: 'Nome da empresa',
  city: 'Cidade',
  state: 'Estado (sigla)',
  timezone: 'Fuso horário',
  operator: 'Nome da primeira pessoa do painel',
  email: 'E-mail dela, com que ela entra',
  vehicle: 'Tipo de veículo',
  base: 'Preço de uma entrega, em reais',
  perKm: 'Preço por quilômetro, em reais',
  gazetteer: 'Arquivo CSV das ruas (vazio: nenhum; a cidade vem depois, pelo painel)',
  area: 'Arquivo GeoJSON da área de atendimento (vazio: nenhum; desenha-se no painel)',
  merchant: 'Nome da primeira loja',
  phone: 'Telefone da loja, com DDD',
  needName: 'Escreva um nome; um e-mail ou um número não serve.',
  needState: 'Escreva a sigla de um estado: ',
  needTimezone: 'Isto não é um fuso horário. Escreva como America/Sao_Paulo ou America/Manaus.',
  needEmail: 'Isto não é um e-mail. Escreva como rosa@empresa.com.br.',
  needReais: 'Escreva um valor em reais, como 7,00.',
  needFile: 'Este arquivo não pode ser lido. Escreva o caminho dele, ou deixe vazio.',
  needPhone: 'Escreva o telefone com DDD: 10 ou 11 algarismos.',
  madeHub: (id: number, name: string) => `Empresa ${String(id)}: ${name}`,
  madeOperator: (email: string) => `Pessoa do painel: ${email}`,
  madeVehicle: (id: number, name: string) => `Tipo de veículo ${String(id)} e sua tarifa: ${name}`,
  madeMerchant: (id: number, name: string) => `Loja ${String(id)}: ${name}`,
  madeArea: 'Área de atendimento importada',
  streets: (done: number, all: number) => `${String(done)} de ${String(all)} ruas`,
  ready: (id: number) => `A empresa ${String(id)} está pronta para o primeiro pedido. Mostrado uma só vez:`,
  panel: (url: string) => `Painel: ${url}/painel (com o servidor no ar)`,
  login: 'entrada',
  key: 'chave',
  first: 'O primeiro pedido por programa:',
  couriers:
    'Entregadores: no painel, em Primeiros passos, ou npm run cli -- courier create --approve (veja --help)',
};

export type GuidedWords = typeof PORTUGUESE;

const ENGLISH: GuidedWords = {
  company: 'Name of the company',
  city: 'City',
  state: 'State (two letters)',
  timezone: 'Time zone',
  operator: 'Name of the first operator',
  email: 'E-mail of the first operator, for the log-in',
  vehicle: 'Vehicle type',
  base: 'Price of a delivery, in reais',
  perKm: 'Price of a kilometre, in reais',
  gazetteer: 'CSV file of the streets (empty: none; the city comes later, by the panel)',
  area: 'GeoJSON file of the service area (empty: none; it is drawn in the panel)',
  merchant: 'Name of the first merchant',
  phone: 'Phone of the merchant, with area code',
  needName: 'Write a name; an e-mail or a number will not do.',
  needState: 'Write the two letters of a state: ',
  needTimezone: 'This is no time zone. Write it like America/Sao_Paulo or America/Manaus.',
  needEmail: 'This is no e-mail. Write it like rosa@company.com.br.',
  needReais: 'Write a price in reais, such as 7.00.',
  needFile: 'This file cannot be read. Write its path, or leave it empty.',
  needPhone: 'Write the phone with its area code: 10 or 11 digits.',
  madeHub: (id, name) => `Hub ${String(id)}: ${name}`,
  madeOperator: (email) => `Operator: ${email}`,
  madeVehicle: (id, name) => `Vehicle type ${String(id)} and its tariff: ${name}`,
  madeMerchant: (id, name) => `Merchant ${String(id)}: ${name}`,
  madeArea: 'Service area imported',
  streets: (done, all) => `${String(done)} of ${String(all)} streets`,
  ready: (id) => `Hub ${String(id)} is ready for its first order. Shown once:`,
  panel: (url) => `Panel: ${url}/painel (once the server runs)`,
  login: 'operator',
  key: 'key',
  first: 'The first order by a program:',
  couriers: 'Couriers: in the panel, First steps, or npm run cli -- courier create --approve (see --help)',
};

export const GUIDED_LANGUAGES = ['pt', 'en'] as const;
export type GuidedLanguage = (typeof GUIDED_LANGUAGES)[number];

export function guidedWords(language: GuidedLanguage): GuidedWords {
  return language === 'pt' ? PORTUGUESE : ENGLISH;
}

/** The language of the terminal, by the variables that set it. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): GuidedLanguage {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}
