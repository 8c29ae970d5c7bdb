import { HttpException } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '#domain';
import { readRequestBody, readRequestQuery } from './request.parser.js';
import {
  moneyAttribute,
  jsonAttribute,
  countAttribute,
  cpfAttribute,
  emailAttribute,
  flagAttribute,
  idAttribute,
  latitudeAttribute,
  codeAttribute,
  phoneAttribute,
  textAttribute,
} from './field.schemas.js';
import { withErrorCodes, exceptionOf, type ModelMException } from './error.mapper.js';

const schema = z.object({
  nome: textAttribute(10),
  id: idAttribute().optional(),
  valor: moneyAttribute({ zero: false }).optional(),
  lat: latitudeAttribute().optional(),
  retorno: flagAttribute().optional(),
  telefone: phoneAttribute().optional(),
  cpf: cpfAttribute().optional(),
  email: emailAttribute().optional(),
  letra: codeAttribute({ A: 'active', S: 'suspended' }).optional(),
  extra: jsonAttribute({}).optional(),
  itens: z.array(z.object({ id: idAttribute() })).optional(),
});

function problemsOf(work: () => unknown): [number, string][] {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(HttpException);
    return (error as ModelMException).errors.map(({ code, message }) => [code, message]);
  }
  return [];
}

describe('decoding', () => {
  it('reads the same value as number or as text', () => {
    const numbers = { nome: 5, id: 7, valor: 9.9, lat: -23.5, telefone: 11_900_000_000 };
    const texts = { nome: '5', id: ' 7 ', valor: '9.90', lat: '-23,5', telefone: '+55 (11) 90000-0000' };
    expect(readRequestBody(schema, numbers)).toEqual(readRequestBody(schema, texts));
    expect(readRequestBody(schema, numbers)).toEqual({
      nome: '5',
      id: 7,
      valor: 990,
      lat: -23.5,
      telefone: '11900000000',
    });
  });

  it('takes null and blanks for absent, and ignores what it does not know', () => {
    const given = { nome: 'x', id: null, valor: '', email: '  ', itens: null, outro: { a: 1 } };
    expect(readRequestBody(schema, given)).toEqual({ nome: 'x' });
    expect(problemsOf(() => readRequestBody(schema, { nome: '' }))).toEqual([
      [2, "Atributo 'nome' é obrigatório."],
    ]);
    expect(problemsOf(() => readRequestBody(schema, undefined))).toEqual([
      [2, "Atributo 'nome' é obrigatório."],
    ]);
  });

  it('reports every fault by its own code and path', () => {
    const wrong = {
      nome: 'mais de dez letras',
      id: 0,
      valor: '1.005',
      lat: 91,
      retorno: 'talvez',
      telefone: '12',
      cpf: '11111111111',
      email: 'a@b',
      letra: 'Z',
      itens: [{ id: 1 }, { id: 'x' }, {}],
    };
    expect(problemsOf(() => readRequestBody(schema, wrong))).toEqual([
      [24, 'Formato da entrada incorreto. nome'],
      [24, 'Formato da entrada incorreto. id'],
      [24, 'Formato da entrada incorreto. valor'],
      [24, 'Formato da entrada incorreto. lat'],
      [24, 'Formato da entrada incorreto. retorno'],
      [30, 'telefone inválido'],
      [54, 'CPF inválido'],
      [46, 'e-mail inválido'],
      [24, 'Formato da entrada incorreto. letra'],
      [24, 'Formato da entrada incorreto. itens.1.id'],
      [2, "Atributo 'itens.2.id' é obrigatório."],
    ]);
  });

  it.each([['text'], [[1]], [5], [true]])('refuses the body %j as a whole', (body) => {
    expect(problemsOf(() => readRequestBody(schema, body))).toEqual([[24, 'Formato da entrada incorreto.']]);
  });

  it('refuses what a database cannot hold', () => {
    for (const nome of ['a\u0000', '\ud800'])
      expect(problemsOf(() => readRequestBody(schema, { nome }))).toHaveLength(1);
    expect(problemsOf(() => readRequestBody(schema, { nome: 'x', extra: { a: ['\u0000'] } }))).toHaveLength(
      1,
    );
    expect(readRequestBody(schema, { nome: 'x', extra: { a: 'é 😀' } })).toEqual({
      nome: 'x',
      extra: { value: { a: 'é 😀' } },
    });
  });

  it('does not follow a body nested without end', () => {
    const nested = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) as unknown;
    expect(readRequestBody(schema, { nome: 'x', outro: nested })).toEqual({ nome: 'x' });
  });

  it('reads codes in either case and flags in every form', () => {
    expect(readRequestBody(schema, { nome: 'x', letra: 's', retorno: 'S' })).toMatchObject({
      letra: 'suspended',
      retorno: true,
    });
    for (const no of [false, 0, '0', 'false', 'N'])
      expect(readRequestBody(schema, { nome: 'x', retorno: no }).retorno).toBe(false);
  });

  it('takes the last of a parameter given twice, and lowers a limit to the largest', () => {
    const query = z.object({ limite: countAttribute(100, 20).optional() });
    expect(readRequestQuery(query, { limite: ['5', '500'] })).toEqual({ limite: 100 });
    expect(problemsOf(() => readRequestQuery(query, { limite: '0' }))).toHaveLength(1);
  });
});

describe('refusals of the core', () => {
  it('become one object, or one for each field', () => {
    const one = exceptionOf(new DomainError('invalid_value', { field: 'stops.1.latitude' }));
    expect(one.errors).toEqual([{ code: 24, message: 'Formato da entrada incorreto. paradas.1.lat_parada' }]);
    const fields = [
      { field: 'phone', code: 'not_unique' },
      { field: 'cpf', code: 'invalid_value' },
      { field: 'name', code: 'required_value' },
    ];
    const several = exceptionOf(new DomainError('invalid_value', { field: 'phone', fields }));
    expect(several.errors.map(({ code }) => code)).toEqual([30, 54, 2]);
  });

  it('carry the leader of a group and nothing else of the core', () => {
    const { errors: problems } = exceptionOf(
      new DomainError('order_grouped', { leaderId: 50123, status: 'pending' }),
    );
    expect(problems).toEqual([{ code: 97, message: expect.any(String), solicitacao_agrupadora_id: '50123' }]);
  });

  it('can be worded anew by a call', async () => {
    const work = Promise.reject(new DomainError('order_not_found'));
    await expect(withErrorCodes(work, { order_not_found: 75 })).rejects.toMatchObject({
      errors: [{ code: 75 }],
    });
    const other = Promise.reject(new DomainError('forbidden'));
    await expect(withErrorCodes(other, { order_not_found: 75 })).rejects.toBeInstanceOf(DomainError);
  });
});
