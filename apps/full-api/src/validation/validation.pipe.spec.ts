import type { ArgumentMetadata } from '@nestjs/common';
import { ListOrdersDto, CreateOrderDto } from '../orders/orders.dto.js';
import { TopUpDto } from '../wallets/wallets.dto.js';
import { InvalidFieldsError } from './invalid-fields.error.js';
import { FieldsPipe } from './validation.pipe.js';

const pipe = new FieldsPipe();

function read(metatype: new () => object, value: unknown, type: ArgumentMetadata['type'] = 'body'): unknown {
  try {
    return pipe.transform(value, { type, metatype });
  } catch (error) {
    if (error instanceof InvalidFieldsError) return error.errors;
    throw error;
  }
}

describe('reading what a caller sent', () => {
  it('keeps what is declared, as an instance of the DTO, and nothing else', () => {
    const dto = read(TopUpDto, { valor: 1.5, forma_pagamento: 'pix', outra: 1, toString: 'x' });
    expect(dto).toBeInstanceOf(TopUpDto);
    expect(dto).toEqual(expect.objectContaining({ valor: 1.5, forma_pagamento: 'pix' }));
    expect(Object.keys(dto as object)).not.toContain('outra');
  });

  it('reads numbers and flags of a query string, where a body must have them right', () => {
    expect(read(ListOrdersDto, { page: '2', limit: '10', id: '' }, 'query')).toMatchObject({
      page: 2,
      limit: 10,
    });
    expect(read(ListOrdersDto, { page: '2' })).toEqual({ page: ['A página deve ser um número inteiro'] });
    expect(read(ListOrdersDto, { page: ['1', '2'] }, 'query')).toEqual({
      page: ['A página deve ser um número inteiro'],
    });
  });

  it('does not look into a list that is refused for its length', () => {
    const enderecos_entrega = Array.from({ length: 100_000 }, () => ({}));
    expect(Object.keys(read(CreateOrderDto, { enderecos_entrega }) as object)).toEqual(
      expect.not.arrayContaining(['enderecos_entrega.0.endereco']),
    );
  });

  it('agrees with article and number of what it speaks of', () => {
    expect(
      read(CreateOrderDto, { enderecos_entrega: 1, dimensoes_pacote: [], prova_entrega_necessaria: 1 }),
    ).toMatchObject({
      enderecos_entrega: ['Os endereços de entrega devem ser uma lista'],
      dimensoes_pacote: ['As dimensões do pacote devem ser um objeto'],
      prova_entrega_necessaria: ['A prova de entrega deve ser verdadeiro ou falso'],
      tipo_veiculo_id: ['O tipo de veículo é obrigatório'],
    });
  });

  it.each(['texto', 1, []])('refuses a body that is %j', (body) => {
    expect(read(CreateOrderDto, body)).toEqual({ body: ['O corpo deve ser um objeto'] });
  });
});
