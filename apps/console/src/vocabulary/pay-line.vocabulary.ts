import type { StatementLine } from '#domain';

/** What the lines of a courier's pay are called in documents, in Portuguese. */
export const PAY_LINE_NAMES: Readonly<Record<StatementLine['payLines'][number]['kind'], string>> = {
  base: 'Preço base',
  distance: 'Quilômetros',
  stops: 'Paradas extras',
  return: 'Volta à loja',
  minimum: 'Mínimo do preço',
  period: 'Horário',
  surge: 'Preço dinâmico',
  agreed: 'Combinado à parte',
  pay_minimum: 'Até o mínimo do pedido',
  pay_distance: 'Até o mínimo por km',
  rush: 'Bônus do modo pico ou chuva',
  failed: 'Não entregue',
  return_ride: 'Volta com a mercadoria',
  waiting: 'Espera',
  raise: 'A mais, pela empresa',
  floor: 'Até o piso',
  tip: 'Gorjeta',
};
