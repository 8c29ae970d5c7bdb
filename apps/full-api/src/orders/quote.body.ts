import { formatReais, toReais, type GivenQuote, type OrderQuote } from '#domain';
import { Output } from '../openapi/output.decorator.js';
import { describeKilometres, toKilometres } from '../vocabulary/distance.mapper.js';
import { wireInstant } from '../vocabulary/instant.mapper.js';

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
}

export class OrderCancelledBody {
  @Output('string', 'Confirmação', { example: 'Pedido cancelado' }) mensagem: string;
}

export function toQuoteBody({ totalCents, distanceM, returnDistanceM }: OrderQuote): QuoteBody {
  const meters = distanceM + returnDistanceM;
  return {
    preco: toReais(totalCents),
    distancia: toKilometres(meters),
    precoDescricao: formatReais(totalCents),
    distanciaDescricao: describeKilometres(meters),
  };
}

export function toHeldQuoteBody({ quote, quoteId, expiresAt, promiseMinutes }: GivenQuote): QuoteBody {
  return Object.assign(toQuoteBody(quote), {
    cotacao_id: quoteId,
    expira_em: wireInstant(expiresAt),
    minutos_prometidos: promiseMinutes,
  });
}
