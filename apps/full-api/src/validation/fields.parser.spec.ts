import { ListOrdersDto, CreateOrderDto } from '../orders/order.dto.js';
import { BlockCourierDto } from '../couriers/courier-list.queries.js';
import { CreateUserDto } from '../users/user.body.js';
import { TopUpDto } from '../wallets/wallet.body.js';
import { UpdateWebhookDto } from '../webhooks/webhooks.controller.js';
import { FieldValidationError } from './dto.parser.js';
import { readFields } from './fields.parser.js';

function read(dto: new () => object, value: unknown, source: 'body' | 'query' = 'body'): unknown {
  try {
    return readFields(dto, value, source);
  } catch (error) {
    if (error instanceof FieldValidationError) return error.errors;
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

  it('reads numbers and flags of a query string, where what is empty is absent', () => {
    expect(read(ListOrdersDto, { page: '2', limit: '' }, 'query')).toMatchObject({
      page: 2,
      limit: undefined,
    });
    expect(read(ListOrdersDto, { page: ['1', '2'] }, 'query')).toEqual({
      page: ['A página deve ser um número inteiro'],
    });
  });

  it('keeps a look-up without a value, which finds nothing', () => {
    expect(read(ListOrdersDto, { id: '', public_id: '', external_id: '' }, 'query')).toMatchObject({
      id: null,
      public_id: null,
      external_id: null,
    });
  });

  it.each([
    ['numbers as text', { tipo_veiculo_id: '10001' }, { tipo_veiculo_id: 10001 }],
    ['decimals as text', { dimensoes_pacote: { peso: ' 1.50' } }, { dimensoes_pacote: { peso: 1.5 } }],
    ['1 for a flag', { retorno_necessario: 1 }, { retorno_necessario: true }],
    ['"0" for a flag', { retorno_necessario: '0' }, { retorno_necessario: false }],
    ['"true" for a flag', { prova_entrega_necessaria: 'true' }, { prova_entrega_necessaria: true }],
    ['declared values with any decimals', { valor_pedidos: '10.999' }, { valor_pedidos: 10.999 }],
  ])('reads %s in a body', (_what, sent, kept) => {
    const body = { cliente_id: 1, tipo_veiculo_id: 1, endereco_coleta: { endereco: 'A' }, ...sent };
    expect(read(CreateOrderDto, { ...body, enderecos_entrega: [{ endereco: 'B' }] })).toMatchObject(kept);
  });

  it.each([
    ['a word', { tipo_veiculo_id: 'dez' }, 'O tipo de veículo deve ser um número inteiro'],
    ['an empty text', { tipo_veiculo_id: '' }, 'O tipo de veículo deve ser um número inteiro'],
    ['a fraction', { tipo_veiculo_id: '1.5' }, 'O tipo de veículo deve ser um número inteiro'],
    ['a flag', { tipo_veiculo_id: true }, 'O tipo de veículo deve ser um número inteiro'],
  ])('does not read %s as an id', (_what, body, message) => {
    expect(read(CreateOrderDto, body)).toMatchObject({ tipo_veiculo_id: [message] });
  });

  it('rounds away the noise of floats, and refuses what is finer than a cent', () => {
    const topUp = (valor: unknown) => read(TopUpDto, { valor, forma_pagamento: 'pix' });
    for (const valor of [89.69999999999999, '120.19999999999999'])
      expect(topUp(valor)).toMatchObject({ valor: Number(valor) });
    expect(topUp(10.999)).toEqual({ valor: ['O valor deve ter no máximo duas casas decimais'] });
    expect(topUp(1e-9)).toEqual({ valor: ['O valor deve ser maior que zero'] });
  });

  it('trims e-mails before anything else, and takes no day that does not exist', () => {
    const user = { nome: 'Ana', senha: 'segredo1', telefone: '11' };
    expect(read(CreateUserDto, { ...user, email: ' ana@example.com\n' })).toMatchObject({
      email: 'ana@example.com',
    });
    expect(read(BlockCourierDto, { bloqueado_ate: '2030-02-31T10:00:00Z' })).toEqual({
      bloqueado_ate: ['O fim do bloqueio deve ser uma data e hora no formato ISO 8601'],
    });
  });

  it('takes events as a set, and for a header only what every HTTP client sends', () => {
    const eventos = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'ORDER_CREATED' : 'ORDER_UPDATED'));
    expect(read(UpdateWebhookDto, { eventos, codigo_seguranca: 'Abc 123~' })).toMatchObject({
      eventos: ['ORDER_UPDATED', 'ORDER_CREATED'],
    });
    for (const codigo_seguranca of ['ação', 'a\nb', 'a\tb', '\u{1F600}', 'a\u007f'])
      expect(read(UpdateWebhookDto, { codigo_seguranca })).toEqual({
        codigo_seguranca: [expect.stringContaining('O código de segurança deve ter apenas')],
      });
  });

  it('does not look into a list that is refused for its length', () => {
    const enderecos_entrega = Array.from({ length: 100_000 }, () => ({}));
    expect(Object.keys(read(CreateOrderDto, { enderecos_entrega }) as object)).toEqual(
      expect.not.arrayContaining(['enderecos_entrega.0.endereco']),
    );
  });

  it("agrees with the label's article and number", () => {
    expect(
      read(CreateOrderDto, { enderecos_entrega: 1, dimensoes_pacote: [], prova_entrega_necessaria: 2 }),
    ).toMatchObject({
      enderecos_entrega: ['Os endereços de entrega devem ser uma lista'],
      dimensoes_pacote: ['As dimensões do pacote devem ser um objeto'],
      prova_entrega_necessaria: ['A prova de entrega deve ser verdadeiro ou falso'],
      tipo_veiculo_id: ['O tipo de veículo é obrigatório'],
    });
  });

  it.each([undefined, null, []])('takes %j for a body without fields', (body) => {
    expect(read(CreateOrderDto, body)).toMatchObject({ cliente_id: ['O cliente é obrigatório'] });
  });

  it.each(['texto', 1, [{}]])('refuses a body that is %j', (body) => {
    expect(read(CreateOrderDto, body)).toEqual({ body: ['O corpo deve ser um objeto'] });
  });
});
