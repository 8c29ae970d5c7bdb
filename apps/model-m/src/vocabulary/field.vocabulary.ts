import type { DomainErrorCode } from '#domain';
import type { ModelMErrorCode } from './error.vocabulary.js';

const ATTRIBUTES: Readonly<Record<string, string>> = {
  pickup: 'partida',
  stops: 'paradas',
  address: 'endereco',
  street: 'endereco',
  district: 'bairro',
  city: 'cidade',
  state: 'uf',
  latitude: 'lat',
  longitude: 'lng',
  postalCode: 'cep',
  complement: 'complemento',
  reference: 'referencia',
  externalId: 'external_id',
  collectCents: 'valor_cobrar',
  confirmationCode: 'codigo_confirmacao',
  scheduledFor: 'data',
  paymentMethod: 'forma_pagamento',
  paymentCodes: 'tipos_pagamento',
  merchantId: 'empresa_id',
  categoryId: 'categoria_id',
  categoryIds: 'categorias',
  vehicleTypeId: 'categoria_id',
  serviceAreaId: 'area_atuacao_empresa_id',
  blockedAreaIds: 'areas_bloqueio',
  name: 'nome',
  legalName: 'razao_social',
  document: 'documento',
  documentKind: 'tipo_documento',
  contractNumber: 'numero_contrato',
  phone: 'telefone',
  email: 'email',
  sex: 'sexo',
  birthDate: 'data_nascimento',
  plate: 'placa',
  color: 'cor',
  model: 'modelo',
  year: 'ano_modelo',
  kind: 'veiculo_tipo',
  fleetNumber: 'numero_viatura',
  acceptedPayments: 'pagamentos',
  registration: 'status_condutor',
  amountCents: 'valor',
  amount: 'valor',
  url: 'url',
};

/** `stops.0.address` → `paradas.0.endereco_parada`, `vehicle.color` → `cor`. */
export function attributeOf(field: string): string {
  const parts = field.split('.').filter((part) => part !== 'vehicle' && part !== 'merchant');
  const words = parts.map((part) => ATTRIBUTES[part] ?? part);
  const last = words.at(-1) ?? field;
  if (words[0] !== 'paradas' || words.length < 3) return words.join('.');
  return [...words.slice(0, -1), `${last}_parada`].join('.');
}

/** Fields whose fault has a code of its own. */
const FIELD_CODES: Readonly<Record<string, ModelMErrorCode>> = {
  phone: 30,
  birthDate: 43,
  sex: 45,
  email: 46,
  color: 49,
  cpf: 54,
};

/** Codes of values that are taken, by field: a webhook's url, a company's document, a courier's CPF. */
const TAKEN_CODES: Readonly<Record<string, ModelMErrorCode>> = { ...FIELD_CODES, url: 101 };

export function codeOfField(
  error: DomainErrorCode,
  field: string,
  otherwise: ModelMErrorCode,
): ModelMErrorCode {
  const last = field.split('.').at(-1) ?? field;
  if (error === 'invalid_value') return FIELD_CODES[last] ?? otherwise;
  if (error === 'not_unique') return TAKEN_CODES[last] ?? otherwise;
  return otherwise;
}
