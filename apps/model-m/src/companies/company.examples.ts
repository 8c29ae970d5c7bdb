/** Invented records: their names and types are the contract. */
export const company = {
  id: '31',
  nome: 'Empresa Exemplo',
  numero_contrato: 'C-1',
  endereco: 'Rua das Acácias, 100',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Cidade',
  uf: 'SP',
  cep: '01000-000',
  lat: '-23.1',
  lng: '-46.2',
  telefone: '(011) 90000-0000',
  telefone_internacional: '+5511900000000',
  status_empresa: 'A',
  data_hora_cadastro: '2026-01-05 09:30:00',
  dados_extras: null,
  tipo_documento: 'CNPJ',
  documento: '11.444.777/0001-61',
  tipos_pagamento: ['F', 'R'],
  categorias: [{ id: '10001', nome: 'Moto' }],
};

export const newCompanyExample = {
  documento: '11.444.777/0001-61',
  tipo_documento: 'CNPJ',
  numero_contrato: 'C-1',
  nome_fantasia: 'Empresa Exemplo',
  razao_social: 'Empresa Exemplo LTDA',
  telefone: { ddd: '11', numero: '900000000' },
  tipos_pagamento: [],
};
