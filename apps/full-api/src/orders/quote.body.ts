import {
  addressLine,
  formatReais,
  toReais,
  type GivenQuote,
  type LocatedPlace,
  type OrderQuote,
} from '#domain';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { describeKilometres, toKilometres, wireInstant } from '../vocabulary/instant.mapper.js';

const PRECISIONS = { point: 'ponto', house: 'numero', stretch: 'trecho', street: 'rua' } as const;

export class FoundAddressBody {
  @Output('string', 'Endereço encontrado', { example: 'Rua das Acácias, 120 - Centro, Campinas' })
  endereco: string;
  @Output(
    'string',
    'ponto: enviado com coordenadas; trecho: pela numeração; rua: o número não está no mapa',
    {
      enum: Object.values(PRECISIONS),
    },
  )
  precisao: (typeof PRECISIONS)[keyof typeof PRECISIONS];
}

export class QuoteBody {
  @Output('number', 'Preço bruto', { example: 12.5 }) preco: number;
  @Output('number', 'km da coleta à última entrega, ou ao retorno', { example: 4.2 }) distancia: number;
  @Output('string', 'Preço por extenso', { example: 'R$ 12,50' }) precoDescricao: string;
  @Output('string', 'Distância por extenso', { example: '4,20 km' }) distanciaDescricao: string;
  @Output('string', 'Com Prefer: hold: o Quote-Id do pedido que custará este preço', { optional: true })
  cotacao_id?: string;
  @Output('string', 'Com Prefer: hold: até quando o preço está garantido', {
    optional: true,
    example: '2026-03-02T12:15:00.000000Z',
  })
  expira_em?: string;
  @Output('integer', 'Com Prefer: hold: minutos prometidos do pedido à entrega', {
    optional: true,
    example: 40,
  })
  minutos_prometidos?: number;
  @OutputList(() => FoundAddressBody, 'Endereços sem coordenadas: o que foi encontrado, a coleta primeiro', {
    optional: true,
  })
  enderecos_encontrados?: FoundAddressBody[];
}

export class OrderCancelledBody {
  @Output('string', 'Confirmação', { example: 'Pedido cancelado' }) mensagem: string;
}

/** Absent where each place came with its coordinates: nothing was looked up then. */
function foundAddresses({ pickup, stops }: OrderQuote['found']): Pick<QuoteBody, 'enderecos_encontrados'> {
  const places = [pickup, ...stops];
  if (places.every(({ precision }) => precision === 'point')) return {};
  const shown = ({ parts, precision }: LocatedPlace) => ({
    endereco: addressLine(parts),
    precisao: PRECISIONS[precision],
  });
  return { enderecos_encontrados: places.map(shown) };
}

export function toQuoteBody({ totalCents, distanceM, returnDistanceM, found }: OrderQuote): QuoteBody {
  const meters = distanceM + returnDistanceM;
  return {
    preco: toReais(totalCents),
    distancia: toKilometres(meters),
    precoDescricao: formatReais(totalCents),
    distanciaDescricao: describeKilometres(meters),
    ...foundAddresses(found),
  };
}

export function toHeldQuoteBody({ quote, quoteId, expiresAt, promiseMinutes }: GivenQuote): QuoteBody {
  return Object.assign(toQuoteBody(quote), {
    cotacao_id: quoteId,
    expira_em: wireInstant(expiresAt),
    minutos_prometidos: promiseMinutes,
  });
}
