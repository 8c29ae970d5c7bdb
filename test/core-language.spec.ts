import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignLanguage, unneededEntries } from './support/core-language.js';

const DOMAIN = 'libs/domain/src';

describe('the language of the core', () => {
  const sources = new Map(
    readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.spec\.ts$|^base\/migrations\//.test(path))
      .map((path) => [path, readFileSync(join(DOMAIN, path), 'utf8')]),
  );

  it('names no protocol and holds no Portuguese, except in listed files', () => {
    expect([...sources].flatMap(([path, source]) => foreignLanguage(path, source))).toEqual([]);
    expect(unneededEntries(sources)).toEqual([]);
  });

  it.each([
    [`if (face === 'open-delivery') refuse();`, 'names a protocol'],
    [`/** As Model M writes it. */`, 'names a protocol'],
    [`const source = 'full_api';`, 'names a protocol'],
    [`@Column() odEnabled: boolean;`, 'names a protocol'],
    [`const text = \`Estorno do pedido \${id}\`;`, 'speaks Portuguese: Estorno do pedido  ? '],
    [`const text = 'Não há entregador';`, 'speaks Portuguese: Não há entregador'],
  ])('is not %s', (source, reason) => {
    expect(foreignLanguage('ordering/orders/order.rules.ts', source)).toEqual([
      `ordering/orders/order.rules.ts ${reason}`,
    ]);
  });

  it('takes English, SQL and odd names', () => {
    const source = `const sql = 'insert into orders values ($1) on conflict do nothing'; // an odd one, model or full`;
    expect(foreignLanguage('ordering/orders/order.rules.ts', source)).toEqual([]);
  });
});
