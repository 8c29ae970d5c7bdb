import { z } from 'zod';
import { paymentCodeAttribute } from '../requests/open-request.dto.js';
import { COMPANY_STATUSES } from '../vocabulary/index.js';
import {
  jsonAttribute,
  flagAttribute,
  idAttribute,
  latitudeAttribute,
  codeAttribute,
  companyIdAttribute,
  statusAttribute,
  listAttribute,
  longitudeAttribute,
  patternAttribute,
  phoneAttribute,
  textAttribute,
  emailAttribute,
  countAttribute,
} from '../wire/field.schemas.js';

const status = () => statusAttribute(COMPANY_STATUSES);
const paymentCodes = () => listAttribute(paymentCodeAttribute()).meta({ description: '[] = todos' });

/** `{ddd, numero}`, or the whole number in one piece. */
const telephone = z.preprocess(
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return raw;
    const { ddd, numero } = raw as { ddd?: unknown; numero?: unknown };
    return `${plain(ddd)}${plain(numero)}`;
  },
  phoneAttribute({
    type: 'object',
    properties: { ddd: { type: 'string' }, numero: { type: 'string' } },
    examples: [{ ddd: '11', numero: '900000000' }],
  }),
);

function plain(part: unknown): string {
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

const address = z.object({
  logradouro: textAttribute(300, 'Rua das Acácias, 100').optional(),
  complemento: textAttribute(200).optional(),
  uf: patternAttribute(/^[A-Za-z]{2}$/, 'SP').optional(),
  cidade: textAttribute(100, 'Cidade').optional(),
  bairro: textAttribute(100, 'Centro').optional(),
  cep: patternAttribute(/^\d{5}-?\d{3}$/, '01000-000').optional(),
  lat: latitudeAttribute().optional(),
  lng: longitudeAttribute().optional(),
});

const optional = {
  nome_fantasia: textAttribute(191, 'Empresa').optional(),
  razao_social: textAttribute(191, 'Empresa LTDA').optional(),
  endereco: address.optional(),
  telefone: telephone.optional(),
  situacao_cadastral: status().optional(),
  status_empresa: status().optional(),
  categorias: listAttribute(idAttribute()).optional(),
  tipos_pagamento: paymentCodes().optional(),
  area_atuacao_empresa_id: idAttribute(3).optional(),
  cobrar_retorno: flagAttribute().optional(),
  observacao_condutor: textAttribute(1000).optional(),
  dados_extras: jsonAttribute({ codigo: 'X1' }).optional(),
  email: emailAttribute().optional(),
  documento: textAttribute(20, '11.444.777/0001-61').optional(),
  tipo_documento: codeAttribute({ CNPJ: 'CNPJ', CPF: 'CPF' } as const).optional(),
  numero_contrato: textAttribute(100, 'C-1').optional(),
};

export const changedCompany = z.object(optional);

export const newCompany = changedCompany.required({
  documento: true,
  tipo_documento: true,
  numero_contrato: true,
  nome_fantasia: true,
});

const { status_empresa, categorias, tipos_pagamento, area_atuacao_empresa_id } = optional;
const shared = { status_empresa, categorias, tipos_pagamento, area_atuacao_empresa_id };

/** Change of several companies: all with one change, or each with its own. */
export const changedCompanies = z.object({
  ...shared,
  empresas: listAttribute(
    z.union([
      idAttribute(),
      z.object({ ...shared, empresa_id: idAttribute().optional(), id: idAttribute().optional() }),
    ]),
  ).min(1),
});

export const companyList = z.object({
  empresa_id: companyIdAttribute(),
  limite: countAttribute(100, 20).optional(),
  pagina: countAttribute(1_000_000, 1).optional(),
});

export type ChangedCompany = z.output<typeof changedCompany>;
export type ChangedCompanies = z.output<typeof changedCompanies>;
