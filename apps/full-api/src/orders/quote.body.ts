import { formatReais, toReais, type OrderQuote } from '#domain';
import { Output } from '../openapi/output.decorator.js';
import { describeKilometres, toKilometres } from '../vocabulary/distance.mapper.js';

export class QuoteBody {
  @Output('number', 'Preço bruto', { example: 12.5 }) preco: number;
  @Output('number', 'km da coleta à última entrega, ou ao retorno', { example: 4.2 }) distancia: number;
  @Output('string', 'Preço por extenso', { example: 'R$ 12,50' }) precoDescricao: string;
  @Output('string', 'Distância por extenso', { example: '4,20 km' }) distanciaDescricao: string;
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
