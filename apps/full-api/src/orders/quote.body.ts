import { formatReais, toReais, type OrderQuote } from '#domain';
import { Shown } from '../openapi/shown.js';
import { describeKilometres, toKilometres } from '../vocabulary/measures.js';

export class QuoteBody {
  @Shown('number', 'Preço bruto', { example: 12.5 }) preco: number;
  @Shown('number', 'km da coleta à última entrega, ou ao retorno', { example: 4.2 }) distancia: number;
  @Shown('string', 'Preço por extenso', { example: 'R$ 12,50' }) precoDescricao: string;
  @Shown('string', 'Distância por extenso', { example: '4,20 km' }) distanciaDescricao: string;
}

export class OrderCancelledBody {
  @Shown('string', 'Confirmação', { example: 'Pedido cancelado' }) mensagem: string;
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
