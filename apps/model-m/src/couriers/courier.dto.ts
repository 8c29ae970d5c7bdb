import { z } from 'zod';
import {
  COURIER_PAYMENT_BY_CODE,
  COURIER_STATUSES,
  DOCUMENT_TYPES,
  DOCUMENTS,
  SEX_BY_CODE,
  VEHICLE_KIND_BY_CODE,
} from '../vocabulary/index.js';
import {
  jsonAttribute,
  colorAttribute,
  countAttribute,
  cpfAttribute,
  emailAttribute,
  attribute,
  idAttribute,
  integerAttribute,
  codeAttribute,
  statusAttribute,
  listAttribute,
  patternAttribute,
  phoneAttribute,
  textAttribute,
} from '../wire/field.schemas.js';
import { isoDateOf } from '../wire/local-time.mapper.js';

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** An existing day, as `YYYY-MM-DD`, `DD/MM/YYYY` or `DD-MM-YYYY`. */
const birthDate = () =>
  attribute(
    (raw) => {
      const day = typeof raw === 'string' ? isoDateOf(raw.trim()) : '';
      return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : undefined;
    },
    { type: 'string', examples: ['1990-05-20'] },
    43,
  );

/** Form of a courier's document; its file is `foto`. */
export const courierDocumentForm = z.object({
  tipo: attribute(
    (raw) => DOCUMENT_TYPES.find((type) => DOCUMENTS[type].token === raw),
    { type: 'string', enum: DOCUMENT_TYPES.map((type) => DOCUMENTS[type].token) },
    60,
  ),
});

export const changedCourier = z.object({
  nome: textAttribute(191, 'Condutor').optional(),
  sexo: codeAttribute(SEX_BY_CODE, 45).optional(),
  data_nascimento: birthDate().optional(),
  email: emailAttribute().optional(),
  telefone: phoneAttribute().optional(),
  status_condutor: statusAttribute(COURIER_STATUSES).optional(),
  endereco: textAttribute(300).optional(),
  numero_endereco: textAttribute(20, '100').optional(),
  complemento: textAttribute(200).optional(),
  cep: patternAttribute(/^\d{5}-?\d{3}$/, '01000-000').optional(),
  bairro: textAttribute(100).optional(),
  cpf: cpfAttribute().optional(),
  cnpj: textAttribute(20, '11.444.777/0001-61').optional(),
  cnh: patternAttribute(/^\d{9,11}$/, '12345678900').optional(),
  veiculo_tipo: codeAttribute(VEHICLE_KIND_BY_CODE).optional(),
  placa: patternAttribute(/^[A-Za-z0-9]{3}[- ]?[A-Za-z0-9]{2,5}$/, 'ABC1D23').optional(),
  modelo: textAttribute(100, 'CG 160').optional(),
  ano_modelo: integerAttribute(1950, 2100, 2024).optional(),
  cor: colorAttribute().optional(),
  numero_viatura: textAttribute(50, '7').optional(),
  categorias: listAttribute(idAttribute()).optional(),
  pagamentos: listAttribute(codeAttribute(COURIER_PAYMENT_BY_CODE)).optional(),
  informacoes_adicionais: textAttribute(2_000).optional(),
  dados_extras: jsonAttribute('X1').optional(),
  observacao_interna_1: textAttribute(1_000).optional(),
  observacao_interna_2: textAttribute(1_000).optional(),
  observacao_interna_3: textAttribute(1_000).optional(),
});

const areas = { areas_bloqueio: listAttribute(idAttribute(3)).optional() };

/** Change of several couriers: all with the same areas, or each with its own. */
export const changedCouriers = z.object({
  ...areas,
  condutores: listAttribute(
    z.union([
      idAttribute(),
      z.object({ ...areas, condutor_id: idAttribute().optional(), id: idAttribute().optional() }),
    ]),
  ).min(1),
});

export const courierList = z.object({
  status_condutor: statusAttribute(COURIER_STATUSES).optional(),
  /** A phone or a part of one, with or without country code and trunk zero. */
  telefone: patternAttribute(/^[\d\s()+.-]{1,30}$/, '11900000000', 30).optional(),
  id: idAttribute().optional(),
  cpf: patternAttribute(/^[\d.\s-]{1,20}$/, '529', 54).optional(),
  limite: countAttribute(500, 20).optional(),
  pagina: countAttribute(1_000_000, 1).optional(),
});

export type ChangedCourier = z.output<typeof changedCourier>;
export type ChangedCouriers = z.output<typeof changedCouriers>;
