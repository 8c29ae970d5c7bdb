import { breaksOf, type Contract } from './contract.rules.js';

const released: Contract = {
  operations: {
    'post /orders': { parameters: { 'query dry?': 'boolean' }, body: '@New', answers: { 201: '@Order' } },
  },
  schemas: {
    New: { street: 'string', 'how?': "'car'|'bike'", 'stops?': [{ name: 'string' }] },
    Order: { id: 'integer', courier: 'string|null', status: "'new'|'done'" },
  },
};
const { operations, schemas } = released;
const { 'post /orders': create } = operations as { 'post /orders': Contract['operations'][string] };
const withSchemas = (more: object) => ({ operations, schemas: { ...schemas, ...more } });
const withOperation = (more: object) => ({ schemas, operations: { 'post /orders': { ...create, ...more } } });

describe('a contract', () => {
  it.each<[string, object, string]>([
    ['an operation', { operations: {}, schemas }, 'post /orders: gone'],
    ['a parameter', withOperation({ parameters: {} }), 'post /orders query dry: gone'],
    ['an answer', withOperation({ answers: { 200: '@Order' } }), 'post /orders 201: gone'],
    [
      'a field that is sent',
      withSchemas({ New: { street: 'string', 'how?': "'car'|'bike'" } }),
      'New stops: gone',
    ],
    [
      'a value that is sent',
      withSchemas({ New: { street: 'string', 'how?': "'car'", 'stops?': [{ name: 'string' }] } }),
      "New how: 'bike' is refused",
    ],
    [
      'the choice to leave a field out',
      withSchemas({ New: { ...(schemas['New'] as object), city: 'string' } }),
      'New city: is required',
    ],
    [
      'a field of a list',
      withSchemas({ New: { street: 'string', 'how?': "'car'|'bike'", 'stops?': [{ title: 'string' }] } }),
      'New stops[] name: gone',
    ],
    [
      'a field that is answered',
      withSchemas({ Order: { id: 'integer', status: "'new'|'done'" } }),
      'Order courier: gone',
    ],
    [
      'the presence of a field',
      withSchemas({ Order: { 'id?': 'integer', courier: 'string|null', status: "'new'|'done'" } }),
      'Order id: may be missing',
    ],
    [
      'a type',
      withSchemas({ Order: { id: 'string', courier: 'string|null', status: "'new'|'done'" } }),
      'Order id: string is new',
    ],
    [
      'the list of values',
      withSchemas({ Order: { id: 'integer', courier: 'string|null', status: "'new'|'done'|'lost'" } }),
      "Order status: 'lost' is new",
    ],
  ])('that loses %s breaks clients', (_, present, said) => {
    expect(breaksOf(released, present as unknown as Contract)).toContain(said);
  });

  it('may accept more and promise more', () => {
    const New = {
      'street?': 'string',
      'how?': "'car'|'bike'|'boat'",
      'stops?': [{ 'name?': 'string' }],
      'note?': 'string',
    };
    const Order = { id: 'integer', courier: 'string', status: "'new'", paid: 'boolean' };
    const more = { ...operations, 'get /orders': { parameters: {}, answers: {} } };
    expect(breaksOf(released, { operations: more, schemas: { New, Order } } as unknown as Contract)).toEqual(
      [],
    );
  });
});
