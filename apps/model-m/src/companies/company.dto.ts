import { z } from 'zod';
import { COMPANY_STATUSES, PAYMENT_LETTERS, type PaymentCode } from '../vocabulary/index.js';
import {
  anything,
  flag,
  id,
  latitude,
  letter,
  listOf,
  longitude,
  matching,
  phone,
  text,
  email,
  count,
} from '../wire/fields.js';

const LETTERS = Object.fromEntries(PAYMENT_LETTERS.map((each) => [each, each])) as Record<
  PaymentCode,
  PaymentCode
>;
const status = () => letter(COMPANY_STATUSES);
const paymentCodes = () => listOf(letter(LETTERS)).meta({ description: '[] = todos' });

/** `{ddd, numero}`, or the whole number in one piece. */
const telephone = z.preprocess((raw) => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { ddd, numero } = raw as { ddd?: unknown; numero?: unknown };
  return `${plain(ddd)}${plain(numero)}`;
}, phone());

function plain(part: unknown): string {
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

const address = z.object({
  logradouro: text(300, 'Rua das Acácias, 100').optional(),
  complemento: text(200).optional(),
  uf: matching(/^[A-Za-z]{2}$/, 'SP').optional(),
  cidade: text(100, 'Cidade').optional(),
  bairro: text(100, 'Centro').optional(),
  cep: matching(/^\d{5}-?\d{3}$/, '01000-000').optional(),
  lat: latitude().optional(),
  lng: longitude().optional(),
});

const optional = {
  nome_fantasia: text(191, 'Empresa').optional(),
  razao_social: text(191, 'Empresa LTDA').optional(),
  endereco: address.optional(),
  telefone: telephone
    .optional()
    .meta({ type: 'object', properties: { ddd: { type: 'string' }, numero: { type: 'string' } } }),
  situacao_cadastral: status().optional(),
  status_empresa: status().optional(),
  categorias: listOf(id()).optional(),
  tipos_pagamento: paymentCodes().optional(),
  area_atuacao_empresa_id: id(3).optional(),
  cobrar_retorno: flag().optional(),
  observacao_condutor: text(1000).optional(),
  dados_extras: anything({ codigo: 'X1' }).optional(),
  email: email().optional(),
  documento: text(20, '11.444.777/0001-61').optional(),
  tipo_documento: letter({ CNPJ: 'CNPJ', CPF: 'CPF' } as const).optional(),
  numero_contrato: text(100, 'C-1').optional(),
};

export const changedCompany = z.object(optional);

export const newCompany = z.object({
  ...optional,
  documento: text(20, '11.444.777/0001-61'),
  tipo_documento: letter({ CNPJ: 'CNPJ', CPF: 'CPF' } as const),
  numero_contrato: text(100, 'C-1'),
  nome_fantasia: text(191, 'Empresa'),
});

const shared = {
  status_empresa: status().optional(),
  categorias: listOf(id()).optional(),
  tipos_pagamento: paymentCodes().optional(),
  area_atuacao_empresa_id: id(3).optional(),
};

/** Companies by id, all with the same change; or each with its own. */
export const changedCompanies = z.object({
  ...shared,
  empresas: listOf(
    z.union([id(), z.object({ ...shared, empresa_id: id().optional(), id: id().optional() })]),
  ).min(1),
});

export const companyList = z.object({
  empresa_id: id().optional(),
  limite: count(100, 20).optional(),
  pagina: count(1_000_000, 1).optional(),
});

export type ChangedCompany = z.output<typeof changedCompany>;
export type ChangedCompanies = z.output<typeof changedCompanies>;
