import { demoQuarter } from '#domain';

/** Names and types are the contract, and what the Postman collection sends. */
const { pickup, dropoff, city, state } = demoQuarter().place;

/** Within the demonstration's hub, so that the documents' examples work there. */
const partida = {
  endereco: pickup.address,
  bairro: 'Centro',
  cidade: city,
  estado: state,
  lat: String(pickup.latitude),
  lng: String(pickup.longitude),
};

const paradas = [
  {
    endereco_parada: dropoff.address,
    bairro_parada: 'Centro',
    cidade_parada: city,
    estado_parada: state,
    lat_parada: String(dropoff.latitude),
    lng_parada: String(dropoff.longitude),
    id_externo: 'PED-1',
    nome_cliente_parada: 'Cliente Exemplo',
    telefone_cliente_parada: '11900000000',
    observacao_parada: 'Portaria',
    valor_cobrar: 25.9,
  },
];

const now = { forma_pagamento: 'D', empresa_id: 10001, partida, paradas, retorno: false };

export const openings = {
  agora: now,
  programada: { ...now, data: '2030-12-24', hora: '18:30' },
  direcionada: { ...now, condutor: { tipo_identificacao: 'I', identificacao: '10001' } },
};

export const estimateQueryExample = {
  lat_partida: partida.lat,
  lng_partida: partida.lng,
  lat_desejado: String(dropoff.latitude),
  lng_desejado: String(dropoff.longitude),
};

export const estimate = {
  estimativa_valor: 9.9,
  estimativa_minutos: 6,
  estimativa_km: 1.72,
  categoria_nome: 'Moto',
  tarifa_nome: 'Padrão',
  partida: { lat: -23.1, lng: -46.2 },
  desejado: { lat: -23.11, lng: -46.21 },
};

const coleta = {
  endereco: 'Rua das Acácias, 100',
  complemento: '',
  referencia: '',
  bairro: 'Centro',
  cidade: 'Cidade',
  estado: 'SP',
  lat: '-23.1',
  lng: '-46.2',
};

const parada = {
  id: '50123001',
  ordem: 0,
  endereco: 'Rua dos Ipês, 20',
  complemento: '',
  referencia: '',
  bairro: 'Centro',
  cidade: 'Cidade',
  uf: 'SP',
  lat: '-23.11',
  lng: '-46.21',
  numero_pedido: 'PED-1',
  nome_cliente: 'Cliente Exemplo',
  telefone_cliente: '(011) 90000-0000',
  observacao: 'Portaria',
  link_rastreio_pedido: 'https://exemplo.com/rastreio/x',
  entregue: false,
};

export const request = {
  id: '50123',
  data_hora_solicitacao: '2026-11-21 09:30:00',
  data_hora_aceite: null,
  data_hora_chegada_local: null,
  data_hora_finalizacao: null,
  data_hora_cancelamento: null,
  data_hora_pendencia: null,
  status_solicitacao: 'D',
  cliente_id: '10001',
  nome_passageiro: 'Empresa Exemplo',
  empresa_id: '10001',
  bandeira_chamada_id: '10001',
  bandeira_configuracao_id: '10001',
  distancia_coleta_km: '0.00',
  distancia_percorrida_km: '0.00',
  valor_corrida: '9.90',
  valor_corrida_integral: '9.90',
  condutor_especificado: false,
  com_retorno: false,
  condutor_id: '',
  nome_condutor: '',
  telefone_condutor: '',
  telefone_condutor_internacional: '',
  taxista_id: '',
  nome_taxista: '',
  telefone_taxista: '',
  veiculo: '',
  placa_veiculo: '',
  cor_veiculo: '',
  duracao_corrida: '0',
  taxas_cancelamento: '0.00',
  tipo_pagamento: 'D',
  estimativa_km: '1.72',
  estimativa_minutos: '6',
  link_acompanhamento_solicitacao: 'https://exemplo.com/rastreio/x',
  public_id: '7K2M9Q',
  coleta,
  partida: coleta,
  paradas: [parada],
};

export const scheduled = {
  id_mch_programada: '50124',
  situacao: 'A',
  situacao_formatada: 'Aguardando Distribuição',
  data_previsao_disparo: '24/12/2030',
  hora_previsao_disparo: '18:30:00',
  id_mch: null,
  observacao: '',
  empresa: { id: '10001', nome: 'Empresa Exemplo' },
  categoria: { id: '10001', nome: 'Moto' },
  valor: { estimado: '9.90', prefixado: '9.90' },
  coleta,
  paradas: [parada],
};
