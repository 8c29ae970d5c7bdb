import { MAX_STOPS } from '#domain';
import { z } from 'zod';
import {
  COURIER_IDENTIFICATION,
  CANCEL_MOTIVE_IDS,
  PAYMENT_CODE_LIST,
  type PaymentCode,
} from '../vocabulary/index.js';
import {
  moneyAttribute,
  attribute,
  flagAttribute,
  idAttribute,
  integerAttribute,
  latitudeAttribute,
  codeAttribute,
  longitudeAttribute,
  patternAttribute,
  textAttribute,
} from '../wire/field.schemas.js';

const CODES = Object.fromEntries(PAYMENT_CODE_LIST.map((each) => [each, each])) as Record<
  PaymentCode,
  PaymentCode
>;

export const paymentCodeAttribute = () => codeAttribute(CODES);
export const dateAttribute = () =>
  patternAttribute(/^(\d{4}-\d{2}-\d{2}|\d{2}([/-])\d{2}\2\d{4})$/, '2026-12-24');
export const timeAttribute = () => patternAttribute(/^\d{2}:\d{2}(:\d{2})?$/, '18:30');
export const requestRefAttribute = () => textAttribute(40, '10001');

/** Half a point counts as none. */
function requireLocation<T extends z.ZodType<Record<string, unknown>>>(place: T, address: string): T {
  return place.superRefine((value, context) => {
    const [lat, lng] = address === 'endereco' ? ['lat', 'lng'] : ['lat_parada', 'lng_parada'];
    const hasPoint = value[lat] !== undefined && value[lng] !== undefined;
    if (hasPoint || value[address] !== undefined) return;
    context.addIssue({ code: 'custom', path: [address], params: { problem: 2 } });
  });
}

const departure = requireLocation(
  z.object({
    endereco: textAttribute(300, 'Rua das Acácias, 100').optional(),
    bairro: textAttribute(100, 'Centro').optional(),
    cidade: textAttribute(100, 'Cidade').optional(),
    estado: textAttribute(40, 'SP').optional(),
    lat: latitudeAttribute().optional(),
    lng: longitudeAttribute().optional(),
    complemento: textAttribute(200).optional(),
    referencia: textAttribute(300).optional(),
  }),
  'endereco',
);

const stop = requireLocation(
  z.object({
    endereco_parada: textAttribute(300, 'Rua dos Ipês, 20').optional(),
    bairro_parada: textAttribute(100, 'Centro').optional(),
    cidade_parada: textAttribute(100, 'Cidade').optional(),
    estado_parada: textAttribute(40, 'SP').optional(),
    lat_parada: latitudeAttribute().optional(),
    lng_parada: longitudeAttribute().optional(),
    complemento_parada: textAttribute(200).optional(),
    referencia_parada: textAttribute(300).optional(),
    id_externo: textAttribute(100, 'PED-1').optional(),
    nome_cliente_parada: textAttribute(120, 'Cliente').optional(),
    telefone_cliente_parada: textAttribute(40, '11900000000').optional(),
    observacao_parada: textAttribute(500).optional(),
    valor_cobrar: moneyAttribute({ zero: true }).optional(),
    codigo_confirmacao: patternAttribute(/^\d{1,4}$/, '4821').optional(),
  }),
  'endereco_parada',
);

/** Some programs send 0 to name nobody. */
const identificationAttribute = attribute(
  (raw) => (typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : undefined),
  { type: ['string', 'number'], examples: ['10001'] },
);

const courier = z.object({
  tipo_identificacao: patternAttribute(/^.{0,20}$/, 'I')
    .optional()
    .meta({ enum: [...Object.keys(COURIER_IDENTIFICATION), 0] }),
  identificacao: identificationAttribute.optional(),
});

const common = {
  forma_pagamento: paymentCodeAttribute(),
  paradas: z.array(stop).min(1).max(MAX_STOPS),
  retorno: flagAttribute().optional(),
  condutor: courier.optional(),
  data: dateAttribute().optional(),
  hora: timeAttribute().optional(),
  antecedencia: integerAttribute(0, 1440, 30).optional(),
  categoria_id: idAttribute().optional(),
  categoria_nome: textAttribute(100, 'Moto').optional(),
  observacao: textAttribute(1000).optional(),
};

/** The hub must name the company. */
export const openRequestByHub = z.preprocess(
  normalizeOpenRequest,
  z.object({ ...common, empresa_id: idAttribute(), partida: departure }),
);

/** Starts at the company's own address unless the request names another. */
export const openRequestByCompany = z.preprocess(
  normalizeOpenRequest,
  z.object({ ...common, empresa_id: idAttribute().optional(), partida: departure.optional() }),
);

export type OpenRequest = z.output<typeof openRequestByCompany>;
export type Departure = z.output<typeof departure>;
export type RequestedStop = z.output<typeof stop>;

/** Some programs send `coleta{endereco_coleta…}` where the contract has `partida{endereco…}`. */
function normalizeOpenRequest(body: unknown): unknown {
  const {
    partida,
    coleta,
    condutor,
    empresa_id: company,
  } = body as Record<'partida' | 'coleta' | 'condutor' | 'empresa_id', unknown>;
  const named = {
    ...(body as object),
    empresa_id: company === 0 || company === '0' ? undefined : company,
    condutor: isNobody(condutor) ? undefined : condutor,
  };
  if (partida || typeof coleta !== 'object' || coleta === null) return named;
  const renamed = Object.entries(coleta).map(([key, value]): [string, unknown] => [
    key.replace(/_coleta$/, ''),
    value,
  ]);
  return { ...named, coleta: undefined, partida: Object.fromEntries(renamed) };
}

/** Whether the value names nobody: some programs write an empty object as `[]`, `false` or 0. */
function isNobody(condutor: unknown): boolean {
  return Array.isArray(condutor) ? condutor.length === 0 : condutor === 0 || condutor === false;
}

export const cancelRequest = z.object({
  id_mch: requestRefAttribute(),
  motivo_id: attribute(
    (raw) => CANCEL_MOTIVE_IDS.find((motive) => String(motive) === String(raw as number).trim()),
    {
      type: ['integer', 'string'],
      enum: CANCEL_MOTIVE_IDS,
      examples: [6],
    },
  ).optional(),
});

export const cancelScheduled = z.object({ id_mch_programada: requestRefAttribute() });
