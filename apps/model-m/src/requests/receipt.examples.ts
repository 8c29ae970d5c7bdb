const end = { endereco: 'Rua das Acácias, 100', bairro: 'Centro', cidade: 'Cidade', estado: 'SP' };

export const receiptExample = {
  id_mch: '50123',
  condutor: { nome: 'Condutor Exemplo', telefone: '(011) 90000-0000', modelo: 'CG 160', placa: 'ABC1D23' },
  dados_solicitacao: {
    valor: '9.90',
    valor_original: '9.90',
    duracao: '18',
    distancia: '1.72',
    tarifa: 'Padrão',
    id_categoria: '10001',
    categoria: 'Moto',
    descricao_categoria: '',
    desconto: '0.00',
    tipo_pagamento: 'D',
  },
  partida: { ...end, data_hora: '2026-11-21T12:35:00.000Z' },
  desejado: { ...end, data_hora: '2026-11-21T12:48:00.000Z' },
  cliente: { cliente_id: '10001', nome: 'Empresa Exemplo', cpf: '11.444.777/0001-61' },
  empresa: { empresa_id: '10001', nome: 'Empresa Exemplo', cpf: '11.444.777/0001-61' },
};

const address = { address: 'Rua dos Ipês, 20', neighborhood: 'Centro', city: 'Cidade', state: 'SP' };
const point = { latitude: -23.11, longitude: -46.21 };

export const ended = {
  finished: {
    finished_at: '2026-11-21T12:48:00.000Z',
    finalized_distance_km: 1.72,
    traveled_distance_km: 1.72,
    stopped_time_virtual_taximeter: 0,
    final_value: 9.9,
    coupon_value: 0,
    address: { ...address, ...point },
  },
  cancellation: [
    {
      cancelled_at: '2026-11-21T12:48:00.000Z',
      cancelled_reason: 'Outros',
      cancelled_by: 'ENTERPRISE',
      cancelled_by_name: 'Integração',
    },
  ],
};

export const detail = {
  request_id: 50123,
  public_id: '7K2M9Q',
  external_id: 'PED-1',
  full_code: 'ACCEPTED',
  short_code: 'A',
  requested_at: '2026-11-21T12:30:00.000Z',
  manager: 'Central Exemplo',
  route_key: '01890a5d-ac96-774b-bcce-b302099a8057',
  return_trip: false,
  category: 'Moto',
  driver: {
    id: 10001,
    name: 'Condutor Exemplo',
    phone: '(011) 90000-0000',
    cpf: '52998224725',
    vtr: '7',
    vehicle_plate: 'ABC1D23',
    vehicle_model: 'CG 160',
  },
  enterprise: { id: 10001, name: 'Empresa Exemplo' },
  progress: {
    accepted_at: '2026-11-21T12:31:00.000Z',
    accept_lat: -23.1,
    accept_lng: -46.2,
    accept_eta_seconds: 0,
    accept_eta_km: 0,
    accept_duration_minutes: 6,
    accept_distance_km: 1.72,
    estimated_distance_km: 1.72,
    estimated_duration_minutes: 6,
    estimated_value: 9.9,
    pickup_arrival: null,
    arrival_at_surroundings: null,
    start_trip: null,
    pending_at: '2026-11-21T12:30:00.000Z',
  },
  stops: [
    {
      id: 50123001,
      order: 0,
      status: 'PENDING',
      notes: '',
      external_id: 'PED-1',
      client: { name: 'Cliente Exemplo', phone: '(011) 90000-0000' },
      address: { ...address, complement: '', reference: '', ...point },
      delivered_at: null,
    },
  ],
};
