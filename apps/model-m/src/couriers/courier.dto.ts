import { z } from 'zod';
import { onlyDigits } from '#domain';
import { COURIER_STATUSES, PAYMENT_CODES, SEXES, VEHICLES } from '../vocabulary/index.js';
import {
  anything,
  color,
  count,
  cpf,
  email,
  field,
  id,
  integer,
  letter,
  listOf,
  matching,
  phone,
  text,
} from '../wire/fields.js';

const COURIER_PAYMENTS = Object.fromEntries(
  Object.entries(PAYMENT_CODES).map(([code, { courier }]) => [code, { courier }]),
);

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** `YYYY-MM-DD` or `DD/MM/YYYY`, a day that exists. */
const birthDate = () =>
  field(
    (raw) => {
      const day =
        typeof raw === 'string' ? raw.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1') : '';
      return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : undefined;
    },
    { type: 'string', examples: ['1990-05-20'] },
    43,
  );

export const changedCourier = z.object({
  nome: text(191, 'Condutor').optional(),
  sexo: letter(SEXES, 45).optional(),
  data_nascimento: birthDate().optional(),
  email: email().optional(),
  telefone: phone().optional(),
  status_condutor: letter(COURIER_STATUSES).optional(),
  endereco: text(300).optional(),
  numero_endereco: text(20, '100').optional(),
  complemento: text(200).optional(),
  cep: matching(/^\d{5}-?\d{3}$/, '01000-000').optional(),
  bairro: text(100).optional(),
  cpf: cpf().optional(),
  cnpj: text(20, '11.444.777/0001-61').optional(),
  cnh: matching(/^\d{9,11}$/, '12345678900').optional(),
  veiculo_tipo: letter(VEHICLES).optional(),
  placa: matching(/^[A-Za-z0-9]{3}[- ]?[A-Za-z0-9]{2,5}$/, 'ABC1D23').optional(),
  modelo: text(100, 'CG 160').optional(),
  ano_modelo: integer(1950, 2100, 2024).optional(),
  cor: color().optional(),
  numero_viatura: text(50, '7').optional(),
  categorias: listOf(id()).optional(),
  pagamentos: listOf(letter(COURIER_PAYMENTS)).optional(),
  informacoes_adicionais: text(2_000).optional(),
  dados_extras: anything('X1').optional(),
  observacao_interna_1: text(1_000).optional(),
  observacao_interna_2: text(1_000).optional(),
  observacao_interna_3: text(1_000).optional(),
});

const areas = { areas_bloqueio: listOf(id(3)).optional() };

/** Couriers by id, all with the same areas; or each with its own. */
export const changedCouriers = z.object({
  ...areas,
  condutores: listOf(
    z.union([id(), z.object({ ...areas, condutor_id: id().optional(), id: id().optional() })]),
  ).min(1),
});

export const courierList = z.object({
  status_condutor: letter(COURIER_STATUSES).optional(),
  /** Whole or a part of it, with or without the country's code. */
  telefone: matching(/^[\d\s()+.-]{1,30}$/, '11900000000', 30)
    .transform((given) => onlyDigits(given).replace(/^55(?=\d{10,11}$)/, ''))
    .optional(),
  id: id().optional(),
  cpf: matching(/^[\d.\s-]{1,20}$/, '529', 54).optional(),
  limite: count(100, 20).optional(),
  pagina: count(1_000_000, 1).optional(),
});

export type ChangedCourier = z.output<typeof changedCourier>;
export type ChangedCouriers = z.output<typeof changedCouriers>;
