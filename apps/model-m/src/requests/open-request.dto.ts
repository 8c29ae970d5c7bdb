import { z } from 'zod';
import {
  COURIER_IDENTIFICATION,
  MOTIVE_IDS,
  PAYMENT_LETTERS,
  type PaymentCode,
} from '../vocabulary/index.js';
import {
  amount,
  field,
  flag,
  id,
  integer,
  latitude,
  letter,
  longitude,
  matching,
  text,
} from '../wire/fields.js';

const MAX_STOPS = 100;
const LETTERS = Object.fromEntries(PAYMENT_LETTERS.map((each) => [each, each])) as Record<
  PaymentCode,
  PaymentCode
>;

export const paymentCode = () => letter(LETTERS);
export const data = () => matching(/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/, '2026-12-24');
export const hora = () => matching(/^\d{2}:\d{2}(:\d{2})?$/, '18:30');
export const requestRef = () => text(40, '10001');

interface Located {
  lat?: unknown;
  lng?: unknown;
}

/** A point or a text that can be geocoded; half a point is none. */
function placed<T extends z.ZodType<Located & Record<string, unknown>>>(place: T, address: string): T {
  return place.superRefine((value, context) => {
    const [lat, lng] = address === 'endereco' ? ['lat', 'lng'] : ['lat_parada', 'lng_parada'];
    const hasPoint = value[lat] !== undefined && value[lng] !== undefined;
    if (hasPoint || value[address] !== undefined) return;
    context.addIssue({ code: 'custom', path: [address], params: { problem: 2 } });
  });
}

const departure = placed(
  z.object({
    endereco: text(300, 'Rua das Acácias, 100').optional(),
    bairro: text(100, 'Centro').optional(),
    cidade: text(100, 'Cidade').optional(),
    estado: text(40, 'SP').optional(),
    lat: latitude().optional(),
    lng: longitude().optional(),
    complemento: text(200).optional(),
    referencia: text(300).optional(),
  }),
  'endereco',
);

const stop = placed(
  z.object({
    endereco_parada: text(300, 'Rua dos Ipês, 20').optional(),
    bairro_parada: text(100, 'Centro').optional(),
    cidade_parada: text(100, 'Cidade').optional(),
    estado_parada: text(40, 'SP').optional(),
    lat_parada: latitude().optional(),
    lng_parada: longitude().optional(),
    complemento_parada: text(200).optional(),
    referencia_parada: text(300).optional(),
    id_externo: text(100, 'PED-1').optional(),
    nome_cliente_parada: text(120, 'Cliente').optional(),
    telefone_cliente_parada: text(40, '11900000000').optional(),
    observacao_parada: text(500).optional(),
    valor_cobrar: amount({ zero: true }).optional(),
    codigo_confirmacao: matching(/^\d{4}$/, '4821').optional(),
  }),
  'endereco_parada',
);

/** 0 is how some programs say nobody. */
const wanted = field(
  (raw) => (typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : undefined),
  { type: ['string', 'number'], examples: ['10001'] },
);

const courier = z.object({
  tipo_identificacao: matching(/^.{0,20}$/, 'I')
    .optional()
    .meta({ enum: [...Object.keys(COURIER_IDENTIFICATION), 0] }),
  identificacao: wanted.optional(),
});

const common = {
  forma_pagamento: paymentCode(),
  paradas: z.array(stop).min(1).max(MAX_STOPS),
  retorno: flag().optional(),
  condutor: courier.optional(),
  data: data().optional(),
  hora: hora().optional(),
  antecedencia: integer(0, 1440, 30).optional(),
  categoria_id: id().optional(),
  categoria_nome: text(100, 'Moto').optional(),
  observacao: text(1000).optional(),
};

/** The hub says whose request it is. */
export const openRequestByHub = z.object({ ...common, empresa_id: id(), partida: departure });

/** A company orders for itself, and from its own address unless it says otherwise. */
export const openRequestByCompany = z.object({
  ...common,
  empresa_id: id().optional(),
  partida: departure.optional(),
});

export type OpenRequest = z.output<typeof openRequestByCompany>;
export type Departure = z.output<typeof departure>;
export type RequestedStop = z.output<typeof stop>;

/** Some programs say `coleta{endereco_coleta…}` where the contract says `partida{endereco…}`. */
export function withDeparture(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { partida, coleta, condutor } = body as Record<'partida' | 'coleta' | 'condutor', unknown>;
  const named = { ...body, condutor: isNobody(condutor) ? null : condutor };
  if (partida || typeof coleta !== 'object' || coleta === null) return named;
  const renamed = Object.entries(coleta).map(([key, value]): [string, unknown] => [
    key.replace(/_coleta$/, ''),
    value,
  ]);
  return { ...named, partida: Object.fromEntries(renamed) };
}

/** `[]`, `false` and 0 are how some programs write an empty object. */
function isNobody(condutor: unknown): boolean {
  return Array.isArray(condutor) ? condutor.length === 0 : condutor === 0 || condutor === false;
}

export const cancelRequest = z.object({
  id_mch: requestRef(),
  motivo_id: field((raw) => MOTIVE_IDS.find((motive) => String(motive) === String(raw as number).trim()), {
    type: ['integer', 'string'],
    enum: MOTIVE_IDS,
    examples: [6],
  }).optional(),
});

export const cancelScheduled = z.object({ id_mch_programada: requestRef() });
