import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { runs } from '../../../../test/support/test-mode.js';
import { BlockCourierDto } from '../couriers/courier-list.queries.js';
import { CallCourierDto, CreateOrderDto, QuoteDto } from '../orders/order.dto.js';
import { CreateUserDto, UpdateUserDto } from '../users/user.body.js';
import { DebitDto, TopUpDto } from '../wallets/wallet.body.js';
import { CreateWebhookDto, UpdateWebhookDto } from '../webhooks/webhooks.controller.js';
import { type FieldErrors, fieldsOf, parseDto } from './dto.parser.js';
import { FIELD_CONSTRAINT } from './field.decorator.js';

type Dto = new () => object;
type Body = Record<string, unknown>;

const DTOS: readonly Dto[] = [
  CreateOrderDto,
  QuoteDto,
  CallCourierDto,
  CreateUserDto,
  UpdateUserDto,
  DebitDto,
  TopUpDto,
  CreateWebhookDto,
  UpdateWebhookDto,
  BlockCourierDto,
];
const BODIES = runs(2_000, 10_000);

/** Values that are right in some fields and wrong in others. */
const PLAUSIBLE: readonly unknown[] = [
  10001,
  '10001',
  1.5,
  '59.90',
  89.69999999999999,
  true,
  'false',
  0,
  'Rua dos Ipês, 250',
  ' alvorada@example.com ',
  'segredo1',
  'pix',
  'faturado',
  'pending',
  '2030-02-28T10:00:00Z',
  ['ORDER_CREATED', 'ORDER_CREATED'],
];
const WRONG: readonly unknown[] = [
  null,
  '',
  ' ',
  'NaN',
  '1e400',
  -1,
  1.005,
  10.999,
  2 ** 53,
  'a\0b',
  '\ud800',
  'é'.repeat(501),
  '2030-02-31T10:00:00Z',
  [],
  {},
  [[]],
  [null],
  [{}],
  [1, 'x'],
  { toString: 1, valueOf: 2 },
];

function bodyOf(dto: Dto): fc.Arbitrary<Body> {
  const fields = fieldsOf(dto).map(({ name, nested, isList = false }) => {
    const inner = nested ? bodyOf(nested()) : fc.constantFrom(...PLAUSIBLE);
    const value = isList ? fc.array(fc.oneof(inner, fc.constantFrom(...WRONG)), { maxLength: 3 }) : inner;
    const drawn = fc.oneof(
      { weight: 8, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom(...WRONG) },
    );
    return [name, drawn] as const;
  });
  return fc.record({ ...Object.fromEntries(fields), desconhecido: fc.json() }, { requiredKeys: [] });
}

/** The judgement of class-transformer and class-validator. */
function judgeByLibraries(dto: Dto, body: Body): { errors: FieldErrors; read: object } {
  const instance = plainToInstance(dto, body);
  const faults = validateSync(instance, { forbidUnknownValues: false });
  return { errors: messagesOf(faults), read: instance };
}

function judgeCompiled(dto: Dto, body: Body): { errors: FieldErrors; read: object } {
  const errors: FieldErrors = {};
  const read = parseDto(dto, body, errors);
  return { errors, read };
}

/** The message of a faulty field, without faults inside it. */
function messagesOf(faults: readonly ValidationError[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { property, constraints, children } of faults) {
    const path = `${prefix}${property}`;
    if (constraints !== undefined)
      errors[path] = [constraints[FIELD_CONSTRAINT] ?? 'O item deve ser um objeto'];
    else Object.assign(errors, messagesOf(children ?? [], `${path}.`));
  }
  return errors;
}

/** class-transformer keeps unknown keys. */
function declaredOf(dto: Dto, instance: object): unknown {
  const read = instance as Body;
  const pairs = fieldsOf(dto).map(({ name, nested }) => {
    const value = read[name];
    const type = nested?.();
    if (!type || typeof value !== 'object' || value === null) return [name, value];
    return [
      name,
      Array.isArray(value) ? value.map((item) => declaredOf(type, item as object)) : declaredOf(type, value),
    ];
  });
  return Object.fromEntries(pairs);
}

describe('the validation that is compiled from the declared fields', () => {
  it(`judges ${BODIES} random bodies as class-validator does, message by message`, () => {
    let accepted = 0;
    const sent = fc.oneof(...DTOS.map((dto) => bodyOf(dto).map((body) => ({ dto, body }))));
    fc.assert(
      fc.property(sent, ({ dto, body }) => {
        const compiled = judgeCompiled(dto, body);
        const judged = judgeByLibraries(dto, structuredClone(body));
        if (!isDeepStrictEqual(compiled.errors, judged.errors))
          expect(compiled.errors).toEqual(judged.errors);
        if (Object.keys(judged.errors).length > 0) return;
        accepted++;
        expect(declaredOf(dto, compiled.read)).toEqual(declaredOf(dto, judged.read));
      }),
      { numRuns: BODIES },
    );
    expect(accepted).toBeGreaterThan(BODIES / 50);
  });

  it('finds the fields of a class and of those it extends, the last declaration first', () => {
    expect(
      fieldsOf(DebitDto)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['descricao', 'external_id', 'permitir_saldo_negativo', 'valor']);
  });
});
