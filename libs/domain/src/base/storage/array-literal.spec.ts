import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { arrayLiteral } from './statement.js';

describe('an array as a parameter', () => {
  let core: TestCore;

  beforeAll(async () => {
    core = await testCore();
  });
  afterAll(() => core.close());

  it.each<[string, unknown[]]>([
    [
      'text',
      [
        'plain',
        '',
        'NULL',
        'null',
        ' spaces ',
        'a,b',
        '{c}',
        'say "hi"',
        'back\\slash',
        'two\nlines',
        'São João 🛵',
        null,
      ],
    ],
    ['int', [1, -2, 2_147_483_647, null]],
    ['double precision', [1.5, -0.1, 1e-7, 1e21, Infinity, -Infinity]],
    ['boolean', [true, false, null]],
    ['timestamptz', [new Date('2026-03-01T12:34:56.789Z'), new Date('1899-12-31T23:59:59.999Z'), null]],
    ['text', []],
  ])('of %s arrives as it was', async (type, values) => {
    const row = await core.db.first<{ back: unknown[] }>(`select $1::${type}[] as back`, [values]);
    expect(row?.back).toEqual(values);
    expect(typeof arrayLiteral(values)).toBe('string');
  });

  it.each<[string, unknown[]]>([
    [
      'arrays',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['objects', [{ a: 1 }]],
    ['bytes', [Buffer.from('a')]],
    ['an instant before our era', [new Date(-1e14)]],
  ])('of %s is left to the driver', (_, values) => {
    expect(arrayLiteral(values)).toBeNull();
  });
});
